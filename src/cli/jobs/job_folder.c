/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/jobs/job_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/files/new_file.h"
#include "cli/jobs/job_words.h"

enum { BEGINNING = 1 << 16 };

void job_path(const struct job *job, const char *kind, uint64_t part, char path[JOB_PATH])
{
    snprintf(path, JOB_PATH, "%s/%s-%07" PRIu64, job->folder, kind, part);
}

enum exit_code job_trouble(const char *path, const char *what)
{
    message("%s: %s: %s", path, what, strerror(errno));
    return EXIT_IO;
}

bool job_hash(const char *path, uint64_t most, struct job_result *result)
{
    char text[BEGINNING];
    ssize_t got = 1;
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    result->bytes = 0;
    result->hash = 0xcbf29ce484222325u;
    while (fd >= 0 && got > 0 && result->bytes < most) {
        got = read(fd, text, sizeof text);
        for (ssize_t i = 0; i < got; i++)
            result->hash = (result->hash ^ (unsigned char)text[i]) * 0x100000001b3u;
        result->bytes += got > 0 ? (uint64_t)got : 0;
    }
    if (fd >= 0)
        close(fd);
    return fd >= 0 && got >= 0;
}

bool job_result(const struct job *job, uint64_t part, struct job_result *result)
{
    char path[JOB_PATH], text[128];
    job_path(job, "done", part, path);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : 0;
    int code = 0;
    if (fd >= 0)
        close(fd);
    text[got > 0 ? got : 0] = '\0';
    if (sscanf(text, "%" SCNu64 " %" SCNx64 " %d", &result->bytes, &result->hash, &code) != 3)
        return false;
    result->code = (enum exit_code)code;
    return true;
}

/* Adds a line "input SIZE HASH NAME" if a word is the name of a file. */
static void add_input(struct text *text, const char *word)
{
    struct stat status;
    struct job_result read;
    if (stat(word, &status) == 0 && S_ISREG(status.st_mode) && job_hash(word, BEGINNING, &read))
        text_format(text, "input %" PRIu64 " %016" PRIx64 " %s\n", (uint64_t)status.st_size,
                    read.hash, word);
}

static enum exit_code write_manifest(const char *folder, const struct text *text)
{
    char path[JOB_PATH];
    struct new_file file;
    snprintf(path, sizeof path, "%s/manifest", folder);
    int error = text->failed ? ENOMEM : new_file_open(&file, path);
    if (error == 0) {
        const ssize_t written = write(file.fd, text->bytes, text->length);
        if (written == (ssize_t)text->length) {
            error = new_file_keep(&file);
        } else {
            error = written < 0 ? errno : ENOSPC;
            new_file_drop(&file);
        }
    }
    errno = error;
    return error == 0 ? EXIT_ANSWERED : job_trouble(path, "cannot write");
}

enum exit_code job_create(const char *folder, uint64_t parts, char *const *words, size_t count,
                          const struct job_files *files)
{
    struct text text = {0};
    char where[JOB_PATH];
    if (mkdir(folder, 0777) != 0)
        return job_trouble(folder, "cannot make this folder");
    if (getcwd(where, sizeof where) == NULL)
        return job_trouble(".", "cannot find out its name");
    text_format(&text, "ennead job 1, ennead %s\nparts %" PRIu64 "\nin %s\n", ennead_version(),
                parts, where);
    for (size_t i = 1; i < count; i++)
        add_input(&text, words[i]);
    for (size_t i = 0; i < files->count; i++)
        add_input(&text, files->names[i]);
    for (size_t i = 0; i < count; i++)
        text_format(&text, "word %s\n", words[i]);
    const enum exit_code code = write_manifest(folder, &text);
    text_free(&text);
    return code;
}

/* ------------------------------------------------------------------------------------- opening */

static enum exit_code refuse(const struct job *job, const char *why, const char *what)
{
    message("%s: %s%s", job->folder, why, what);
    return EXIT_IO;
}

/* Checks that an input is what it was. */
static enum exit_code check_input(const struct job *job, const char *line)
{
    struct text now = {0};
    const char *name = strchr(line + strlen("input "), ' ');
    name = name != NULL ? strchr(name + 1, ' ') : NULL;
    if (name == NULL)
        return refuse(job, "this manifest is damaged", "");
    if (chdir(job->where) == 0)
        add_input(&now, name + 1);
    const bool same = !now.failed && now.length == strlen(line) + 1 &&
                      memcmp(now.bytes, line, now.length - 1) == 0;
    text_free(&now);
    return same ? EXIT_ANSWERED : refuse(job, "the input was different: ", name + 1);
}

static enum exit_code take_line(struct job *job, char *line)
{
    if (strncmp(line, "parts ", 6) == 0) {
        job->parts = strtoull(line + 6, NULL, 10);
    } else if (strncmp(line, "in ", 3) == 0) {
        job->where = line + 3;
    } else if (strncmp(line, "input ", 6) == 0) {
        return check_input(job, line);
    } else if (strncmp(line, "word ", 5) == 0 && job->word_count < JOB_MOST_WORDS) {
        job->words[job->word_count++] = line + 5;
    } else if (strncmp(line, "ennead job 1, ennead ", 21) != 0) {
        return refuse(job, "this manifest is damaged", "");
    } else if (strcmp(line + 21, ennead_version()) != 0) {
        return refuse(job, "this job is for ennead ", line + 21);
    }
    return EXIT_ANSWERED;
}

static bool read_manifest(struct job *job)
{
    char path[JOB_PATH], piece[1 << 12];
    snprintf(path, sizeof path, "%s/manifest", job->folder);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t got = fd >= 0 ? 1 : -1;
    while (fd >= 0 && (got = read(fd, piece, sizeof piece)) > 0)
        text_add(&job->manifest, piece, (size_t)got);
    if (got < 0)
        (void)job_trouble(path, "cannot read");
    if (fd >= 0)
        close(fd);
    text_character(&job->manifest, '\0');
    return got == 0 && !job->manifest.failed;
}

/* Reads the manifest, and goes to the folder in which the command runs. */
static enum exit_code enter(struct job *job)
{
    enum exit_code code = EXIT_ANSWERED;
    if (!read_manifest(job))
        return EXIT_IO;
    char *rest = NULL;
    for (char *line = strtok_r(job->manifest.bytes, "\n", &rest);
         line != NULL && code == EXIT_ANSWERED; line = strtok_r(NULL, "\n", &rest))
        code = take_line(job, line);
    if (code == EXIT_ANSWERED && (job->parts == 0 || job->where == NULL || job->word_count == 0))
        code = refuse(job, "this manifest is damaged", "");
    if (code == EXIT_ANSWERED && chdir(job->where) != 0)
        code = job_trouble(job->where, "cannot enter");
    return code;
}

enum exit_code job_open(struct job *job, const char *folder)
{
    static char real[JOB_PATH];
    *job = (struct job){.folder = real};
    if (realpath(folder, real) == NULL)
        return job_trouble(folder, "cannot open");
    const int here = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (here < 0)
        return job_trouble(".", "cannot open");
    enum exit_code code = enter(job);
    if (fchdir(here) != 0)
        code = graver(code, job_trouble(".", "cannot enter"));
    close(here);
    return code;
}

void job_close(struct job *job)
{
    text_free(&job->manifest);
}
