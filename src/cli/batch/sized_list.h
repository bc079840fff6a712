/* SPDX-License-Identifier: MIT */
/*
 * Lists of grids of another size than nine by nine, and of jigsaws: each is one line of cells, or of
 * a jigsaw its cells and then a sign for the region of each; or as many lines as the grid has
 * rows, in a frame or not, of signs or of numbers with blanks between them, and of a jigsaw then as
 * many lines of letters, one for the region of each cell. The first good puzzle of a text says the size
 * of all.
 */
#ifndef CLI_SIZED_LIST_H
#define CLI_SIZED_LIST_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

enum sized_text {
    SIZED_NOT,    /* the text begins with a puzzle of nine by nine, or with none */
    SIZED_MORE,   /* that cannot be seen yet */
    SIZED_BEHIND, /* it begins with one of nine by nine, which may be a jigsaw: regions may follow */
    SIZED_LIST,
};

struct sized_search {
    enum { SIZED_USUAL, SIZED_ANY } sizes; /* which are looked for: those that are in use, or all */
    enum { SIZED_PART, SIZED_WHOLE } text; /* whether more of it may come */
};

/* Whether a text is such a list; then *size is that of its grids. */
enum sized_text sized_recognize(const char *text, size_t length, const struct sized_search *search,
                                int *size);

enum sized_line {
    SIZED_IDLE,  /* a comment, a frame or nothing */
    SIZED_TITLE, /* words */
    SIZED_RULE,
    SIZED_GRID, /* what is a grid, or should be */
};

/* What a line is in a list of that size. */
enum sized_line sized_line_kind(const char *line, size_t length, int size);

enum { SIZED_MESSAGE = 80 };

struct sized_grid {
    size_t extent;      /* of the text: what has been read, whole lines */
    const char *note;   /* behind the puzzle on its line */
    size_t note_length; /* of it */
    uint64_t lines;     /* from its first line to the one that is wrong, or to its last one */
    int most;           /* the greatest number in it */
    uint8_t numbers[ENNEAD_MOST_CELLS];
    char regions[ENNEAD_MOST_CELLS];
    bool words; /* some number has two digits */
    bool jigsaw;
    bool cut; /* the text ends before the grid, or its regions, may do */
    char wrong[SIZED_MESSAGE];
    size_t place; /* of what is wrong, on its line */
};

/* Reads the grid that begins with the first line of a text; false: `wrong` says why it is none. */
bool sized_grid_read(const char *text, size_t length, int size, struct sized_grid *grid);

/* Adds the grid, with the boxes that were asked for, as statements of the form for puzzles with rules, on
 * one line. */
void sized_add_grid(struct text *text, const struct sized_grid *grid, int size,
                    const struct grid_settings *asked);

#endif
