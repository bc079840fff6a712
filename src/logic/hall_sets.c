/* SPDX-License-Identifier: MIT */
/*
 * Finds Hall sets by recursion. A choice is given up as soon as its union is too large.
 */
#include "logic/hall_sets.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/digits.h"

typedef struct hall_set_search {
    const uint16_t *sets;
    uint16_t fit; /* the sets to choose from */
    int size;
    int count;
    uint16_t *choices;
} hall_set_search;

static void choose(hall_set_search *c, uint16_t chosen, uint16_t all, int missing, uint16_t rest)
{
    if (missing == 0) {
        if (digit_count(all) == c->size)
            c->choices[c->count++] = chosen;
        return;
    }
    for (; digit_count(rest) >= missing; rest &= (uint16_t)(rest - 1)) {
        const int next = lowest_bit(rest);
        const uint16_t more = all | c->sets[next];
        if (digit_count(more) <= c->size)
            choose(c, (uint16_t)(chosen | 1u << next), more, missing - 1,
                   (uint16_t)(rest & (rest - 1)));
    }
}

int hall_sets(const uint16_t sets[9], int size, uint16_t choices[MOST_HALL_SETS])
{
    ASSERT(size >= 0);
    hall_set_search c = {.sets = sets, .size = size, .choices = choices};

    for (int i = 0; i < 9; i++) {
        const int members = digit_count(sets[i]);
        if (members >= 2 && members <= size)
            c.fit |= (uint16_t)(1u << i);
    }
    choose(&c, 0, 0, size, c.fit);
    return c.count;
}
