/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets: n cells of one house that hold n + 1 digits, so that they lack one of these at
 * most. Two of them are linked by a digit, called restricted, when all its cells in the one see all
 * its cells in the other: not both sets can hold it.
 *
 * The table is made once for each state in which a technique asks for it. It has small sets first. There
 * is room for about twice what the hardest puzzles that are known come to (512 sets, 2,562 of `seen`,
 * 27,594 links); what finds none is left out, so that a step may be missed on boards that no puzzle leads
 * to, but none is wrong.
 *
 *     list[i]                          a set
 *     seen[list[i].first_seen + k]     what sees all cells of its k-th digit in it
 *     links[first_link[i] ...]         the sets it is linked to, by which digit
 */
#ifndef ENNEAD_LOGIC_ALMOST_H
#define ENNEAD_LOGIC_ALMOST_H

#include "logic/hunt.h"

enum { MOST_ALMOST = 1024, MOST_SEEN = 4096, MOST_ALMOST_LINKS = 49152 };

typedef struct almost {
    cells cells;
    digits digits;
    uint16_t first_seen;
} almost;

typedef struct almost_link {
    uint16_t to;
    uint8_t digit;
} almost_link;

typedef struct almost_table {
    int count, seen_count;
    almost list[MOST_ALMOST];
    cells seen[MOST_SEEN];
    uint16_t first_link[MOST_ALMOST + 1];
    almost_link links[MOST_ALMOST_LINKS];
} almost_table;

/* The table of the state that a technique looks at. */
const almost_table *almost_of(const hunt *h);

/* What sees all cells of one of its digits in a set. */
static inline cells seen_in(const almost_table *t, const almost *set, int digit)
{
    const digits below = set->digits & (digits)(digit_set(digit) - 1);
    return t->seen[set->first_seen + digit_count(below)];
}

/* The cells of one of its digits in a set. */
static inline cells places_in(const marks *m, const almost *set, int digit)
{
    return set->cells & m->candidates[digit];
}

/* Adds to a chain that a set does not hold one digit and so another. */
void add_almost(ennead_step *step, const marks *m, const almost *set, int not_held, int held);

#endif
