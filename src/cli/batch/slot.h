/* SPDX-License-Identifier: MIT */
/*
 * A slot is what goes round the pipeline: a few hundred records of input, their answers, and the
 * text that these make. Puzzles stand side by side so that the library solves them in one call;
 * strings are in one arena and are named by their place in it, because it may move while it grows.
 *
 *     items     [puzzle 0][error][puzzle 1][lines 0 to 4711][notice][puzzle 2]...
 *     puzzles   [puzzle 0][puzzle 1][puzzle 2]...       results, solutions likewise
 *     lines     530070000600195000...\n              their results, solutions likewise
 *     arena     note, note, message and line of the error, note...
 *     output, messages   what standard output and standard error are to get
 */
#ifndef CLI_SLOT_H
#define CLI_SLOT_H

#include "cli/batch/cut.h"
#include "cli/batch/named_columns.h"
#include "cli/batch/stats.h"

struct arena_span {
    size_t at, length;
};

enum item_kind {
    ITEM_PUZZLE,
    ITEM_ERROR,
    ITEM_NOTICE,
    ITEM_LINES, /* puzzles on lines of their own, without notes; only for commands that want them */
    ITEM_VARIANT, /* a puzzle with rules of its own: `note` is its text */
    ITEM_TROUBLE, /* a file could not be opened or read; `message` says all */
};

struct item {
    enum item_kind kind;
    const char *name; /* of the file */
    uint64_t line, column;
    uint64_t number;        /* in all input, from 0; of an error how many puzzles came before */
    struct arena_span note; /* ITEM_PUZZLE, ITEM_ERROR */
    struct arena_span column_names, fields; /* what the note says, where that is a table */
    struct arena_span
        placed; /* ITEM_PUZZLE: the 81 digits placed besides the givens, if there are any */
    struct arena_span
        run; /* ITEM_LINES: which ones, counted in lines; `line` is that of the first */
    struct arena_span message; /* all others */
    struct arena_span
        excerpt;  /* ITEM_ERROR, ITEM_NOTICE: the line of input; ITEM_VARIANT: a title */
    size_t caret; /* in the excerpt */
    bool words;   /* ITEM_VARIANT: its numbers were written with blanks between them */
    uint64_t
        grid_line; /* ITEM_VARIANT: the line of its text that stands for a plain grid, from 1; else 0 */
};

/* A line of a slot: 81 cells and the end of the line. */
enum { LINE_BYTES = ENNEAD_CELLS + 1 };

/* Puzzles as they were read, for a command that needs no more than their solutions: each of these takes
 * the place of its puzzle. */
struct line_puzzles {
    char *text; /* line i at text + i * LINE_BYTES; all that follows is in the same block */
    ennead_solve_answer *answers;
    uint64_t *conflicts; /* as of ennead_puzzle_lines, where they are known */
    size_t count;
    enum { CONFLICTS_UNKNOWN, CONFLICTS_KNOWN } known;
};

/* What a command does with puzzles of pencil marks. */
enum marks_taken {
    MARKS_TAKEN,
    MARKS_REFUSED, /* it knows givens only: where these alone have one solution the marks are dropped,
                      and else the puzzle is an error, as it would become another one */
};

struct slot {
    struct item *items;
    size_t item_count;
    ennead_puzzle *puzzles;
    ennead_solve_result *results;
    uint8_t (*solutions)[ENNEAD_CELLS];
    size_t puzzle_count;
    struct line_puzzles lines;
    uint64_t first_puzzle; /* the number of the first puzzle in all input */
    struct text arena, output, messages;
    size_t whole_lines; /* so many solutions of lines, from the first, are the output's beginning as
                           they stand: they are not copied */
    struct totals totals;
    enum { SLOT_WRITTEN, SLOT_TO_WRITE } state; /* TO_WRITE: too many solutions to keep */
    enum cut cut;                               /* why the slot ends before its last item */
    uint64_t bytes;                             /* how much input has been read when it was full */
    size_t thread;                              /* the one that works on it */
};

/* How much there is of everything, so that all of it stays within bounds for any number of
 * threads. */
struct room {
    size_t slots;
    size_t items; /* in a slot */
    size_t lines; /* in a slot; 0 for a command that wants none */
    size_t kept;  /* solutions of a puzzle */
    size_t text;  /* bytes that a slot's texts hold on to */
};

/* The room for so many solutions of each puzzle. */
struct room slot_room(const struct settings *settings, size_t kept);

/* Adds the room for as many lines as there is memory for. */
void slot_add_lines(struct room *room);

/* NULL: out of memory. */
struct slot *slots_new(const struct room *room);
void slots_free(struct slot *slots, const struct room *room);

/* Makes a slot ready to be filled again. */
void slot_empty(struct slot *slot, const struct room *room);

/* The bytes of a span, which are not terminated. */
const char *slot_text(const struct slot *slot, struct arena_span span);

/* The named columns beside an item. */
struct named_columns slot_columns(const struct slot *slot, const struct item *item);

/* The state of a puzzle, with the digits placed in it. */
ennead_state slot_state(const struct slot *slot, const struct item *item, size_t index);

/* Where both streams are one, puts the messages right behind what has been written so far: there
 * they stand however large slots are, and however many threads work. */
void slot_place_messages(struct slot *slot, const struct settings *settings);

/* Adds "FILE:LINE" to the slot's messages. */
void slot_add_place(struct slot *slot, const struct item *item);

#endif
