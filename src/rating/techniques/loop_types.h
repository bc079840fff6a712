/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles and loops: how the search for loops (loops.c) passes a loop to the search for
 * its hints (loop_types.c).
 */
#ifndef ENNEAD_RATING_TECHNIQUES_LOOP_TYPES_H
#define ENNEAD_RATING_TECHNIQUES_LOOP_TYPES_H

#include "rating/base/rater.h"

enum { SE_LONGEST_LOOP = 18 }; /* two cells in each row */

/* Cells that all have two digits as candidates; each shares a house with the next one. In every
 * house that they touch there are two of them, one with an even and one with an odd position in
 * the sequence. */
typedef struct se_loop {
    uint8_t cells[SE_LONGEST_LOOP];
    int length;
    digits pair;
    uint8_t extra[SE_LONGEST_LOOP]; /* the cells that have other candidates too, in order of the
                                     * loop */
    int extra_count;
} se_loop;

/* The best hint so far, in r->step: chosen by rating, then by type, then what was found first. */
typedef struct se_best_loop {
    int rank; /* INT_MAX if there is none */
    int type;
} se_best_loop;

/* Looks for the hints of a loop; a better one than the best goes into r->step and r->rank. */
void se_loop_hints(se_rater *r, const se_loop *loop, se_best_loop *best);

#endif
