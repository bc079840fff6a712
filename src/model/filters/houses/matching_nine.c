/* SPDX-License-Identifier: MIT */
/*
 * Items in the order of their partners are a matrix: row i is what the item matched with partner i
 * may have, so the matching is its diagonal and all else are arrows. Where the diagonal has a gap,
 * exchanging two rows is usually all the repair.
 */
#include "model/filters/houses/matching_nine.h"

#include <string.h>

/* The sets of eight items, with the first partner of each in the lowest bits. */
typedef uint16_t eight_sets __attribute__((vector_size(16)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));

/* The low byte of each of eight; byte i for the i-th. */
static uint64_t low_bytes(eight_sets sets)
{
    const eight_bytes bytes = __builtin_convertvector(sets & 0xff, eight_bytes);
    uint64_t word;

    memcpy(&word, &bytes, sizeof word);
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? word : __builtin_bswap64(word);
}

nine_items nine_items_of(const domain *sets, uint16_t order[NINE])
{
#define SET(i) (uint16_t) sets[order[i]]
    const eight_sets eight = {SET(0), SET(1), SET(2), SET(3), SET(4), SET(5), SET(6), SET(7)};
#undef SET
    const domain ninth = sets[order[NINTH]];
    const uint64_t several = low_bytes((eight_sets)((eight & (eight - 1)) != 0)) & FIRST_OF_EACH;

    return (nine_items){
        .order = order,
        .arrows = {low_bytes(eight), low_bytes(eight >> 8), ninth},
        .open = (int)(several * FIRST_OF_EACH >> 56) + !is_single(ninth),
    };
}

/* The partners that do not have the item that they are guessed to have. */
static domain gaps_of(const nine_arrows *a)
{
    const domain loops = (a->among_eight & EIGHT_LOOPS) * FIRST_OF_EACH >> 56;

    return ~(loops | (a->from_ninth & value_bit(NINTH))) & FIRST_NINE;
}

static domain row_of(const nine_arrows *a, int i)
{
    return i == NINTH ? a->from_ninth
                      : (a->among_eight >> 8 * i & 0xff) | (a->to_ninth >> 8 * i & 1) << NINTH;
}

static void set_row(nine_arrows *a, int i, domain row)
{
    const int shift = 8 * i;

    if (i == NINTH) {
        a->from_ninth = row;
        return;
    }
    a->among_eight = (a->among_eight & ~((uint64_t)0xff << shift)) | (row & 0xff) << shift;
    a->to_ninth = (a->to_ninth & ~((uint64_t)1 << shift)) | row >> NINTH << shift;
}

/* The items that may have a partner. */
static domain takers_of(const nine_arrows *a, int i)
{
    const uint64_t column = i == NINTH ? a->to_ninth : a->among_eight >> i & FIRST_OF_EACH;

    return column_of(column) | (a->from_ninth >> i & 1) << NINTH;
}

/* Exchanges two rows. */
static void exchange(nine_items *x, int one, int other)
{
    const domain row = row_of(&x->arrows, one);
    const uint16_t item = x->order[one];

    set_row(&x->arrows, one, row_of(&x->arrows, other));
    set_row(&x->arrows, other, row);
    x->order[one] = x->order[other];
    x->order[other] = item;
}

/* Mends a guess by exchanges: best with an item that may have the partner that has none, else with
 * another one that does not have its own. Returns false if that is not enough. */
static bool mend(nine_items *x, domain gaps)
{
    while (gaps != 0) {
        const int gap = lowest_value(gaps);
        const domain row = row_of(&x->arrows, gap), both = row & takers_of(&x->arrows, gap);
        const domain others = both != 0 ? both : row & gaps;
        if ((row & value_bit(gap)) != 0) {
            gaps &= gaps - 1;
        } else if (others != 0) {
            exchange(x, gap, lowest_value(others));
            gaps &= ~(both != 0 ? value_bit(gap) : 0) & ~value_bit(lowest_value(others));
        } else {
            return false;
        }
    }
    return true;
}

/* Puts the items into the order of a matching. Returns false if there is none. */
static bool reorder(nine_items *x)
{
    domain sets[NINE];
    uint8_t partner[NINE] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    uint16_t before[NINE];

    for (int i = 0; i < NINE; i++)
        sets[i] = row_of(&x->arrows, i);
    if (!matching_repair(sets, partner, NINE))
        return false;
    memcpy(before, x->order, sizeof before);
    for (int i = 0; i < NINE; i++) {
        x->order[partner[i]] = before[i];
        set_row(&x->arrows, partner[i], sets[i]);
    }
    return true;
}

matched matching_filter_nine(nine_items *x, domain keep[NINE])
{
    const domain gaps = gaps_of(&x->arrows);
    nine_cycles found;

    if (gaps != 0 && !mend(x, gaps) && !reorder(x))
        return MATCHED_NOT;
    if (all_on_cycles(&x->arrows, &found))
        return MATCHED_ALIKE;
    for (int i = 0; i < NINE; i++)
        keep[i] = on_cycles(&found, i);
    return MATCHED_FEWER;
}
