/* SPDX-License-Identifier: MIT */
/*
 * Which arrows between nine partners are on cycles, by words.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_NINE_CYCLES_H
#define ENNEAD_MODEL_FILTERS_HOUSES_NINE_CYCLES_H

#include "model/model.h"

enum { NINE = 9, NINTH = 8 };

#define FIRST_NINE 0x1ffu
#define FIRST_OF_EACH 0x0101010101010101u /* the first bit of each byte */
#define EIGHT_LOOPS 0x8040201008040201u   /* bit i of byte i */

/* The arrows from each partner: to itself, if it is used, and to others. Those among the first
 * eight are eight bytes of a word. The ninth stands apart: the arrows to it are a column, which has
 * a bit in each byte, and those from it a row of nine bits. */
typedef struct nine_arrows {
    uint64_t among_eight, to_ninth;
    domain from_ninth;
} nine_arrows;

/* The partners that are on a cycle with each of nine. */
typedef struct nine_cycles {
    uint64_t of_eight;
    domain of_ninth;
} nine_cycles;

/* Returns whether every arrow is on a cycle; if not, tells the cycles. */
bool all_on_cycles(const nine_arrows *a, nine_cycles *found);

/* A column of the word: bit i for byte i. */
static inline domain column_of(uint64_t bits)
{
    return bits * 0x0102040810204080u >> 56;
}

/* What an item may have that is matched with a partner. */
static inline domain on_cycles(const nine_cycles *found, int partner)
{
    return partner == NINTH ? found->of_ninth | value_bit(NINTH)
                            : (found->of_eight >> 8 * partner & 0xff) |
                                  (found->of_ninth >> partner & 1) << NINTH;
}

#endif
