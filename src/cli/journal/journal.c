/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/journal/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/text.h"
#include "cli/base/utf8.h"
#include "cli/files/destination.h"
#include "cli/files/given_puzzle.h"

enum { OUTPUT_END = 1 << 12, CHECKSUM_LENGTH = 18, INPUT_BEGINNING = 1 << 16 };

struct journal {
    const char *name;
    int fd;
    enum journal_past past;
    struct journal_state last;
    uint64_t bytes; /* of the output */
    uint64_t hash;  /* of its end, as the last line that was read says */
    enum { LAST_IS_WRITTEN, LAST_IS_NOTED } noted;
    double next; /* when the next line is added, on the clock of progress_clock */
    struct text head;
};

/* ----------------------------------------------------------------------------------- checksums */

static const uint64_t hash_begins = 0xcbf29ce484222325u;

/* FNV-1a. */
static uint64_t hash_more(uint64_t hash, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
    return hash;
}

/* Ends a line that began at `at` of the text. */
static void end_line(struct text *text, size_t at)
{
    if (!text->failed)
        text_format(text, " #%016" PRIx64 "\n",
                    hash_more(hash_begins, text->bytes + at, text->length - at));
}

/* The length of the first line of a text without its checksum and end; 0 if it is torn. */
static size_t whole_line(const char *text, size_t length)
{
    const char *end = memchr(text, '\n', length);
    char sum[CHECKSUM_LENGTH + 1];
    if (end == NULL || end - text <= CHECKSUM_LENGTH)
        return 0;
    const size_t told = (size_t)(end - text) - CHECKSUM_LENGTH;
    snprintf(sum, sizeof sum, " #%016" PRIx64, hash_more(hash_begins, text, told));
    return memcmp(sum, text + told, CHECKSUM_LENGTH) == 0 ? told : 0;
}

/* ---------------------------------------------------------------------------------- first lines */

/* Hashes the beginning of an input file. */
static enum exit_code hash_input(const char *name, uint64_t *size, uint64_t *hash)
{
    struct text text = {0};
    const int fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    const off_t end = fd >= 0 ? lseek(fd, 0, SEEK_END) : -1;
    enum exit_code code = EXIT_ANSWERED;
    if (strcmp(name, "-") == 0 || given_puzzle_is(name) || (fd >= 0 && end < 0)) {
        message("%s: --journal needs files, which can be read again", name);
        code = EXIT_IO;
    } else if (fd < 0) {
        message("%s: cannot open: %s", name, strerror(errno));
        code = EXIT_IO;
    } else {
        text_repeat(&text, '\0', INPUT_BEGINNING);
        const ssize_t got = text.failed ? 0 : pread(fd, text.bytes, INPUT_BEGINNING, 0);
        *hash = hash_more(hash_begins, text.bytes, got > 0 ? (size_t)got : 0);
        *size = (uint64_t)end;
    }
    text_free(&text);
    if (fd >= 0)
        close(fd);
    return code;
}

static enum exit_code add_input(struct text *text, const char *name)
{
    const size_t at = text->length;
    uint64_t size = 0, hash = 0;
    const enum exit_code code = hash_input(name, &size, &hash);
    text_format(text, "input %" PRIu64 " %016" PRIx64 " ", size, hash);
    utf8_add_printable(text, name, strlen(name));
    end_line(text, at);
    return code;
}

static enum exit_code add_inputs(struct text *text, const struct settings *settings)
{
    enum exit_code code = EXIT_ANSWERED;
    for (size_t i = 0; code == EXIT_ANSWERED && i < settings->file_count; i++)
        code = add_input(text, settings->files[i]);
    return code;
}

/* Adds the files that an option names, which `spelled` has as " --rules=FILE". Where a name ends is
 * not clear if it contains " --": it is that of the first file that is there. */
static enum exit_code add_named(struct text *text, const char *spelled, const char *option)
{
    enum exit_code code = EXIT_ANSWERED;
    for (const char *at = spelled; code == EXIT_ANSWERED && (at = strstr(at, option)) != NULL;) {
        at += strlen(option);
        for (const char *end = at; end != NULL;) {
            end = strstr(end + (end > at), " --");
            char *name = end != NULL ? strndup(at, (size_t)(end - at)) : strdup(at);
            const bool there = name != NULL && (strcmp(name, "-") == 0 || access(name, F_OK) == 0);
            if (name == NULL)
                text->failed = true;
            else if (there)
                code = add_input(text, name);
            free(name);
            if (there)
                break;
        }
    }
    return code;
}

static enum exit_code make_head(struct text *text, const char *command,
                                const struct settings *settings)
{
    text_format(text, "ennead journal 1, ennead %s", ennead_version());
    end_line(text, 0);
    const size_t at = text->length;
    text_format(text, "command %s", command);
    utf8_add_printable(text, settings->spelled, strlen(settings->spelled));
    end_line(text, at);
    enum exit_code code = add_inputs(text, settings);
    if (code == EXIT_ANSWERED)
        code = add_named(text, settings->spelled, " --rules=");
    if (code == EXIT_ANSWERED)
        code = add_named(text, settings->spelled, " --pattern=");
    const size_t last = text->length;
    text_string(text, "output ");
    utf8_add_printable(text, settings->output_file, strlen(settings->output_file));
    end_line(text, last);
    if (code == EXIT_ANSWERED && text->failed)
        message("out of memory");
    return code == EXIT_ANSWERED && text->failed ? EXIT_MEMORY : code;
}

/* Says which of the first lines differs: the journal's is `there`, this run's is `here`. */
static enum exit_code refuse_head(const struct journal *journal, const char *there,
                                  const char *here)
{
    const char *what = strncmp(here, "ennead", 6) == 0    ? "another version of ennead"
                       : strncmp(here, "command", 7) == 0 ? "a run with other options"
                       : strncmp(here, "input", 5) == 0   ? "input that was different"
                                                          : "another output file";
    const size_t length = strcspn(there, "\n");
    message("%s: cannot go on: this is the journal of %s: %.*s", journal->name, what,
            length > CHECKSUM_LENGTH ? (int)length - CHECKSUM_LENGTH : (int)length, there);
    return EXIT_IO;
}

static enum exit_code compare_head(const struct journal *journal, const struct text *there)
{
    const struct text *here = &journal->head;
    for (size_t at = 0; at < here->length;) {
        const char *end = memchr(here->bytes + at, '\n', here->length - at);
        const size_t length = (size_t)(end - (here->bytes + at)) + 1;
        if (there->length - at < length || memcmp(there->bytes + at, here->bytes + at, length) != 0)
            return refuse_head(journal, there->bytes + at, here->bytes + at);
        at += length;
    }
    return EXIT_ANSWERED;
}

/* --------------------------------------------------------------------------------- other lines */

/* The hash of the end of the output. */
static uint64_t hash_output(uint64_t bytes)
{
    char end[OUTPUT_END];
    const uint64_t from = bytes > OUTPUT_END ? bytes - OUTPUT_END : 0;
    const ssize_t got = pread(destination_descriptor(), end, (size_t)(bytes - from), (off_t)from);
    return hash_more(hash_begins, end, got > 0 ? (size_t)got : 0);
}

static bool fail(struct journal *journal, const char *what, int error)
{
    message("%s: %s: %s", journal->name, what, strerror(error));
    journal->noted = LAST_IS_WRITTEN;
    return false;
}

static enum exit_code refuse(struct journal *journal, const char *what)
{
    (void)fail(journal, what, errno);
    return EXIT_IO;
}

static bool append(struct journal *journal, const struct text *text)
{
    size_t at = 0;
    if (text->failed)
        return fail(journal, "cannot write", ENOMEM);
    while (at < text->length) {
        const ssize_t written = write(journal->fd, text->bytes + at, text->length - at);
        if (written < 0 && errno != EINTR)
            return fail(journal, "cannot write", errno);
        at += written > 0 ? (size_t)written : 0;
    }
    return true;
}

/* Adds a line for what was noted. */
static bool add_line(struct journal *journal, const char *word)
{
    struct text text = {0};
    if (fdatasync(destination_descriptor()) != 0 && errno != EINVAL)
        return fail(journal, "cannot sync the output", errno);
    text_format(&text, "%s %" PRIu64 " %016" PRIx64, word, journal->bytes,
                hash_output(journal->bytes));
    for (size_t i = 0; i < JOURNAL_NUMBERS; i++)
        text_format(&text, " %" PRIu64, journal->last.numbers[i]);
    end_line(&text, 0);
    const bool written = append(journal, &text) && fdatasync(journal->fd) == 0;
    journal->noted = LAST_IS_WRITTEN;
    text_free(&text);
    return written;
}

/* Reads a line that vouches for output. Returns false if it is none. */
static bool read_line(struct journal *journal, const char *line, uint64_t *hash)
{
    const bool finished = strncmp(line, "finished ", 9) == 0;
    char *end;
    if (!finished && strncmp(line, "written ", 8) != 0)
        return false;
    journal->bytes = strtoull(line + 8 + finished, &end, 10);
    *hash = strtoull(end, &end, 16);
    for (size_t i = 0; i < JOURNAL_NUMBERS; i++)
        journal->last.numbers[i] = strtoull(end, &end, 10);
    journal->past = finished ? JOURNAL_FINISHED : JOURNAL_GOES_ON;
    return true;
}

/* ------------------------------------------------------------------------------------- opening */

/* Takes up what an earlier run has left. */
static enum exit_code go_on(struct journal *journal, const struct text *there)
{
    size_t at = journal->head.length;
    uint64_t hash = hash_begins;
    const enum exit_code code = compare_head(journal, there);
    if (code != EXIT_ANSWERED)
        return code;
    for (size_t told; (told = whole_line(there->bytes + at, there->length - at)) > 0 &&
                      read_line(journal, there->bytes + at, &hash);)
        at += told + CHECKSUM_LENGTH + 1;
    journal->hash = hash;
    if (journal->past != JOURNAL_FINISHED && hash_output(journal->bytes) != hash) {
        message("%s: cannot go on: %s.unfinished is not the output that it vouches for",
                journal->name, destination_name());
        return EXIT_IO;
    }
    if (ftruncate(journal->fd, (off_t)at) != 0 || lseek(journal->fd, 0, SEEK_END) < 0)
        return refuse(journal, "cannot write");
    return EXIT_ANSWERED;
}

static enum exit_code begin(struct journal *journal)
{
    journal->past = JOURNAL_BEGUN;
    if (ftruncate(journal->fd, 0) != 0 || lseek(journal->fd, 0, SEEK_SET) < 0)
        return refuse(journal, "cannot write");
    return append(journal, &journal->head) ? EXIT_ANSWERED : EXIT_IO;
}

/* Whether a run was killed before it had written its first lines, or there was none. */
static bool is_beginning(const struct journal *journal, const struct text *there)
{
    return there->length < journal->head.length &&
           memcmp(there->bytes, journal->head.bytes, there->length) == 0;
}

/* Takes up what there is, if it is a journal. */
static enum exit_code open_old(struct journal *journal, const struct text *there)
{
    static const char first[] = "ennead journal ";
    if (is_beginning(journal, there))
        return begin(journal);
    if (strncmp(there->bytes, first, sizeof first - 1) == 0 &&
        whole_line(there->bytes, there->length) > 0)
        return go_on(journal, there);
    message("%s: this is not a journal", journal->name);
    return EXIT_IO;
}

static enum exit_code take_up(struct journal *journal, const struct settings *settings)
{
    struct text there = {0};
    enum exit_code code = EXIT_ANSWERED;
    if (flock(journal->fd, LOCK_EX | LOCK_NB) != 0) {
        message("%s: another process is writing this journal", journal->name);
        return EXIT_IO;
    }
    char piece[OUTPUT_END];
    for (ssize_t got; (got = read(journal->fd, piece, sizeof piece)) > 0;)
        text_add(&there, piece, (size_t)got);
    text_character(&there, '\0');
    there.length -= !there.failed;
    if (there.failed) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else if (there.length > 0 && !settings->journal.resume) {
        message("%s: this journal exists; --resume goes on with its run", journal->name);
        code = EXIT_IO;
    } else {
        code = open_old(journal, &there);
    }
    text_free(&there);
    return code;
}

/* Cuts the output off after what the journal vouches for. */
static enum exit_code cut_output(struct journal *journal)
{
    const int fd = destination_descriptor();
    if (journal->past == JOURNAL_FINISHED)
        return EXIT_ANSWERED;
    if (ftruncate(fd, (off_t)journal->bytes) == 0 &&
        lseek(fd, (off_t)journal->bytes, SEEK_SET) >= 0)
        return EXIT_ANSWERED;
    return destination_check(errno);
}

enum exit_code journal_open(const char *command, const struct settings *settings,
                            struct journal **opened)
{
    struct journal *journal = calloc(1, sizeof *journal);
    *opened = journal;
    if (journal == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    journal->name = settings->journal.file;
    journal->fd = -1;
    enum exit_code code = make_head(&journal->head, command, settings);
    if (code != EXIT_ANSWERED)
        return code;
    journal->fd = open(journal->name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
    if (journal->fd < 0)
        return refuse(journal, "cannot open");
    code = take_up(journal, settings);
    return code == EXIT_ANSWERED ? cut_output(journal) : code;
}

void journal_close(struct journal *journal)
{
    if (journal == NULL)
        return;
    if (journal->fd >= 0)
        close(journal->fd);
    text_free(&journal->head);
    free(journal);
}

/* ----------------------------------------------------------------------------------- the run */

enum journal_past journal_past(const struct journal *journal)
{
    return journal->past;
}

const struct journal_state *journal_last(const struct journal *journal)
{
    return &journal->last;
}

bool journal_is_unmoved(const struct journal *journal)
{
    struct stat status;
    return fstat(destination_descriptor(), &status) == 0 &&
           (uint64_t)status.st_size == journal->bytes &&
           hash_output(journal->bytes) == journal->hash &&
           (journal->bytes > 0 || access(destination_name(), F_OK) != 0);
}

bool journal_has_output(const struct journal *journal)
{
    return journal->bytes > 0;
}

bool journal_read_output(const struct journal *journal,
                         bool (*take)(void *user, const char *bytes, size_t length), void *user)
{
    char piece[OUTPUT_END];
    for (uint64_t at = 0; at < journal->bytes;) {
        const uint64_t left = journal->bytes - at;
        const ssize_t got = pread(destination_descriptor(), piece,
                                  left < sizeof piece ? (size_t)left : sizeof piece, (off_t)at);
        if (got <= 0) {
            message("%s.unfinished: cannot read: %s", destination_name(),
                    got < 0 ? strerror(errno) : "it is too short");
            return false;
        }
        if (!take(user, piece, (size_t)got))
            return false;
        at += (uint64_t)got;
    }
    return true;
}

bool journal_note(struct journal *journal, struct writer *writer, const struct journal_state *state)
{
    /* Syncing takes at most about a hundredth of the time. */
    static const double seconds = 1, times = 100;
    const double now = progress_clock();
    const off_t at = lseek(writer->fd, 0, SEEK_CUR);
    if (at < 0)
        return fail(journal, "cannot find the end of the output", errno);
    journal->bytes = (uint64_t)at;
    journal->last = *state;
    journal->noted = LAST_IS_NOTED;
    if (journal->next == 0)
        journal->next = now + seconds;
    if (now < journal->next)
        return true;
    const bool added = add_line(journal, "written");
    const double done = progress_clock();
    journal->next = done + seconds + times * (done - now);
    return added;
}

enum exit_code journal_stop(struct journal *journal)
{
    const bool written = journal->noted == LAST_IS_WRITTEN || add_line(journal, "written");
    message("%s: stopped; the same command with --resume goes on", journal->name);
    return written ? EXIT_ANSWERED : EXIT_IO;
}

enum exit_code journal_finish(struct journal *journal)
{
    if (!add_line(journal, "finished"))
        return EXIT_IO;
    destination_complete();
    return EXIT_ANSWERED;
}
