/* SPDX-License-Identifier: MIT */
/*
 * Which of several steps HoDoKu takes: the one that removes most candidates. Among equals, the one
 * with the least weight: the removed candidates are sorted by digit, then by cell, and the n-th,
 * cell c (0 to 80) and digit d, weighs c * (80 n - 79) + d. Among equals again, the first found.
 * (As observed in that program, B. Hobiger's HoDoKu 2.2.)
 */
#ifndef ENNEAD_LOGIC_HODOKU_WORTH_H
#define ENNEAD_LOGIC_HODOKU_WORTH_H

#include "logic/static_links.h"

/* The worth of a step that removes something: more removed candidates are better; if equal, the
 * lower weight is. */
typedef struct worth {
    int removed; /* number of candidates; 0 if there is no step */
    int weight;
} worth;

worth worth_of(const candidate_set *gone);

static inline bool is_better(worth one, worth other)
{
    return one.removed != other.removed ? one.removed > other.removed : one.weight < other.weight;
}

#endif
