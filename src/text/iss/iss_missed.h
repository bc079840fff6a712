/* SPDX-License-Identifier: MIT */
/*
 * The values that houses miss under the rule Doppelganger of Interactive Sudoku Solver. They are
 * shown in a row, DGR, with a cell for each column, in a column, DGC, with a cell for each row, and
 * in DGB, with a cell for each box: DGR2 is what column 2 misses, DGC2 what row 2 misses. No cell
 * of ours has such a value. But a house misses one of some values just if it holds all others, so
 * what is said of one or two of them is said of cells of the grid: "DGR1 is more than DGR2" becomes
 * an `or` of "column 1 holds all but 2, and column 2 all but 1" and so on.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_MISSED_H
#define ENNEAD_TEXT_ISS_ISS_MISSED_H

#include "text/iss/iss_words.h"

/* Whether a word looks like a value that a house misses. */
bool iss_is_missed(const iss *s, iss_word word);

/* Whether an argument of the item looks so. */
bool iss_has_missed(const iss *s, iss_item item);

/* Says that the value of a house is one of these: bit i for the value with index i. */
bool iss_missed_given(iss *s, iss_word house, uint64_t values);

/* Reads an item about pairs of such values, or of such a value and a cell. One that is about more
 * than pairs is an error. */
bool iss_missed_pairs(iss *s, iss_item item);

#endif
