/* SPDX-License-Identifier: MIT */
/*
 * The producing end of the pipeline: files, one after the other, are cut into records and put into
 * slots.
 */
#ifndef CLI_FEED_H
#define CLI_FEED_H

#include "cli/batch/grid_rules.h"
#include "cli/batch/sized_feed.h"
#include "cli/batch/slot.h"
#include "cli/files/lines_before.h"
#include "cli/files/source.h"
#include "cli/files/spool.h"

struct feed {
    const struct settings *settings;
    const struct room *room;
    const char *greeting; /* for a person who types; may be NULL */
    enum marks_taken marks;
    ennead_reader *reader;
    enum {
        FEED_CLOSED,
        FEED_OPEN,
        FEED_FAILED,
        FEED_GATHERS, /* the file has puzzles with rules or regions of their own, and is read
                       * whole */
        FEED_GATHERED,
    } state;                         /* of the current file */
    bool reads_in_slot;              /* the reader's text may be in the slot that is filled */
    bool begun;                      /* it has been decided whether it has such puzzles */
    bool asks_briefly;               /* that depends on the next text, if any comes soon */
    struct grid_rules rules;         /* for the grids of the current file */
    ennead_record ahead;             /* already read; to be taken next, */
    ennead_reader_lines lines_ahead; /* or this line */
    enum feed_ahead { NOTHING_AHEAD, RECORD_AHEAD, LINE_AHEAD } has_ahead;
    bool hasty; /* the writer of the current file waits for answers */
    struct sized_feed sized;
    struct text whole;    /* text of the file, read whole or until its contents are known */
    size_t whole_at;      /* where the next puzzle begins, and its line */
    uint64_t bytes_taken; /* of the file, before it */
    uint64_t whole_line;
    size_t next_file;
    const char *name;
    uint64_t puzzles;           /* number read so far */
    uint64_t variants;          /* number with variant rules, so far */
    uint64_t slots;             /* number filled so far */
    uint64_t bytes_before;      /* in the files before the current one */
    uint64_t bytes;             /* in the current file, up to the last record */
    uint64_t read;              /* by the reader from the current file, unpacked */
    uint64_t whole_lines;       /* up to the last end of a line */
    uint64_t skipped;           /* of the current file, before the text that the reader gets */
    bool sought;                /* whether it has been tried to skip some of it */
    struct lines_before before; /* for the file of which something was skipped */
    const struct spool *spools; /* in which the texts of files are, or NULL */
    struct source source;
};

/* Fills an empty slot: until it is full, or nothing more is available without waiting. Returns
 * false if there is nothing more at all, or a signal asks the program to end. */
bool feed_fill(struct feed *feed, struct slot *slot);

/* Skips, if it is cheap, records that come before a place. The file must have been read up to its
 * first record. Records have no numbers then. */
void feed_skip(struct feed *feed, uint64_t place);

/* Whether one of the files is standard input and a terminal. */
bool feed_reads_terminal(const struct settings *settings);

/* The total number of bytes to read; 0 if it is unknown. */
uint64_t feed_total(const struct settings *settings);

#endif
