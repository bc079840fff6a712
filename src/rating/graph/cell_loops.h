/* SPDX-License-Identifier: MIT */
/*
 * Which candidates may be in loops of Y-links: strong links in cells with two candidates, weak ones
 * in houses.
 */
#ifndef ENNEAD_RATING_GRAPH_CELL_LOOPS_H
#define ENNEAD_RATING_GRAPH_CELL_LOOPS_H

#include "rating/graph/strong_chains.h"

enum { PAIRED = 2 * ENNEAD_CELLS, PAIRED_WORDS = (PAIRED + 63) / 64 };

/* The candidates of cells with two candidates; those of a cell have numbers 2n and 2n + 1. */
typedef struct cell_loops {
    int count, words;
    int longest; /* steps around a loop, set by the caller; more are of no interest */
    uint16_t candidate[PAIRED];
    uint64_t of_digit[10][PAIRED_WORDS];
    uint64_t units[9 * HOUSES][PAIRED_WORDS]; /* [digit - 1, house] */
    uint64_t steps[PAIRED][PAIRED_WORDS];     /* what is on two links after it is on */
    /* What is on within so many steps after one candidate of a cell, and after the other. */
    uint64_t within[2][PAIRED + 1][PAIRED_WORDS];
} cell_loops;

/* Sets `members`, numbered as in `all`, to the candidates that may be in a loop that eliminates
 * something. Returns whether there are any. */
bool find_cell_loops(cell_loops *loops, const strong_chains *all, const chain_search *s,
                     const chain_tables *tables, uint64_t members[MOST_WORDS]);

#endif
