/* SPDX-License-Identifier: MIT */
/*
 * The batch engine as the rest of the library sees it: a table of editions of the same code, one
 * for each instruction set, of which one is chosen at run time.
 */
#ifndef ENNEAD_SEARCH_LANES_H
#define ENNEAD_SEARCH_LANES_H

#include "ennead.h"

/* What ennead_solve_batch wants; all of it has been checked. */
typedef struct batch {
    const ennead_puzzle *puzzles;
    size_t count;
    const ennead_options *options;
    uint8_t (*solutions)[ENNEAD_CELLS];
    size_t capacity; /* solutions of a puzzle that are stored */
    ennead_result *results;
} batch;

enum { KERNEL_ALIGNMENT = 4096 };

typedef struct kernel {
    const char *name;
    size_t memory; /* bytes, aligned to KERNEL_ALIGNMENT, that solve works in; not initialized */
    void (*solve)(void *memory, const batch *work);
} kernel;

/* The editions, each in the file of its name; NULL where the compiler was not told to use the
 * instruction set. */
const kernel *avx512_edition(void);
const kernel *avx2_edition(void);
const kernel *baseline_edition(void);
const kernel *scalar_edition(void);

/* The edition in use: the fastest that the processor can run, or the one selected. */
const kernel *kernel_in_use(void);

#endif
