/* SPDX-License-Identifier: MIT */
/*
 * The board of a picture: states and descriptions of any size as one kind of thing, with what each
 * cell shows. Values are counted from 1 here, whatever the first is; 0 is none.
 */
#ifndef ENNEAD_PICTURE_BOARD_H
#define ENNEAD_PICTURE_BOARD_H

#include "ennead.h"

/* Sides of the grid. */
enum board_side { SIDE_TOP, SIDE_RIGHT, SIDE_BOTTOM, SIDE_LEFT, SIDES };

struct drawn_board {
    const ennead_picture *picture;
    const ennead_description *d; /* NULL: nine by nine */
    int rows, columns, values, first_value, box_rows, box_columns, cells;
    unsigned houses;
    const uint8_t *regions;
    uint8_t given[ENNEAD_MOST_CELLS];
    uint8_t placed[ENNEAD_MOST_CELLS];
    uint64_t marks[ENNEAD_MOST_CELLS];  /* what is left to an empty cell */
    uint64_t limits[ENNEAD_MOST_CELLS]; /* what the puzzle itself leaves to a cell; 0: all */
    uint64_t shown[ENNEAD_MOST_CELLS];  /* the marks that are drawn */
    uint64_t conflicts[ENNEAD_MOST_CELLS / 64];
    uint8_t labels[ENNEAD_MOST_CELLS]; /* how many stand in the upper left corner */
    /* how many stand outside of each row or column, and of those before the first and behind the
     * last */
    uint8_t clues[SIDES][ENNEAD_MOST_SIZE + 2];
    int rings[SIDES]; /* the most of these on each side */
    int tones;        /* of shapes, given out */
    int letters;      /* the same of letters */
    bool with_marks;  /* those of all empty cells are drawn */
};

/* Fills a board; false: the picture is none. */
bool board_read(struct drawn_board *board, const ennead_picture *picture);

static inline int row_on(const struct drawn_board *board, int cell)
{
    return cell / board->columns;
}

static inline int column_on(const struct drawn_board *board, int cell)
{
    return cell % board->columns;
}

/* The value that a cell shows, a given or placed; or 0. */
static inline int value_on(const struct drawn_board *board, int cell)
{
    return board->given[cell] != 0 ? board->given[cell] : board->placed[cell];
}

#endif
