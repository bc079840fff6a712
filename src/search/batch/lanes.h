/* SPDX-License-Identifier: MIT */
/*
 * The batch engine as the rest of the library sees it: a table of editions of the same code, one
 * for each instruction set, of which one is chosen at run time.
 */
#ifndef ENNEAD_SEARCH_LANES_H
#define ENNEAD_SEARCH_LANES_H

#include "ennead.h"

/* What ennead_solve_batch or ennead_solve_lines wants; all of it has been checked. */
typedef struct batch {
    size_t count;
    const ennead_puzzle *puzzles; /* NULL: they are lines of text */
    const char *lines;
    size_t line_stride; /* bytes from one line to the next */
    const ennead_solve_options *options;
    /* The solutions of puzzle i that are stored begin at number i * capacity. */
    uint8_t *solutions;
    size_t solution_stride; /* bytes from one solution to the next */
    uint8_t zero;           /* what stands for 0 in a solution: 0, or '0' in text */
    size_t capacity;        /* solutions of a puzzle that are stored */
    ennead_solve_result *results;
    ennead_solve_answer *answers; /* in place of results, if those are NULL */
    ennead_solve_totals *sums;    /* of the answers; or NULL */
    uint64_t
        *conflicts; /* bits of the lines with two equal givens in a house, to be set; or NULL */
} batch;

enum { KERNEL_ALIGNMENT = 4096 };

typedef struct kernel {
    const char *name;
    size_t memory; /* bytes, aligned to KERNEL_ALIGNMENT, that solve works in; not initialized */
    void (*solve)(void *memory, const batch *work);
} kernel;

#endif
