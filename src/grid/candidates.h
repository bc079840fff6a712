/* SPDX-License-Identifier: MIT */
/*
 * A candidate, a digit that a cell may hold, as one number: 9 * cell + digit - 1, from 0 to 728.
 */
#ifndef ENNEAD_GRID_CANDIDATES_H
#define ENNEAD_GRID_CANDIDATES_H

#include "ennead.h"
#include "grid/assertions.h"

enum { CANDIDATES = 9 * ENNEAD_CELLS };

static inline int candidate_of(int cell, int digit)
{
    ASSERT(cell >= 0 && cell < ENNEAD_CELLS);
    ASSERT(digit >= 1 && digit <= 9);
    return 9 * cell + digit - 1;
}

static inline int candidate_cell(int candidate)
{
    ASSERT(candidate >= 0 && candidate < CANDIDATES);
    return candidate / 9;
}

static inline int candidate_digit(int candidate)
{
    ASSERT(candidate >= 0 && candidate < CANDIDATES);
    return candidate % 9 + 1;
}

#endif
