/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets: n cells of one house that hold n + 1 digits, so that at most one of these is
 * missing from them. Two sets are linked by a digit, called a restricted common, if all its cells
 * in the one see all its cells in the other: at most one of the sets can hold it.
 *
 * The table is built once for each state in which a technique asks for it, small sets first. It
 * has room for about twice what the hardest known puzzles need (512 sets, 2,562 entries of `seen`,
 * 27,594 links). What does not fit is left out, so on boards that no puzzle leads to a step may be
 * missed, but no step is wrong.
 *
 *     list[i]                          a set
 *     seen[list[i].first_seen + k]     the cells that see all cells of its k-th digit in it
 *     links[first_link[i] ...]         the sets it is linked to, and by which digit
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

/* The table for the state that a technique looks at. */
const almost_table *almost_of(const hunt *h);

/* The cells that see all cells of a digit in a set. */
static inline cells seen_in(const almost_table *t, const almost *set, int digit)
{
    const digits below = set->digits & (digits)(digit_set(digit) - 1);
    return t->seen[set->first_seen + digit_count(below)];
}

/* The cells of a set in which one of its digits is a candidate. */
static inline cells places_in(const marks *m, const almost *set, int digit)
{
    return set->cells & m->candidates[digit];
}

/* Adds to a chain: if the set does not hold `not_held`, it holds `held`. */
void add_almost(ennead_step *step, const marks *m, const almost *set, int not_held, int held);

#endif
