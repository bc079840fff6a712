/* SPDX-License-Identifier: MIT */
/*
 * A set of cells is 81 bits of a 128-bit integer, bit c for cell c: rows are nine neighboring bits,
 * row 0 the lowest. Set algebra is the operators & | ~ (the complement within ALL_CELLS).
 */
#ifndef ENNEAD_GRID_CELLS_H
#define ENNEAD_GRID_CELLS_H

#include <stdbool.h>
#include <stdint.h>

#include "ennead.h"
#include "grid/assertions.h"

__extension__ typedef unsigned __int128 cells;

#ifdef __wasm__ /* where shifting 128 bits by a variable is a call */
extern const cells one_cell[ENNEAD_CELLS];
#define CELL(cell) (__builtin_constant_p(cell) ? (cells)1 << (cell) : one_cell[cell])
#else
#define CELL(cell) ((cells)1 << (cell))
#endif
#define ALL_CELLS (CELL(ENNEAD_CELLS) - 1)

/* Range checks for assertions. */
static inline bool cell_in_range(int cell)
{
    return cell >= 0 && cell < ENNEAD_CELLS;
}

static inline bool within_grid(cells set)
{
    return (set & ~ALL_CELLS) == 0;
}

/* The set must not be empty. */
static inline int lowest_cell(cells set)
{
    ASSERT(within_grid(set));
    ASSERT(set != 0);
    const uint64_t low = (uint64_t)set;
    return low != 0 ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static inline cells without_lowest_cell(cells set)
{
    ASSERT(within_grid(set));
    return set & (set - 1);
}

/* Loops over a set from its lowest cell up. In the loop the current cell is lowest_cell(rest);
 * `rest` is the current cell and all that are still to come. */
#define FOR_EACH_CELL(rest, set) \
    for (cells rest = (set); rest != 0; rest = without_lowest_cell(rest))

/* The n-th lowest cell, counted from 0. The set must have more than n cells. */
static inline int nth_cell(cells set, uint32_t n)
{
    ASSERT(within_grid(set));
    while (n-- > 0)
        set = without_lowest_cell(set);
    return lowest_cell(set);
}

static inline int cell_count(cells set)
{
    ASSERT(within_grid(set));
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

#endif
