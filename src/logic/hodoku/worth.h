/* SPDX-License-Identifier: MIT */
/*
 * Which of several steps HoDoKu takes. Of those that a choice is among it takes the one that removes most
 * candidates. Of those that remove as many it takes the one with the least weight: what is removed is put
 * in order, digit by digit and cell by cell, and the n-th, cell c (0 to 80) and digit d, weighs
 * c * (80 n - 79) + d. Of those that weigh the same it takes the first that it finds. (Read off that
 * program, B. Hobiger's HoDoKu 2.2.)
 */
#ifndef ENNEAD_LOGIC_HODOKU_WORTH_H
#define ENNEAD_LOGIC_HODOKU_WORTH_H

#include "logic/static_links.h"

/* What a step that removes something is worth beside others: the more it removes the better, and of
 * those that remove as many the one with the lower weight. */
typedef struct worth {
    int removed; /* candidates; 0: there is no step */
    int weight;
} worth;

worth worth_of(const candidate_set *gone);

static inline bool is_better(worth one, worth other)
{
    return one.removed != other.removed ? one.removed > other.removed : one.weight < other.weight;
}

#endif
