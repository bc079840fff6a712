/* SPDX-License-Identifier: MIT */
/*
 * Counted candidates as text: a grid for people, or a word for each cell.
 */
#ifndef CLI_CANDIDATE_TEXT_H
#define CLI_CANDIDATE_TEXT_H

#include <ennead.h>

#include "cli/base/text.h"

/* The counts of a puzzle. */
struct counted_candidates {
    const ennead_description *shape; /* its size, boxes and values */
    const uint64_t *counts;          /* counts[cell * values + index of the value] */
    const uint64_t *undecided;       /* a set for each cell */
    uint64_t cap;
    ennead_candidates_result result;
};

/* How many candidates are in some solution. */
uint64_t counted_true(const struct counted_candidates *counted);

/* Adds a word for each cell, separated by blanks: the candidates that are in some solution; in how
 * many each of them is; the candidates whose count is not final. */
void counted_add_values(struct text *text, const struct counted_candidates *counted);
void counted_add_counts(struct text *text, const struct counted_candidates *counted);
void counted_add_undecided(struct text *text, const struct counted_candidates *counted);

/* Adds the grid. A cell shows its candidates, those with fewer solutions than the cap with their
 * counts: "3(2)7". A ? says that a count is not final. */
void counted_add_grid(struct text *text, const struct counted_candidates *counted);

#endif
