/* SPDX-License-Identifier: MIT */
/*
 * The batch engine's interface: one function table for each edition (instruction set).
 * search/isa.c chooses one at run time.
 */
#ifndef ENNEAD_SEARCH_LANES_H
#define ENNEAD_SEARCH_LANES_H

#include "ennead.h"

/* The arguments of ennead_solve_batch or ennead_solve_lines, already checked. */
typedef struct batch {
    size_t count;
    size_t first;                 /* the puzzles before it have been solved */
    const ennead_puzzle *puzzles; /* NULL if the puzzles are lines */
    const char *lines;
    size_t line_stride; /* bytes from one line to the next */
    const ennead_solve_options *options;
    /* The stored solutions of puzzle i begin at index i * capacity. */
    uint8_t *solutions;
    size_t solution_stride; /* bytes from one solution to the next */
    uint8_t zero;           /* added to each digit of a line or solution: 0, or '0' for text */
    size_t capacity;        /* how many solutions of a puzzle are stored */
    ennead_solve_result *results;
    ennead_solve_answer *answers; /* used if results is NULL */
    ennead_solve_totals *sums;    /* to which is added what the answers leave out; or NULL */
    uint64_t *conflicts;          /* one bit per line, set if equal givens share a house; or NULL */
} batch;

struct handover;
enum { KERNEL_ALIGNMENT = 4096 };

typedef struct kernel {
    const char *name;
    size_t memory; /* size of the work area of solve, which need not be initialized; its alignment
                    * is KERNEL_ALIGNMENT */
    void (*solve)(void *memory, const batch *work);
    /* Goes on where an engine with more lanes has stopped, in its memory (handover.h), or NULL. */
    void (*go_on)(void *memory, const struct handover *from);
} kernel;

#endif
