/* SPDX-License-Identifier: MIT */
/*
 * The least form of a grid or puzzle and the arrangements that give it, as the two searches for it
 * (least_grid.c for full grids, least_puzzle.c for all else) hand it to canonical.c.
 *
 * A row is a number of nine nibbles, the leftmost cell in the highest, so that rows compare as
 * their strings do; 0 is an empty cell.
 */
#ifndef ENNEAD_CREATE_LEAST_H
#define ENNEAD_CREATE_LEAST_H

#include <stdint.h>

#include "ennead.h"

/* A row that is greater than any. */
#define NO_ROW UINT64_MAX

/* Where the rows and columns of a form come from. Columns are nibbles as in a row. */
typedef struct arrangement {
    uint8_t transposed; /* 1: from the columns of the puzzle, as rows */
    uint8_t rows[9];
    uint64_t columns;
} arrangement;

typedef struct least {
    uint64_t rows[9];
    uint32_t count;    /* how many arrangements give these rows */
    arrangement first; /* the least of them in order of its members */
} least;

/* Puts an arrangement that gives least->rows beside those that have been found. */
void least_found(least *l, const arrangement *found);

/* The least form of a full grid in which each house has the nine digits. */
void least_grid(const uint8_t board[ENNEAD_CELLS], least *l);

/* The least form of any 81 cells from 0 to 9. */
void least_puzzle(const uint8_t board[ENNEAD_CELLS], least *l);

#endif
