/* SPDX-License-Identifier: MIT */
/*
 * True candidates: which candidates are in some solution, and in how many solutions up to a cap.
 */
#ifndef ENNEAD_CANDIDATES_H
#define ENNEAD_CANDIDATES_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What to find out. ennead_candidates_options_init sets the defaults, in brackets below. */
typedef struct ennead_candidates_options {
    size_t size;         /* sizeof(ennead_candidates_options) */
    uint64_t cap;        /* count the solutions of each candidate up to this number; 0: all [1] */
    uint64_t node_limit; /* give up after this many nodes of all searches; 0: no limit [0] */
    double time_limit;   /* give up after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
} ennead_candidates_options;

/* The function behind ennead_candidates_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_candidates_options_init_sized(ennead_candidates_options *options,
                                                     size_t size);

static inline void ennead_candidates_options_init(ennead_candidates_options *options)
{
    ennead_candidates_options_init_sized(options, sizeof *options);
}

/* How the search for the true candidates went. */
typedef struct ennead_candidates_result {
    ennead_verdict verdict; /* on the puzzle: NONE, UNIQUE or SEVERAL; after a limit FOUND or LIMIT,
                                as one solution was found or none */
    ennead_search_end end;  /* COMPLETE: every count is final; otherwise the limit */
    uint64_t searches, nodes; /* the work that was done */
} ennead_candidates_result;

/* Counts the solutions of each candidate of a 9x9 puzzle. counts[cell][digit - 1] is the number of
 * solutions with the digit in the cell, or the cap if there are as many or more. undecided[cell] is
 * the set of digits whose count is not final, because a limit came first: there are at least so
 * many solutions with them. It is empty in all cells if result->end is ENNEAD_SEARCH_END_COMPLETE.
 *
 * Each solution that is found counts for all of its candidates, and most searches look for a
 * solution with any of several candidates that no solution has shown yet.
 *
 * `options` may be NULL for the defaults; `result` must not be NULL. Allocates nothing.
 * ENNEAD_STATUS_BAD_ARGUMENT: as for ennead_solve; then nothing is stored. */
ENNEAD_API ennead_status ennead_count_candidates(const ennead_puzzle *puzzle,
                                                 const ennead_candidates_options *options,
                                                 uint64_t counts[ENNEAD_CELLS][9],
                                                 uint16_t undecided[ENNEAD_CELLS],
                                                 ennead_candidates_result *result);

#ifdef __cplusplus
}
#endif

#endif
