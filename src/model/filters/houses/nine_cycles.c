/* SPDX-License-Identifier: MIT */
/*
 * Nine partners are few enough for their arrows to be words. The transitive closure of eight
 * rows of eight bits takes eight steps without a branch (S. Warshall, "A theorem on Boolean
 * matrices", 1962). The ways through the ninth are the product of a column and a row.
 *
 * Every arrow among the eight is on a cycle exactly if their closure is symmetric. Then arrows to
 * the ninth are too if there are any from it: a way through it joins two of the eight, and so there
 * is a way back.
 */
#include "model/filters/houses/nine_cycles.h"

#define LAST_OF_EACH 0x8080808080808080u

/* Eight bytes of eight bits: byte i, bit j becomes byte j, bit i. */
static uint64_t transposed(uint64_t x)
{
    uint64_t t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aau;
    x ^= t ^ (t << 7);
    t = (x ^ (x >> 14)) & 0x0000cccc0000ccccu;
    x ^= t ^ (t << 14);
    t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0u;
    return x ^ t ^ (t << 28);
}

/* Byte i is all ones if i is in the set, else 0. */
static uint64_t rows_of(domain set)
{
    const uint64_t one_bit = (set & 0xff) * FIRST_OF_EACH & EIGHT_LOOPS;
    const uint64_t any = ((one_bit & ~LAST_OF_EACH) + ~LAST_OF_EACH) | one_bit;
    return ((any & LAST_OF_EACH) >> 7) * 0xff;
}

/* The union of the rows. */
static domain any_row(uint64_t rows)
{
    rows |= rows >> 32;
    rows |= rows >> 16;
    return (rows | rows >> 8) & 0xff;
}

bool all_on_cycles(const nine_arrows *a, nine_cycles *found)
{
    const domain from_ninth = a->from_ninth & 0xff;
    uint64_t reach = a->among_eight | a->to_ninth * from_ninth;

    for (int via = 0; via < 8; via++)
        reach |= (reach >> via & FIRST_OF_EACH) * (reach >> 8 * via & 0xff);
    const uint64_t back = transposed(reach);
    if (reach == back && (a->to_ninth == 0) == (from_ninth == 0))
        return true;
    found->of_eight = reach & back;
    found->of_ninth =
        any_row(reach & rows_of(from_ninth)) & any_row(back & rows_of(column_of(a->to_ninth)));
    return false;
}
