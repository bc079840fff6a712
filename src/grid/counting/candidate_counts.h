/* SPDX-License-Identifier: MIT */
/*
 * Counts the solutions of each candidate, up to a cap, by questions to a solver of any kind: what
 * is known so far, and which question comes next. This file knows no rules and does not solve.
 *
 * A candidate is open while its count is not final. At first the solutions are taken one by one;
 * if there are few, that answers everything. Then each question is about a cell with candidates
 * that are in no solution yet: is there a solution with any of them? A solution counts for all its
 * candidates; without one, all candidates asked about are refuted. Bolder questions ask the same
 * of several cells at once: a solution shows several new candidates, but without one nothing is
 * known. At last, with a cap above 1, candidates that are still open are counted one by one; such
 * a search too gives lower bounds for all the others.
 */
#ifndef ENNEAD_GRID_COUNTING_CANDIDATE_COUNTS_H
#define ENNEAD_GRID_COUNTING_CANDIDATE_COUNTS_H

#include "ennead/candidates.h"

/* A solver. `user` is passed to its functions. */
typedef struct counting_solver {
    void *user;
    /* Begins a search for the solutions that have in each cell a value of its set. */
    ennead_status (*begin)(void *user, const uint64_t *sets);
    /* Stores the index of the value in each cell of the next solution. ENNEAD_STATUS_END: there is
     * none, or a limit came first. */
    ennead_status (*next)(void *user, uint8_t *solution);
    /* What ended the search, after ENNEAD_STATUS_END. */
    ennead_search_end (*end)(void *user);
} counting_solver;

/* What is known of a puzzle. The arrays are the caller's; those without a remark need not be
 * initialized. */
typedef struct counting_state {
    int cells, values;
    uint64_t cap;        /* at least 1 */
    uint64_t *sets;      /* for each cell, the candidates that are not refuted; the caller's at
                          * first */
    uint64_t *open;      /* those whose count is not final */
    uint64_t *unseen;    /* those that are in no solution so far */
    uint64_t *question;  /* what is asked for */
    uint64_t *counts;    /* counts[cell * values + value] */
    uint64_t *in_search; /* the same, of the present search alone; NULL if the cap is 1 */
    uint8_t *solution;
    /* A search ends after so many solutions that tell nothing new; the first search may go on for
     * longer, because all counts are known if it finds all solutions. */
    uint64_t patience_at_first, patience;
    uint64_t searches;
    uint64_t found; /* solutions of the first search */
} counting_state;

/* Finds out all counts, up to a limit of the solver, which *end gets. Returns ENNEAD_STATUS_OK, or
 * the solver's ENNEAD_STATUS_OUT_OF_MEMORY. */
ennead_status count_candidates(counting_state *c, const counting_solver *solver,
                               ennead_search_end *end);

/* The verdict on the puzzle that follows. */
ennead_verdict counted_verdict(const counting_state *c, ennead_search_end end);

/* Reads options, or the defaults for NULL, and sets the cap 0 to UINT64_MAX.
 * ENNEAD_STATUS_BAD_ARGUMENT: one is out of range. */
ennead_status check_candidates_options(const ennead_candidates_options *options,
                                       ennead_candidates_options *checked);

#endif
