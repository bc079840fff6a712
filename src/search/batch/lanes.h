/* SPDX-License-Identifier: MIT */
/*
 * The batch engine's interface: one function table for each edition (instruction set).
 * search/isa.c chooses one at run time.
 */
#ifndef ENNEAD_SEARCH_LANES_H
#define ENNEAD_SEARCH_LANES_H

#include "ennead.h"

/* The last puzzles of a call, which are too few to keep the lanes at work: their caller solves them
 * one by one. Nothing is known of them; a solution may have been stored. */
enum { MOST_LEFT = 32 };
typedef struct leftovers {
    size_t count;
    size_t puzzle[MOST_LEFT];
} leftovers;

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
    leftovers *left;              /* NULL if all puzzles are to be solved */
    uint64_t *conflicts;          /* one bit per line, set if equal givens share a house; or NULL */
} batch;

enum { KERNEL_ALIGNMENT = 4096 };

/* For a kernel that is no faster than the engine for one puzzle. */
#define ALWAYS_ALONE UINT32_MAX

typedef struct kernel {
    const char *name;
    uint32_t steps; /* what the engine for one puzzle does in the time of a round of the search in
                     * all lanes: a puzzle is a step, and each of its nodes; or ALWAYS_ALONE */
    size_t memory;  /* size of the work area of solve, which need not be initialized; its alignment
                    * is KERNEL_ALIGNMENT */
    void (*solve)(void *memory, const batch *work);
} kernel;

#endif
