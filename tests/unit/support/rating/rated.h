/* SPDX-License-Identifier: MIT */
/*
 * Puzzles made by our generator, with their ratings on the scales of Sudoku Explainer 1.2.1 and
 * Sukaku Explainer 1.18.1. All their paths were compared with those of the original programs, step
 * by step. Together they use every technique up to 8.4, except swaps of very long loops.
 */
#ifndef UNIT_RATED_H
#define UNIT_RATED_H

#include <stddef.h>
#include <stdint.h>

struct rated {
    const char *puzzle;
    int er, ep, ed; /* in tenths */
    unsigned steps;
    /* Of the path, FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo): for each step the line of 81 cells
     * after it, a blank, the rating such as 1.2, and a line feed. */
    uint64_t path;
};

extern const struct rated rated_puzzles[];
extern const size_t rated_count;

extern const struct rated rated_1181_puzzles[];
extern const size_t rated_1181_count;

#endif
