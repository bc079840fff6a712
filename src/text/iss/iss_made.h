/* SPDX-License-Identifier: MIT */
/*
 * Items of Interactive Sudoku Solver that become several rules of ours.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_MADE_H
#define ENNEAD_TEXT_ISS_ISS_MADE_H

#include "text/iss/iss_words.h"

/* Whether a sum has factors, or names a cell twice. */
bool iss_has_factors(iss *s, iss_item item);

/* Such a sum: 10_=_2_-1 and two cells. A cell that is named twice counts twice. */
bool iss_sum(iss *s, iss_item item);

/* A cage that repeats a cell, which need not differ from itself. */
bool iss_repeated_cage(iss *s, iss_item item);

/* As many even as odd values, as many low as high ones, and all different. */
bool iss_equality_cage(iss *s, iss_item item);

/* Each 5 has a 1 above it or a 9 below it. */
bool iss_flatmates(iss *s, iss_item item);

/* The second cell has the number of a cell, counted from the third; the first cell has that cell's
 * value. */
bool iss_value_indexing(iss *s, iss_item item);

/* The largest of rows, columns and regions hold the same values, unless they hold all of them. */
bool iss_same_regions(iss *s, iss_item item);

/* Values of which the cells of the grid are connected; if there is just one, how many cells have it
 * may be said. */
bool iss_connected(iss *s, iss_item item);

#endif
