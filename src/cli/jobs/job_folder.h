/* SPDX-License-Identifier: MIT */
/*
 * A folder as a queue. Any number of processes on any machines that share the folder take parts
 * from it, and any of them may die.
 *
 *     JOB/manifest       the version, the number of parts, the input, the words of the command
 *     JOB/claim-I        part I is being worked on; its time is the heartbeat
 *     JOB/result-I       the output of part I, and
 *     JOB/messages-I     its messages, which both appear whole, by renaming
 *     JOB/done-I         the last to appear: size and hash of the output, exit code
 */
#ifndef CLI_JOB_FOLDER_H
#define CLI_JOB_FOLDER_H

#include <stdint.h>

#include "cli/base/exits.h"
#include "cli/base/text.h"

enum { JOB_MOST_WORDS = 64, JOB_PATH = 4096 };

struct job_files;

struct job {
    const char *folder;
    uint64_t parts;
    struct text manifest; /* its lines, each ended by a zero byte */
    const char *where;    /* the folder in which the command runs */
    char *words[JOB_MOST_WORDS + 1];
    size_t word_count;
};

/* Makes a folder with a manifest; `files` are those that options name. */
enum exit_code job_create(const char *folder, uint64_t parts, char *const *words, size_t count,
                          const struct job_files *files);

/* Reads the manifest, and checks that version and input are still the same. The process stays in
 * its folder. */
enum exit_code job_open(struct job *job, const char *folder);
void job_close(struct job *job);

/* The path of a file of part `part`: "claim", "result", "messages" or "done". */
void job_path(const struct job *job, const char *kind, uint64_t part, char path[JOB_PATH]);

/* What done-I says. */
struct job_result {
    uint64_t bytes, hash;
    enum exit_code code;
};

/* Returns whether part `part` is done. */
bool job_result(const struct job *job, uint64_t part, struct job_result *result);

/* Reads a file to its end; returns false if it cannot be read. */
bool job_hash(const char *path, uint64_t most, struct job_result *result);

/* Reports what the system says about a file. */
enum exit_code job_trouble(const char *path, const char *what);

#endif
