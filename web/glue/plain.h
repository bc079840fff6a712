/* SPDX-License-Identifier: MIT */
/*
 * Plain puzzles: what both modules answer about them.
 */
#ifndef PLAIN_H
#define PLAIN_H

#include "glue.h"

/* puzzle, clues, form and note */
void put_plain(void);
/* Why a puzzle has no solution: conflict, two equal givens that see each other; and misprints. */
void put_faults(void);
/* misprints, by the verdicts without each given: the givens without which there is one solution; if
 * there are none, without which there are several. */
void put_misprints(const ennead_verdict *verdicts, int count, int columns);
enum { SEARCH_FOR_MISPRINT = 1000 }; /* nodes of each search */
/* The same of the description asked, which `model` has. */
void put_model_misprints(ennead_model *model);
void put_result(const ennead_solve_result *result);

#define SOLVING_OPTIONS "solutions order timeLimit nodeLimit "

/* Reads these options; `solutions` is the default. The search counts its solutions in the tally. */
bool solving_options(ennead_solve_options *options, uint64_t solutions);
void tally_add_solution(void);

int solve_plain(const ennead_solve_options *options);
int count_plain(const ennead_solve_options *options);

#endif
