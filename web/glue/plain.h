/* SPDX-License-Identifier: MIT */
/*
 * Plain puzzles: what both modules answer about them.
 */
#ifndef PLAIN_H
#define PLAIN_H

#include "glue.h"

/* puzzle, clues, form and note */
void put_plain(void);
/* conflict, if two equal givens share a house */
void put_conflict(void);
void put_result(const ennead_solve_result *result);

#define SOLVING_OPTIONS "solutions order timeLimit nodeLimit "

/* Reads these options; `solutions` is the default. The search counts its solutions in the tally. */
bool solving_options(ennead_solve_options *options, uint64_t solutions);
void tally_add_solution(void);

int solve_plain(const ennead_solve_options *options);
int count_plain(const ennead_solve_options *options);

#endif
