/* SPDX-License-Identifier: MIT */
/*
 * Items of Interactive Sudoku Solver that are made of several of our rules.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_MADE_H
#define ENNEAD_TEXT_ISS_ISS_MADE_H

#include "text/iss/iss_words.h"

/* Whether an item names a cell twice. */
bool iss_repeats(const iss *s, iss_item item);

/* A cage or sum that does: a cell counts as often as it is named, and is no other than itself. */
bool iss_repeated_sum(iss *s, iss_item item);

/* As many even as odd values, as many low as high ones, and all different. */
bool iss_equality_cage(iss *s, iss_item item);

/* Each 5 has a 1 above it or a 9 below it. */
bool iss_flatmates(iss *s, iss_item item);

/* The value of the first cell is that of the cell whose number, counted from the third, the second has. */
bool iss_value_indexing(iss *s, iss_item item);

#endif
