/* SPDX-License-Identifier: MIT */
/*
 * Hall sets in the order in which Sudoku Explainer combines them: by the highest number chosen,
 * then by the next lower one, and so on. (logic/hall_sets.c orders them by the lowest number.)
 */
#include "rating/base/hall_sets.h"

#include "grid/bits.h"

typedef struct se_hall_search {
    const uint16_t *sets;
    int size;
    uint16_t fit; /* the sets to choose from */
    int count;
    uint16_t *choices;
} se_hall_search;

/* Chooses `missing` more sets, with numbers below `end`. */
static void choose_below(se_hall_search *c, int end, int missing, uint16_t chosen, uint16_t all)
{
    if (missing == 0) {
        if (digit_count(all) == c->size)
            c->choices[c->count++] = chosen;
        return;
    }
    FOR_EACH_BIT(rest, c->fit & ((1u << end) - 1)) {
        const int next = lowest_bit(rest);
        const uint16_t more = all | c->sets[next];
        if (next >= missing - 1 && digit_count(more) <= c->size)
            choose_below(c, next, missing - 1, (uint16_t)(chosen | 1u << next), more);
    }
}

/* Two sets of two members form a Hall set if they are equal. */
static int equal_pairs(const uint16_t sets[9], uint16_t fit, uint16_t choices[SE_MOST_CHOICES])
{
    int count = 0;

    FOR_EACH_BIT(highs, fit & (unsigned)(fit - 1)) {
        const int high = lowest_bit(highs);
        FOR_EACH_BIT(lows, fit & ((1u << high) - 1))
            if (sets[lowest_bit(lows)] == sets[high])
                choices[count++] = (uint16_t)(1u << high | (lows & -lows));
    }
    return count;
}

int se_hall_sets(const uint16_t sets[9], int size, int least, uint16_t choices[SE_MOST_CHOICES])
{
    se_hall_search c = {.sets = sets, .size = size, .choices = choices};

    for (int i = 0; i < 9; i++) {
        const int members = digit_count(sets[i]);
        if (members >= least && members <= size)
            c.fit |= (uint16_t)(1u << i);
    }
    if (size == 2 && least == 2)
        return equal_pairs(sets, c.fit, choices);
    if (digit_count(c.fit) >= size)
        choose_below(&c, 9, size, 0, 0);
    return c.count;
}
