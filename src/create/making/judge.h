/* SPDX-License-Identifier: MIT */
/*
 * Whether a puzzle is as requested, and if not, what to do: another attempt by luck, exchanges, or
 * the next move of the hunt.
 */
#ifndef ENNEAD_CREATE_MAKING_JUDGE_H
#define ENNEAD_CREATE_MAKING_JUDGE_H

#include "create/making/making_state.h"

/* By how many clues a number is too large or too small. */
int excess_of(const plan *p, int clues);

/* Whether the current puzzle, which must have one solution, is as requested; then it gets its
 * extra clues. If not, found->difficulty says how far it is. */
bool is_as_requested(making *m, const plan *p, distance *found);

/* Called when an attempt has produced a puzzle: ends with it, or decides what comes next. */
void judge_puzzle(making *m, const plan *p, distance found);

/* Begins another attempt by luck, if one is left. */
void try_luck_again(making *m, const plan *p);

/* Ends with the current puzzle, which has as many clues as requested, none of them redundant. */
void end_with_puzzle(making *m, const plan *p);

#endif
