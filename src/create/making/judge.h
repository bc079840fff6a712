/* SPDX-License-Identifier: MIT */
/*
 * Whether a puzzle is as asked for, and what is done when it is not: another attempt by luck, exchanges,
 * or on with the hunt.
 */
#ifndef ENNEAD_CREATE_MAKING_JUDGE_H
#define ENNEAD_CREATE_MAKING_JUDGE_H

#include "create/making/making_state.h"

/* By how many clues a number is too large or too small. */
int excess_of(const plan *p, int clues);

/* Whether the puzzle at hand, which has one solution, is as asked for, with the extra clues that it
 * then gets; else found->difficulty says how far it is. */
bool is_as_requested(making *m, const plan *p, distance *found);

/* An attempt has come to a puzzle: it is what was asked for, or what comes next is decided. */
void judge_puzzle(making *m, const plan *p, distance found);

/* Begins another attempt by luck if there is one left. */
void try_luck_again(making *m, const plan *p);

/* The puzzle at hand has as many clues as asked for, none of them needless. */
void end_with_puzzle(making *m, const plan *p);

#endif
