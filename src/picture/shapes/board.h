/* SPDX-License-Identifier: MIT */
/*
 * The board of a picture: states and descriptions of any size in one form, with what each cell
 * shows. Here values are counted from 1, whatever the puzzle's first number is; 0 is none.
 */
#ifndef ENNEAD_PICTURE_BOARD_H
#define ENNEAD_PICTURE_BOARD_H

#include "ennead.h"

/* Sides of the grid. */
enum board_side { SIDE_TOP, SIDE_RIGHT, SIDE_BOTTOM, SIDE_LEFT, SIDES };

struct drawn_board {
    const ennead_picture *picture;
    const ennead_description *d; /* NULL: a 9x9 grid */
    int rows, columns, values, first_value, box_rows, box_columns, cells;
    unsigned houses;
    const uint8_t *regions;
    uint8_t given[ENNEAD_MOST_CELLS];
    uint8_t placed[ENNEAD_MOST_CELLS];
    uint64_t marks[ENNEAD_MOST_CELLS];  /* candidates of an empty cell */
    uint64_t limits[ENNEAD_MOST_CELLS]; /* candidates by the puzzle itself; 0: all */
    uint64_t shown[ENNEAD_MOST_CELLS];  /* the marks to draw */
    uint64_t conflicts[ENNEAD_MOST_CELLS / 64];
    uint8_t labels[ENNEAD_MOST_CELLS]; /* number of texts in the upper left corner */
    /* The number of clues outside each row or column, including one position before the first and
     * one after the last. */
    uint8_t clues[SIDES][ENNEAD_MOST_SIZE + 2];
    int rings[SIDES]; /* the largest number of these on each side */
    int tones;        /* number of tones used for shapes */
    int letters;      /* number of letters used */
    bool with_marks;  /* draw those of all empty cells */
};

/* Fills a board. Returns false if the picture is not valid. */
bool board_read(struct drawn_board *board, const ennead_picture *picture);

static inline int row_on(const struct drawn_board *board, int cell)
{
    return cell / board->columns;
}

static inline int column_on(const struct drawn_board *board, int cell)
{
    return cell % board->columns;
}

/* The value that a cell shows, given or placed; or 0. */
static inline int value_on(const struct drawn_board *board, int cell)
{
    return board->given[cell] != 0 ? board->given[cell] : board->placed[cell];
}

#endif
