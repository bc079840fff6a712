/* SPDX-License-Identifier: MIT */
/*
 * Lists of grids that are not 9x9, and of jigsaws. A grid is one line of cells, for a jigsaw
 * followed by a character for the region of each cell. Or it is as many lines as it has rows, with
 * or without a frame, of characters or of numbers separated by blanks; for a jigsaw followed by as
 * many lines of letters, one for the region of each cell. The first good puzzle of a text, or a
 * line such as "size 6" before it, decides the size of all.
 */
#ifndef CLI_SIZED_LIST_H
#define CLI_SIZED_LIST_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

enum sized_text {
    SIZED_NOT,    /* the text begins with a 9x9 puzzle, or with none */
    SIZED_MORE,   /* it cannot be decided yet */
    SIZED_BEHIND, /* it begins with a 9x9 puzzle that may be a jigsaw: regions may follow */
    SIZED_LIST,
};

struct sized_search {
    enum { SIZED_USUAL, SIZED_ANY } sizes; /* which to look for: common ones, or all */
    enum { SIZED_PART, SIZED_WHOLE } text; /* whether more text may come */
};

/* Whether a text is such a list; if so, *size gets the size of its grids. */
enum sized_text sized_recognize(const char *text, size_t length, const struct sized_search *search,
                                int *size);

enum sized_line {
    SIZED_IDLE,  /* a comment, a frame line or nothing */
    SIZED_TITLE, /* words */
    SIZED_RULE,
    SIZED_GRID, /* a grid, maybe a wrong one */
};

/* What a line is in a list of that size. */
enum sized_line sized_line_kind(const char *line, size_t length, int size);

enum { SIZED_MESSAGE = 80 };

struct sized_grid {
    size_t extent;    /* how much text has been read, in whole lines */
    const char *note; /* after the puzzle, on its line */
    size_t note_length;
    uint64_t lines; /* from its first line to the wrong one, or to its last one */
    int most;       /* the greatest number in it */
    uint8_t numbers[ENNEAD_MOST_CELLS];
    char regions[ENNEAD_MOST_CELLS];
    bool words; /* some number has two digits */
    bool jigsaw;
    bool cut; /* the text ended before the grid, or its regions, were complete */
    char wrong[SIZED_MESSAGE];
    size_t place; /* of the error, on its line */
};

/* Reads the grid that begins with the first line of a text. Returns false if it is not one;
 * `wrong` says why. */
bool sized_grid_read(const char *text, size_t length, int size, struct sized_grid *grid);

/* Adds the size of a grid, and the requested boxes, in the form for puzzles with rules. */
void sized_add_head(struct text *text, int size, const struct grid_settings *asked);

/* Adds the grid in that form; all on one line. */
void sized_add_grid(struct text *text, const struct sized_grid *grid, int size);

#endif
