/* SPDX-License-Identifier: MIT */
/*
 * A slot is what goes through the pipeline: a few hundred records of input, their answers, and the
 * text of the answers. Puzzles are in an array, so the library solves them with one call. Strings
 * are in one arena and are identified by their position, because the arena may move when it grows.
 *
 *     items     [puzzle 0][error][puzzle 1][lines 0 to 4711][notice][puzzle 2]...
 *     puzzles   [puzzle 0][puzzle 1][puzzle 2]...       results, solutions likewise
 *     lines     530070000600195000...\n              their results, solutions likewise
 *     arena     note, note, message and line of the error, note...
 *     output, messages   text for standard output and standard error
 */
#ifndef CLI_SLOT_H
#define CLI_SLOT_H

#include "cli/batch/named_columns.h"
#include "cli/batch/stats.h"
#include "cli/files/lines_before.h"

/* Why a slot's output ends early. */
enum cut { NOT_CUT, CUT_BY_STOP, CUT_BY_MEMORY, CUT_BY_WRITER };

struct arena_span {
    size_t at, length;
};

enum item_kind {
    ITEM_PUZZLE,
    ITEM_ERROR,
    ITEM_NOTICE,
    ITEM_LINES, /* puzzles on lines of their own, without notes; only for commands that want them */
    ITEM_VARIANT, /* a puzzle with variant rules: `note` is its text */
    ITEM_TROUBLE, /* a file could not be opened or read; see `message` */
};

struct item {
    enum item_kind kind;
    const char *name; /* of the file */
    uint64_t line, column;
    uint64_t place;              /* of its first byte: see slice.h */
    struct lines_before *before; /* `line` counts from a place in the middle of the file; or NULL */
    bool is_answered;            /* by an earlier run of the same journal; see slice.h */
    uint64_t number;        /* in all input, from 0; for an error, how many puzzles came before */
    struct arena_span note; /* ITEM_PUZZLE, ITEM_ERROR */
    struct arena_span column_names, fields; /* the note's columns, if it is a table */
    struct arena_span
        placed; /* ITEM_PUZZLE: 81 characters, the digits placed besides the givens, if there are
                 * any */
    struct arena_span
        run;       /* ITEM_LINES: the range of lines; `line` is the line number of the first */
    size_t stride; /* ITEM_LINES: the bytes of a line of the file */
    struct arena_span message; /* all other kinds */
    struct arena_span
        excerpt;  /* ITEM_ERROR, ITEM_NOTICE: the line of input; ITEM_VARIANT: a title */
    size_t caret; /* in the excerpt */
    bool words;   /* ITEM_VARIANT: its numbers were separated by blanks */
    /* ITEM_PUZZLE: as in ennead_variant_report */
    bool has_author, has_words, has_drawings, has_progress;
    bool is_json; /* ITEM_VARIANT: its text was made of a record; a place in it is that record */
    uint64_t
        grid_line; /* ITEM_VARIANT: the line of its text that holds a plain grid, from 1; else 0 */
    size_t head;   /* ITEM_VARIANT: how many bytes of its text come before those of the file */
};

/* A line of a slot: 81 cells and the end of the line. */
enum { LINE_BYTES = ENNEAD_CELLS + 1 };

/* Puzzles as lines, for a command that needs only their solutions: each solution replaces its
 * puzzle. */
struct line_puzzles {
    char *text; /* line i is at text + i * LINE_BYTES; the other arrays are in the same block */
    ennead_solve_answer *answers;
    uint64_t *conflicts; /* as in ennead_puzzle_lines, if known */
    size_t count;
    enum { CONFLICTS_UNKNOWN, CONFLICTS_KNOWN } known;
};

/* What a command does with puzzles that have pencil marks. */
enum marks_taken {
    MARKS_TAKEN,
    MARKS_REFUSED, /* the command needs givens: if these alone have one solution the marks are
                    * dropped; otherwise the puzzle is an error, because without the marks it would
                    * be another one */
};

/* Whether answers depend on the puzzles before. If so, these are worked on, too, even if only some
 * of the input is answered. */
enum earlier_records { EARLIER_ARE_DROPPED, EARLIER_ARE_REMEMBERED };

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
    size_t whole_lines; /* the output begins with that many solutions of lines, which need not be
                         * copied */
    struct totals totals;
    size_t silent;          /* the first of the items are worked on, but not written */
    uint64_t unit;          /* of the work on a puzzle: see puzzle_command.h */
    bool is_last;           /* of its units */
    struct arena_span kept; /* what `work` has kept in the arena for the writing */
    enum { SLOT_WRITTEN, SLOT_TO_WRITE } state; /* TO_WRITE: too many solutions to keep */
    enum cut cut;                               /* why the slot ends before its last item */
    uint64_t bytes;                             /* how much input had been read when it was full */
    size_t thread;                              /* the thread that works on it */
};

/* The size of everything, limited for any number of threads. */
struct room {
    size_t slots;
    size_t items; /* in a slot */
    size_t lines; /* in a slot; 0 if the command wants none */
    size_t kept;  /* solutions kept for a puzzle */
    size_t text;  /* bytes that a slot's texts keep when emptied */
};

/* The sizes for so many solutions of each puzzle. */
struct room slot_room(const struct settings *settings, size_t kept);

/* Adds as many lines as there is memory for. */
void slot_add_lines(struct room *room);

/* Returns NULL if memory runs out. */
struct slot *slots_new(const struct room *room);
void slots_free(struct slot *slots, const struct room *room);

/* Makes a slot ready to be filled again. */
void slot_empty(struct slot *slot, const struct room *room);

/* Copies the items and puzzles of a slot, and everything about them, to an empty one. */
void slot_copy(struct slot *to, const struct slot *from);

/* The bytes of a span, which are not terminated. */
const char *slot_text(const struct slot *slot, struct arena_span span);

/* The line of the file on which an item begins. */
uint64_t slot_line(const struct item *item);

/* The named columns beside an item. */
struct named_columns slot_columns(const struct slot *slot, const struct item *item);

/* The state of a puzzle, with the digits placed in it. */
ennead_state slot_state(const struct slot *slot, const struct item *item, size_t index);

/* If both streams are the same file, inserts the messages right after what has been written so
 * far. So their place does not depend on the sizes of slots or the number of threads. */
void slot_place_messages(struct slot *slot, const struct settings *settings);

/* Adds "FILE:LINE" to the slot's messages. */
void slot_add_place(struct slot *slot, const struct item *item);

/* Adds a notice that a puzzle may have rules that were not read. */
void slot_tell_words(struct slot *slot, const struct item *item);

#endif
