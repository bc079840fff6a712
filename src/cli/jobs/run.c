/* SPDX-License-Identifier: MIT */
/*
 * `ennead run`: works on a folder of parts, see job_folder.h. A part is claimed by making a file
 * that must not exist yet; its time is set every few seconds. A claim whose time stands still is
 * taken from its owner, who is thought dead. If the owner is only slow, both make the same bytes,
 * and the last to rename its result wins; so nothing is lost or doubled.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/writer.h"
#include "cli/files/destination.h"
#include "cli/files/print.h"
#include "cli/jobs/job_words.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

enum { DEFAULT_PARTS = 100, MOST_PARTS = 1000000, HEARTBEAT = 5, DEFAULT_PATIENCE = 60 };

struct run_settings {
    struct settings common;
    bool create, status, merge;
    uint64_t parts, patience;
};

struct worker {
    struct job job;
    uint64_t patience; /* seconds without a heartbeat after which an owner is thought dead */
    uint64_t part;
    char claim[JOB_PATH], result[JOB_PATH], messages[JOB_PATH];
};

static const struct option_row options[] = {
    {
        .name = "create",
        .group = "What to do",
        .help = "make the folder JOB, with the command and its input",
        .flag = offsetof(struct run_settings, create),
    },
    {
        .name = "parts",
        .argument_name = "N",
        .group = "What to do",
        .help = "with --create, divide the work into N parts",
        .standard = "100",
        .stored = STORE_NUMBER(struct run_settings, parts, 1, MOST_PARTS),
    },
    {
        .name = "status",
        .group = "What to do",
        .help = "write how many parts are done, in work and left",
        .flag = offsetof(struct run_settings, status),
    },
    {
        .name = "merge",
        .group = "What to do",
        .help = "check the results of all parts, and write them in order",
        .flag = offsetof(struct run_settings, merge),
    },
    {
        .name = "patience",
        .argument_name = "N",
        .group = "What to do",
        .help = "take over a part whose process has shown no life for N seconds",
        .standard = "60",
        .stored = STORE_NUMBER(struct run_settings, patience, 1, UINT32_MAX),
    },
    OUTPUT_OPTION("What to do"),
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* -------------------------------------------------------------------------------------- claims */

/* Seconds since a claim's last heartbeat, by the clock of the file system; -1: there is none, or
 * errno says why it is not known. */
static double age_of(const struct worker *worker, const char *claim)
{
    char path[JOB_PATH];
    struct stat there, now;
    snprintf(path, sizeof path, "%s/clock-%ld", worker->job.folder, (long)getpid());
    const int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    const bool known = fd >= 0 && futimens(fd, NULL) == 0 && fstat(fd, &now) == 0;
    const int error = known ? 0 : errno;
    if (fd >= 0) {
        close(fd);
        unlink(path);
    }
    errno = error;
    if (!known || stat(claim, &there) != 0)
        return -1;
    /* A heartbeat may come between the two. */
    const double age = (double)now.st_mtim.tv_sec - (double)there.st_mtim.tv_sec;
    return age > 0 ? age : 0;
}

/* Takes a claim away from a process that has died. Only one of several can rename it. Returns
 * false, with errno set, if the folder cannot be written. */
static bool take_away(struct worker *worker)
{
    char stale[JOB_PATH + 32];
    const double age = age_of(worker, worker->claim);
    if (age < 0 && errno != ENOENT)
        return false;
    if (age < (double)worker->patience)
        return true;
    snprintf(stale, sizeof stale, "%s.%ld", worker->claim, (long)getpid());
    if (rename(worker->claim, stale) == 0)
        unlink(stale);
    else if (errno != ENOENT)
        return false;
    return true;
}

enum claimed { CLAIM_MADE, CLAIM_OF_ANOTHER, CLAIM_FAILED };

static enum claimed claim(struct worker *worker)
{
    for (int tries = 0; tries < 2; tries++) {
        const int fd = open(worker->claim, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0) {
            close(fd);
            return CLAIM_MADE;
        }
        if (errno != EEXIST || !take_away(worker)) {
            (void)job_trouble(worker->claim, "cannot claim");
            return CLAIM_FAILED;
        }
    }
    return CLAIM_OF_ANOTHER;
}

/* ---------------------------------------------------------------------------------------- work */

static int open_new(const char *path)
{
    return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
}

/* Becomes the program that works on the part. */
static _Noreturn void become(const struct worker *worker)
{
    enum { UNUSABLE = 127 };
    char part[64];
    char *words[JOB_MOST_WORDS + 3];
    static char name[] = "ennead";
    size_t count = 0;
    snprintf(part, sizeof part, "--part=%" PRIu64 "/%" PRIu64, worker->part, worker->job.parts);
    words[count++] = name;
    words[count++] = worker->job.words[0];
    words[count++] = part;
    for (size_t i = 1; i < worker->job.word_count; i++)
        words[count++] = worker->job.words[i];
    words[count] = NULL;
    /* If this process dies, nobody waits for what it started. */
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int output = open_new(worker->result), messages = open_new(worker->messages);
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (output >= 0 && messages >= 0 && nothing >= 0 && chdir(worker->job.where) == 0 &&
        dup2(nothing, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
        dup2(messages, STDERR_FILENO) >= 0)
        execv("/proc/self/exe", words);
    _exit(UNUSABLE);
}

/* Waits for the process, and shows meanwhile that it is alive. Returns how it ended. */
static int attend(const struct worker *worker, pid_t child)
{
    enum { FIRST = 1, LONGEST = 100 };
    int status = 0, wait = FIRST, waited = 0;
    bool asked = false;
    while (waitpid(child, &status, WNOHANG) == 0) {
        struct pollfd stop = {.fd = signals_wake_fd(), .events = POLLIN};
        (void)poll(&stop, signals_stopped() ? 0 : 1, wait);
        waited += wait;
        wait = wait < LONGEST ? 2 * wait : LONGEST;
        if (signals_stopped() && !asked) {
            asked = true;
            kill(child, SIGTERM);
        }
        if (waited >= HEARTBEAT * 1000) {
            waited = 0;
            (void)utimensat(AT_FDCWD, worker->claim, NULL, 0);
        }
    }
    return status;
}

/* Moves a file of the part to its place. */
static bool keep(const struct worker *worker, const char *from, const char *kind)
{
    char path[JOB_PATH];
    const int fd = open(from, O_RDONLY | O_CLOEXEC);
    job_path(&worker->job, kind, worker->part, path);
    const bool kept = fd >= 0 && fsync(fd) == 0 && rename(from, path) == 0;
    if (fd >= 0)
        close(fd);
    return kept || job_trouble(path, "cannot write") == EXIT_ANSWERED;
}

/* Says that the part is done. */
static bool finish(const struct worker *worker, int code)
{
    char path[JOB_PATH + 32];
    struct job_result result;
    if (!job_hash(worker->result, UINT64_MAX, &result))
        return job_trouble(worker->result, "cannot read") == EXIT_ANSWERED;
    snprintf(path, sizeof path, "%s.done", worker->result);
    FILE *file = fopen(path, "we");
    if (file == NULL)
        return job_trouble(path, "cannot write") == EXIT_ANSWERED;
    const bool written =
        fprintf(file, "%" PRIu64 " %016" PRIx64 " %d\n", result.bytes, result.hash, code) > 0;
    const bool closed = fclose(file) == 0;
    return written && closed && keep(worker, worker->result, "result") &&
           keep(worker, worker->messages, "messages") && keep(worker, path, "done");
}

/* Works on a part that has been claimed. */
static enum exit_code work_on(struct worker *worker)
{
    const pid_t child = fork();
    if (child == 0)
        become(worker);
    if (child < 0)
        return job_trouble("ennead", "cannot start");
    const int status = attend(worker, child);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    const bool answered = code == EXIT_ANSWERED || code == EXIT_UNANSWERED || code == EXIT_INPUT;
    enum exit_code outcome = EXIT_ANSWERED;
    if (!answered && !signals_stopped()) {
        message("part %" PRIu64 " ended with exit code %d; see %s", worker->part, code,
                worker->messages);
        outcome = EXIT_IO;
    } else if (!answered) {
        unlink(worker->messages);
    } else if (!finish(worker, code)) {
        outcome = EXIT_IO;
    }
    if (!answered)
        unlink(worker->result);
    unlink(worker->claim);
    return outcome;
}

/* Where a process begins: each elsewhere, so that many that begin at once do not all try the same
 * claims. */
static uint64_t first_part(const struct worker *worker, const char *host)
{
    uint64_t hash = (uint64_t)getpid();
    for (; *host != '\0'; host++)
        hash = hash * 31 + (unsigned char)*host;
    return hash * 0x9e3779b97f4a7c15u % worker->job.parts;
}

/* Claims parts and works on them until none is left. */
static enum exit_code work(struct worker *worker)
{
    char host[64] = "";
    struct job_result result;
    enum exit_code code = EXIT_ANSWERED;
    (void)gethostname(host, sizeof host - 1);
    const uint64_t parts = worker->job.parts, first = first_part(worker, host);
    for (uint64_t i = 0; i < parts && code == EXIT_ANSWERED && !signals_stopped(); i++) {
        const uint64_t part = (first + i) % parts + 1;
        worker->part = part;
        job_path(&worker->job, "claim", part, worker->claim);
        if (job_result(&worker->job, part, &result))
            continue;
        const enum claimed claimed = claim(worker);
        if (claimed == CLAIM_FAILED)
            return EXIT_IO;
        if (claimed == CLAIM_OF_ANOTHER)
            continue;
        snprintf(worker->result, JOB_PATH, "%s/work-%s-%ld-%" PRIu64, worker->job.folder, host,
                 (long)getpid(), part);
        snprintf(worker->messages, JOB_PATH, "%s/said-%s-%ld-%" PRIu64, worker->job.folder, host,
                 (long)getpid(), part);
        /* Another process may have finished it since. */
        if (job_result(&worker->job, part, &result))
            unlink(worker->claim);
        else
            code = work_on(worker);
    }
    return code;
}

/* ------------------------------------------------------------------------- what has been done */

static enum exit_code print_status(const struct worker *worker)
{
    uint64_t done = 0, at_work = 0, stale = 0;
    struct text text = {0};
    for (uint64_t part = 1; part <= worker->job.parts; part++) {
        struct job_result result;
        char path[JOB_PATH];
        job_path(&worker->job, "claim", part, path);
        if (job_result(&worker->job, part, &result)) {
            done++;
            continue;
        }
        const double age = access(path, F_OK) == 0 ? age_of(worker, path) : -1;
        at_work += age >= 0 && age < (double)worker->patience;
        stale += age >= (double)worker->patience;
    }
    text_format(&text,
                "parts %" PRIu64 "\ndone %" PRIu64 "\nat_work %" PRIu64 "\nabandoned %" PRIu64
                "\nleft %" PRIu64 "\n",
                worker->job.parts, done, at_work, stale,
                worker->job.parts - done - at_work - stale);
    return graver(print_text(&text), done < worker->job.parts ? EXIT_UNANSWERED : EXIT_ANSWERED);
}

/* Checks that all parts are done and their results are what they were. */
static enum exit_code check_results(const struct worker *worker)
{
    enum exit_code code = EXIT_ANSWERED;
    for (uint64_t part = 1; part <= worker->job.parts; part++) {
        struct job_result told, found;
        char path[JOB_PATH];
        job_path(&worker->job, "result", part, path);
        if (!job_result(&worker->job, part, &told)) {
            message("part %" PRIu64 " is not done", part);
            return EXIT_IO;
        }
        if (!job_hash(path, UINT64_MAX, &found) || found.bytes != told.bytes ||
            found.hash != told.hash) {
            message("%s: this is not the result that was written; remove done-%07" PRIu64
                    " to have it made again",
                    path, part);
            return EXIT_IO;
        }
        code = graver(code, told.code);
    }
    return code;
}

static bool copy(const char *path, struct writer *writer)
{
    char text[1 << 14];
    ssize_t got = 1;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    while (fd >= 0 && (got = read(fd, text, sizeof text)) > 0)
        if (writer != NULL)
            writer_put(writer, text, (size_t)got);
        else
            message_put(text, (size_t)got);
    if (fd >= 0)
        close(fd);
    return fd >= 0 && got == 0;
}

static enum exit_code merge(const struct worker *worker)
{
    static struct writer writer;
    enum exit_code code = check_results(worker);
    if (code == EXIT_IO)
        return code;
    writer_start(&writer, STDOUT_FILENO);
    for (uint64_t part = 1; part <= worker->job.parts; part++) {
        char path[JOB_PATH];
        job_path(&worker->job, "result", part, path);
        if (!copy(path, &writer))
            code = job_trouble(path, "cannot read");
        job_path(&worker->job, "messages", part, path);
        if (!copy(path, NULL))
            code = job_trouble(path, "cannot read");
    }
    writer_finish(&writer);
    return graver(code, destination_check(writer.error));
}

/* -------------------------------------------------------------------------------------- command */

#define ADDRESS(name) &name##_command,
static const struct command *const commands[] = {COMMANDS(ADDRESS)};
#undef ADDRESS

/* The command of that name, if its work can be divided; or NULL. */
static const struct command *divisible(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return options_named(commands[i]->options, "part") != NULL ? commands[i] : NULL;
    return NULL;
}

static enum exit_code create(const struct command *command, const struct run_settings *settings)
{
    char *const *words = settings->common.files + 1;
    const size_t count = settings->common.file_count - 1;
    const struct command *divided = count > 0 ? divisible(words[0]) : NULL;
    struct job_files files;
    if (divided == NULL)
        return message_usage(command->name,
                             "after -- comes a command that has parts: -- rate puzzles.txt");
    if (count > JOB_MOST_WORDS)
        return message_usage(command->name, "that command has too many words");
    for (size_t i = 1; i < count; i++)
        if (strchr(words[i], '\n') != NULL)
            return message_usage(command->name, "a word with a line end cannot be part of a job");
    const enum exit_code code = job_words_check(command->name, divided, words, count, &files);
    return code == EXIT_ANSWERED
               ? job_create(settings->common.files[0], settings->parts, words, count, &files)
               : code;
}

static enum exit_code run_run(const struct command *command, int argc, char **argv)
{
    static struct worker worker;
    struct run_settings settings = {.parts = DEFAULT_PARTS, .patience = DEFAULT_PATIENCE};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    if (settings.create + settings.status + settings.merge > 1)
        return message_usage(command->name, "only one of --create, --status and --merge");
    if (settings.common.output_file != NULL && !settings.merge && !settings.status)
        return message_usage(command->name, "--output goes with --merge or --status");
    if (settings.common.file_count == 0)
        return message_usage(command->name, "which folder?");
    if (settings.create)
        return create(command, &settings);
    if (settings.common.file_count > 1)
        return message_usage(command->name, "'%s' is one argument too many",
                             settings.common.files[1]);
    struct stat status;
    if (stat(settings.common.files[0], &status) == 0 && !S_ISDIR(status.st_mode))
        return message_usage(command->name, "'%s' is not a folder", settings.common.files[0]);
    worker.patience = settings.patience;
    code = job_open(&worker.job, settings.common.files[0]);
    if (code == EXIT_ANSWERED)
        code = settings.status  ? print_status(&worker)
               : settings.merge ? merge(&worker)
                                : work(&worker);
    if (code == EXIT_IO)
        destination_abandon();
    job_close(&worker.job);
    return code;
}

static const struct example examples[] = {
    {"ennead run job --create -- rate hard.txt", "make a folder of work, of 100 parts"},
    {"ennead run job", "work on it; on as many machines as you like"},
    {"ennead run job --merge -o ratings.txt", "check the results, and write them in order"},
};

const struct command run_command = {
    .name = "run",
    .arguments = "[OPTION]... JOB [-- COMMAND [OPTION]... FILE...]",
    .summary = "work on a folder of parts, with other processes and machines",
    .about =
        "With --create, makes the folder JOB for a command that takes --part. Then works on parts "
        "until none is left. Any number of processes on any machines that share the folder and the "
        "input can do so at the same time; any of them may die. A part whose process shows no life "
        "is done again by another one. With --merge, writes what the command alone would have "
        "written. See docs/scale.md.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "no part was left that could be claimed; with --status, all are done",
    .unanswered = "with --status, some parts are not done",
    .run = run_run,
};
