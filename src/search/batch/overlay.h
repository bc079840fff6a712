/* SPDX-License-Identifier: MIT */
/*
 * Counts all solutions of a position by overlaying templates (templates.h). The count is exact,
 * whatever has been searched before. If there are few templates, this takes a fraction of the time
 * of a search.
 */
#ifndef ENNEAD_SEARCH_OVERLAY_H
#define ENNEAD_SEARCH_OVERLAY_H

#include "search/batch/templates.h"

/* Spare candidates: those beyond one in each cell. A puzzle with so many at its first guess mostly
 * has thousands of solutions. Few puzzles with one solution have that many: 58 of the 1,465 of
 * top1465, 2 of the first 300 of the hardest, none of 20,000 minimal ones. */
enum { SPARE_OF_MANY = 190 };

/* A count that takes more steps is given up. */
enum { MOST_STEPS = 8192 };

/* The index of a set's first template; 0 for an empty set. */
INLINE int first_of(uint64_t set)
{
    return __builtin_ctzll(set | (set == 0));
}

/* The number of ways to choose one fitting template from each of two sets, those of the last two
 * digits. The first mostly has zero to two members, which are handled without a branch because it
 * could not be predicted. */
INLINE uint64_t count_last_two(const overlay *o, uint64_t set, uint64_t last)
{
    const template_set *of = o->of[7];
    uint64_t left = set & (set - 1);
    uint64_t found = (set != 0) & ((last & of[first_of(set)].word[7]) != 0);

    found += (left != 0) & ((last & of[first_of(left)].word[7]) != 0);
    for (left &= left - 1; left != 0; left &= left - 1)
        found += (last & of[__builtin_ctzll(left)].word[7]) != 0;
    return found;
}

static uint64_t count_last_four(overlay *o, const template_set *open)
{
    const uint64_t third = open->word[5], second = open->word[6], last = open->word[7];
    uint64_t found = 0;

    for (uint64_t set = open->word[4]; set != 0; set &= set - 1) {
        const template_set *fitting = &o->of[5][__builtin_ctzll(set)];
        const uint64_t b = second & fitting->word[6], c = last & fitting->word[7];
        o->steps++;
        for (uint64_t a = third & fitting->word[5]; a != 0; a &= a - 1) {
            const template_set *also = &o->of[6][__builtin_ctzll(a)];
            found += count_last_two(o, b & also->word[6], c & also->word[7]);
        }
    }
    return found;
}

/* Counts the ways to complete the position with templates of the digits from a rank on. */
static uint64_t count_from(overlay *o, int rank, const template_set *open, uint64_t set)
{
    uint64_t found = 0;

    for (; set != 0 && o->steps < MOST_STEPS; set &= set - 1) {
        const template_set *fitting = &o->of[rank][__builtin_ctzll(set)];
        template_set left;
        EACH_PART(k) left.plane[k] = open->plane[k] & fitting->plane[k];
        o->steps++;
        if (!all_open(&left, rank))
            continue;
        found +=
            rank == 4 ? count_last_four(o, &left) : count_from(o, rank + 1, &left, left.word[rank]);
    }
    return found;
}

/* Counts the solutions of a position. Returns false if that takes too long; then `found` means
 * nothing. */
static bool count_by_overlay(overlay *o, const packed_puzzle *r, uint64_t *found)
{
    template_set all;

    if (!list_position(o, r, &all))
        return false;
    *found = 0;
    if (o->template_count[o->order[0]] == 0)
        return true;
    o->steps = 0;
    *found = count_from(o, 0, &all, all_of(o, 0));
    return o->steps < MOST_STEPS;
}

#endif
