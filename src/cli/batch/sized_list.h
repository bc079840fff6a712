/* SPDX-License-Identifier: MIT */
/*
 * Lists of grids of another size than nine by nine, and of jigsaws: each is one line of cells, or of
 * a jigsaw its cells and then a sign for the region of each; or as many lines as the grid has
 * rows, in a frame or not, of signs or of numbers with blanks between them. The first good puzzle of
 * a text says the size of all.
 */
#ifndef CLI_SIZED_LIST_H
#define CLI_SIZED_LIST_H

#include <ennead.h>

#include "cli/base/text.h"

enum sized_text {
    SIZED_NOT,  /* the text begins with a puzzle of nine by nine, or with none */
    SIZED_MORE, /* that cannot be seen yet */
    SIZED_LIST,
};

/* Whether a text, of which that much is known, is such a list; then *size is that of its grids. */
enum sized_text sized_recognize(const char *text, size_t length, bool whole, int *size);

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
    char signs[ENNEAD_MOST_CELLS], regions[ENNEAD_MOST_CELLS];
    bool jigsaw;
    bool cut; /* the text ends before the grid does */
    char wrong[SIZED_MESSAGE];
};

/* Reads the grid that begins with the first line of a text; false: `wrong` says why it is none. */
bool sized_grid_read(const char *text, size_t length, int size, struct sized_grid *grid);

/* Adds the grid as statements of the form for puzzles with rules, on one line. */
void sized_add_grid(struct text *text, const struct sized_grid *grid, int size);

#endif
