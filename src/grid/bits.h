/* SPDX-License-Identifier: MIT */
/*
 * The bits of a word as a small set, bit i for the number i: houses, places in a house, units of a graph.
 */
#ifndef ENNEAD_GRID_BITS_H
#define ENNEAD_GRID_BITS_H

#include <stdint.h>

#include "grid/assertions.h"

static inline int lowest_of_32(uint32_t set)
{
    ASSERT(set != 0);
    return __builtin_ctz(set);
}

static inline int lowest_of_64(uint64_t set)
{
    ASSERT(set != 0);
    return __builtin_ctzll(set);
}

/* Of a set that is not empty. */
#define lowest_bit(set) _Generic((set) + 0u, uint64_t : lowest_of_64, default : lowest_of_32)(set)

/* Goes through the bits of an unsigned word from the lowest up: the number at hand is lowest_bit(rest), and `rest`
 * holds it and those that come after it. */
#define FOR_EACH_BIT(rest, set) \
    for (__typeof__((set) + 0u) rest = (set); rest != 0; rest &= rest - 1)

#endif
