/* SPDX-License-Identifier: MIT */
/*
 * The bits of a word as a small set: bit i stands for the number i (a house, a position in a
 * house, a unit of a graph).
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

/* The number of the lowest bit. The set must not be empty. */
#define lowest_bit(set) _Generic((set) + 0u, uint64_t : lowest_of_64, default : lowest_of_32)(set)

/* Loops over the bits of an unsigned word, from the lowest up. In the loop the current number is
 * lowest_bit(rest); `rest` is the current bit and all that are still to come. */
#define FOR_EACH_BIT(rest, set) \
    for (__typeof__((set) + 0u) rest = (set); rest != 0; rest &= rest - 1)

#endif
