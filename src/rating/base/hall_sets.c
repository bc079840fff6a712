/* SPDX-License-Identifier: MIT */
/*
 * Hall sets in the order in which Sudoku Explainer combines them: by the highest number chosen,
 * then by the next lower one, and so on. (logic/hall_sets.c orders them by the lowest number.)
 */
#include "rating/base/hall_sets.h"

#include "grid/bits.h"

#define FROM_4(n) n, n + 1, n + 1, n + 2
#define FROM_16(n) FROM_4(n), FROM_4(n + 1), FROM_4(n + 1), FROM_4(n + 2)
#define FROM_64(n) FROM_16(n), FROM_16(n + 1), FROM_16(n + 1), FROM_16(n + 2)
#define FROM_256(n) FROM_64(n), FROM_64(n + 1), FROM_64(n + 1), FROM_64(n + 2)

/* The number of members of each set of nine. */
static const uint8_t members_of[512] = {FROM_256(0), FROM_256(1)};

typedef struct se_hall_search {
    const uint16_t *sets;
    int size;
    uint16_t fit; /* the sets to choose from */
    int count;
    uint16_t *choices;
} se_hall_search;

/* Chooses two more sets, with numbers below `end`. */
static void choose_two_below(se_hall_search *c, int end, unsigned chosen, unsigned all)
{
    FOR_EACH_BIT(highs, c->fit & ((1u << end) - 1)) {
        const int high = lowest_bit(highs);
        const unsigned more = all | c->sets[high];
        if (members_of[more] > c->size)
            continue;
        FOR_EACH_BIT(lows, c->fit & ((1u << high) - 1))
            if (members_of[more | c->sets[lowest_bit(lows)]] == c->size)
                c->choices[c->count++] = (uint16_t)(chosen | 1u << high | (lows & -lows));
    }
}

/* Chooses `missing` more sets, two or more, with numbers below `end`. */
static void choose_below(se_hall_search *c, int end, int missing, unsigned chosen, unsigned all)
{
    if (missing == 2) {
        choose_two_below(c, end, chosen, all);
        return;
    }
    FOR_EACH_BIT(rest, c->fit & ((1u << end) - 1)) {
        const int next = lowest_bit(rest);
        const unsigned more = all | c->sets[next];
        if (next >= missing - 1 && members_of[more] <= c->size)
            choose_below(c, next, missing - 1, chosen | 1u << next, more);
    }
}

/* Two sets of two members form a Hall set if they are equal. */
static int equal_pairs(const uint16_t sets[9], unsigned fit, uint16_t choices[SE_MOST_CHOICES])
{
    int count = 0;

    FOR_EACH_BIT(highs, fit & (fit - 1)) {
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
    unsigned fit = 0;

    ASSERT(size >= 2);
    for (int i = 0; i < 9; i++) {
        const int members = members_of[sets[i]];
        fit |= (unsigned)(members >= least && members <= size) << i;
    }
    if (size == 2 && least == 2)
        return equal_pairs(sets, fit, choices);
    c.fit = (uint16_t)fit;
    if (members_of[fit] >= size)
        choose_below(&c, 9, size, 0, 0);
    return c.count;
}
