/* SPDX-License-Identifier: MIT */
/*
 * Nine small numbers in one word, four bits each: a permutation of the nine digits, or for each
 * digit the row (or column) of a box that it is in. Digits are counted from 0 here.
 */
#ifndef ENNEAD_CREATE_NINE_H
#define ENNEAD_CREATE_NINE_H

#include <stdint.h>

typedef uint64_t nine;

static inline unsigned nine_at(nine n, unsigned i)
{
    return (unsigned)(n >> (4 * i)) & 15;
}

static inline nine nine_with(unsigned i, unsigned value)
{
    return (nine)value << (4 * i);
}

/* i -> outer[inner[i]] */
static inline nine nine_after(nine outer, nine inner)
{
    nine both = 0;
    for (unsigned i = 0; i < 9; i++)
        both |= nine_with(i, nine_at(outer, nine_at(inner, i)));
    return both;
}

/* The inverse of a permutation. */
static inline nine nine_inverse(nine n)
{
    nine inverse = 0;
    for (unsigned i = 0; i < 9; i++)
        inverse |= nine_with(nine_at(n, i), i);
    return inverse;
}

/* The six orders of three things. */
static const uint8_t orders_of_three[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                              {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

#endif
