/* SPDX-License-Identifier: MIT */
/*
 * The least form of a grid or puzzle and the arrangements that give it, as the two searches for it
 * (minlex_grid.c for full grids, minlex_puzzle.c for all others) pass it to canonical.c. A row is
 * a number of nine nibbles, the leftmost cell in the highest, so rows compare like their strings;
 * 0 is an empty cell.
 */
#ifndef ENNEAD_SYMMETRY_MINLEX_H
#define ENNEAD_SYMMETRY_MINLEX_H

#include <stdint.h>

#include "ennead.h"

/* Greater than any row. */
#define NO_ROW UINT64_MAX

/* Where the rows and columns of a form come from. Columns are nibbles as in a row. */
typedef struct arrangement {
    uint8_t transposed; /* 1: its rows come from the columns of the puzzle */
    uint8_t rows[9];
    uint64_t columns;
} arrangement;

typedef struct minlex_form {
    uint64_t rows[9];
    uint32_t count;    /* number of arrangements that give these rows */
    arrangement first; /* the least of them, comparing members in order */
} minlex_form;

/* Adds an arrangement that gives least->rows to those found. */
void minlex_found(minlex_form *l, const arrangement *found);

#endif
