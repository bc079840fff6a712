/* SPDX-License-Identifier: MIT */
/*
 * The least form of a grid or puzzle and the arrangements that give it, as the two searches for it
 * (minlex_grid.c for full grids, minlex_puzzle.c for all else) hand it to canonical.c.
 *
 * A row is a number of nine nibbles, the leftmost cell in the highest, so that rows compare as
 * their strings do; 0 is an empty cell.
 */
#ifndef ENNEAD_SYMMETRY_MINLEX_H
#define ENNEAD_SYMMETRY_MINLEX_H

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

typedef struct minlex_form {
    uint64_t rows[9];
    uint32_t count;    /* how many arrangements give these rows */
    arrangement first; /* the least of them in order of its members */
} minlex_form;

/* Puts an arrangement that gives least->rows beside those that have been found. */
void minlex_found(minlex_form *l, const arrangement *found);

#endif
