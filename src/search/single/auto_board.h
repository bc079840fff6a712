/* SPDX-License-Identifier: MIT */
/*
 * The board of the engine for one puzzle. It has one word for each digit and band. These stand
 * side by side in planes (vectors), so that one operation works on many of them. Bit 10 r + c of a
 * word tells whether the digit may be in row r, column c of the band. The bit after each row is 0,
 * so that sums and differences of rows do not carry into one another.
 *
 * Which plane has which words depends on the size of a vector: see the two headers below. What is
 * known of cells, whatever the digit, is a plane of cells, with a word for each band.
 *
 * (One word for a digit's band: the JCZSolve family of solvers, enjoysudoku.com, 2012.)
 */
#ifndef ENNEAD_SEARCH_AUTO_BOARD_H
#define ENNEAD_SEARCH_AUTO_BOARD_H

#if PLANE_BYTES == 64
#include "search/single/auto_by_digit.h"
#else
#include "search/single/auto_by_band.h"
#endif

typedef struct word_board {
    plane vector[VECTORS];
} word_board;

#endif
