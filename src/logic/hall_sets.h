/* SPDX-License-Identifier: MIT */
/*
 * Hall sets: of nine sets, `size` whose union has only `size` members. Subsets and fish are both
 * Hall sets:
 *
 *     naked set     the sets are the digits of each cell of a house
 *     hidden set    the sets are the positions of each digit in a house
 *     fish          the sets are the positions of one digit in each row (or column)
 */
#ifndef ENNEAD_LOGIC_HALL_SETS_H
#define ENNEAD_LOGIC_HALL_SETS_H

#include <stdint.h>

#include "grid/bits.h"

enum { MOST_HALL_SETS = 126 }; /* the number of ways to choose four, or five, of nine */

/* Stores each Hall set as a set of the numbers of its sets, in ascending order of its smallest
 * numbers, and returns how many there are. Sets with one member or more than `size` are not used.
 * `size` is 2 to 4. */
int hall_sets(const uint16_t sets[9], int size, uint16_t choices[MOST_HALL_SETS]);

/* The union of the sets in a choice. */
static inline uint16_t union_of(const uint16_t sets[9], uint16_t choice)
{
    uint16_t all = 0;

    for (; choice != 0; choice &= (uint16_t)(choice - 1))
        all |= sets[lowest_bit(choice)];
    return all;
}

#endif
