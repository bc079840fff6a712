/* SPDX-License-Identifier: MIT */
/*
 * The producing end of the pipeline: files, one after the other, cut into records and put into
 * slots.
 */
#ifndef CLI_FEED_H
#define CLI_FEED_H

#include "cli/batch/grid_rules.h"
#include "cli/batch/sized_feed.h"
#include "cli/batch/slot.h"
#include "cli/files/source.h"

struct feed {
    const struct settings *settings;
    const struct room *room;
    const char *greeting; /* for who types; may be NULL */
    enum marks_taken marks;
    ennead_reader *reader;
    enum {
        FEED_CLOSED,
        FEED_OPEN,
        FEED_FAILED,
        FEED_GATHERS, /* it holds puzzles with rules or regions of their own, and is read whole */
        FEED_GATHERED,
    } state;                         /* of the present file */
    bool begun;                      /* it has been seen whether it holds such puzzles */
    bool asks_briefly;               /* that is seen from what comes next, if anything does soon */
    struct grid_rules rules;         /* beside the grids of the present file */
    ennead_record ahead;             /* read already, and to be taken next, */
    ennead_reader_lines lines_ahead; /* or this line */
    enum feed_ahead { NOTHING_AHEAD, RECORD_AHEAD, LINE_AHEAD } has_ahead;
    bool hasty; /* who writes the present file waits for answers */
    struct sized_feed sized;
    struct text whole;    /* what has been gathered, or read until that is seen */
    size_t whole_at;      /* where the next puzzle begins, and on which line */
    uint64_t bytes_taken; /* of the file, before it */
    uint64_t whole_line;
    size_t next_file;
    const char *name;
    uint64_t puzzles;      /* read so far */
    uint64_t variants;     /* likewise, with rules of their own */
    uint64_t slots;        /* filled so far */
    uint64_t bytes_before; /* in the files before the present one */
    uint64_t bytes;        /* in the present file, up to the last record */
    uint64_t read;         /* in the present file, unpacked, by the reader */
    uint64_t whole_lines;  /* of these, up to the last end of a line */
    struct source source;
};

/* Fills an empty slot: until it is full, or nothing more can be had without waiting. Returns false
 * when there is nothing more at all, or a signal asks the program to end. */
bool feed_fill(struct feed *feed, struct slot *slot);

/* Whether one of the files is a terminal on standard input. */
bool feed_reads_terminal(const struct settings *settings);

/* How many bytes there are to read in all, 0 when that cannot be known. */
uint64_t feed_total(const struct settings *settings);

#endif
