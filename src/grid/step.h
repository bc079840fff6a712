/* SPDX-License-Identifier: MIT */
/*
 * A step is plain data (ennead.h describes its members). These functions convert its sets of cells
 * to the sets of cells.h, and back.
 */
#ifndef ENNEAD_GRID_STEP_H
#define ENNEAD_GRID_STEP_H

#include "grid/cells.h"
#include "grid/digits.h"

static inline cells cells_of_set(ennead_cell_set set)
{
    return (cells)set.words[1] << 64 | set.words[0];
}

static inline ennead_cell_set set_of_cells(cells set)
{
    ASSERT(within_grid(set));
    return (ennead_cell_set){{(uint64_t)set, (uint64_t)(set >> 64)}};
}

/* Adds cells to a set of a step. */
static inline void add_cells(ennead_cell_set *set, cells more)
{
    ASSERT(within_grid(more));
    set->words[0] |= (uint64_t)more;
    set->words[1] |= (uint64_t)(more >> 64);
}

#endif
