/* SPDX-License-Identifier: MIT */
/*
 * A journal lets a run that was killed go on. It is a file of lines, to which only is added. The
 * first lines say by which version, with which options and of what input the output is; each line
 * after them vouches for a part of the output: so many bytes, which answer all records up to a
 * place of the input. Each line ends with a checksum. Output is synced before the line that
 * vouches for it; so after a crash whatever a whole line says is true. A torn last line is dropped.
 *
 *     ennead journal 1, ennead 0.2.0             #CHECKSUM
 *     command rate --scale=se                    #CHECKSUM
 *     input 4100000 HASH-OF-ITS-BEGINNING NAME   #CHECKSUM
 *     output NAME                                #CHECKSUM
 *     written BYTES HASH-OF-THEIR-END NUMBER...  #CHECKSUM
 *     ...
 *     finished BYTES HASH-OF-THEIR-END NUMBER... #CHECKSUM
 *
 * The output is written to FILE.unfinished, which is renamed to FILE when it is whole.
 */
#ifndef CLI_JOURNAL_H
#define CLI_JOURNAL_H

#include "cli/base/writer.h"
#include "cli/options/settings.h"

enum { JOURNAL_NUMBERS = 19 };

struct journal;

/* What the last line says: numbers that the caller needs to go on. */
struct journal_state {
    uint64_t numbers[JOURNAL_NUMBERS];
};

/* Opens the journal of the settings, or begins it. If a run is to go on, the output is cut off
 * after what the journal vouches for. Returns the exit code, and a message has been printed if it
 * is not EXIT_ANSWERED. */
enum exit_code journal_open(const char *command, const struct settings *settings,
                            struct journal **journal);
void journal_close(struct journal *journal);

enum journal_past {
    JOURNAL_BEGUN,    /* nothing has been written before */
    JOURNAL_GOES_ON,  /* see journal_last */
    JOURNAL_FINISHED, /* everything has */
};
enum journal_past journal_past(const struct journal *journal);
const struct journal_state *journal_last(const struct journal *journal);

/* JOURNAL_FINISHED: whether the output still has its unfinished name. */
bool journal_is_unmoved(const struct journal *journal);

/* Whether bytes of the output come from before. */
bool journal_has_output(const struct journal *journal);

/* Reads that output, in pieces. Returns false after an error, or if `take` does; errors of reading
 * have been reported. */
bool journal_read_output(const struct journal *journal,
                         bool (*take)(void *user, const char *bytes, size_t length), void *user);

/* Notes that all bytes that the writer got so far belong to that state; adds a line if the last one
 * is a while ago. Returns false after an error, which has been reported. */
bool journal_note(struct journal *journal, struct writer *writer,
                  const struct journal_state *state);

/* Adds the last line of a run: it was stopped, or is finished. Errors have been reported. */
enum exit_code journal_stop(struct journal *journal);
enum exit_code journal_finish(struct journal *journal);

#endif
