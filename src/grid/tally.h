/* SPDX-License-Identifier: MIT */
/*
 * Adds to the caller's tally, which other threads may be reading.
 */
#ifndef ENNEAD_GRID_TALLY_H
#define ENNEAD_GRID_TALLY_H

#include "ennead.h"

/* `tally` may be NULL. */
static inline void tally_add(ennead_tally *tally, uint64_t solutions)
{
    if (tally != NULL)
        __atomic_fetch_add(&tally->solutions, solutions, __ATOMIC_RELAXED);
}

#endif
