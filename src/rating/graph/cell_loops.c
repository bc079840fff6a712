/* SPDX-License-Identifier: MIT */
/*
 * A candidate that is on turns off its digit elsewhere, and then the other candidate of a cell is
 * on: one step. Only candidates that lead to each other by few steps may be in one loop. A loop
 * matters only if a chain along it may eliminate something.
 */
#include "rating/graph/cell_loops.h"

#include <string.h>

static uint64_t *unit_of(cell_loops *loops, const chain_spot *spot, int digit, int kind)
{
    return loops->units[(digit - 1) * HOUSES + spot->house[kind]];
}

static void number_pairs(cell_loops *loops, const chain_search *s, const chain_tables *tables)
{
    loops->count = 0;
    memset(loops->of_digit, 0, sizeof loops->of_digit);
    memset(loops->units, 0, sizeof loops->units);
    FOR_EACH_CELL(rest, *s->empty) {
        const int cell = lowest_cell(rest);
        const digits held = s->before->of[cell], less = without_lowest_digit(held);

        if (less == 0 || without_lowest_digit(less) != 0)
            continue;
        FOR_EACH_DIGIT(set, held) {
            const int digit = lowest_digit(set);

            for (int kind = 0; kind < 3; kind++)
                put_in_set(unit_of(loops, &tables->spots[cell], digit, kind), loops->count);
            put_in_set(loops->of_digit[digit], loops->count);
            loops->candidate[loops->count++] = (uint16_t)candidate_of(cell, digit);
        }
    }
    loops->words = (loops->count + 63) / 64;
}

/* The other candidates of the same cells. */
static uint64_t partners(uint64_t set)
{
    const uint64_t even = 0x5555555555555555;

    return (set & even) << 1 | (set >> 1 & even);
}

/* What is on two links later: the partners of what is seen, whose bits are next to them. */
static void fill_first_steps(cell_loops *loops, const chain_tables *tables)
{
    for (int number = 0; number < loops->count; number++) {
        const int digit = candidate_digit(loops->candidate[number]);
        const chain_spot *spot = &tables->spots[candidate_cell(loops->candidate[number])];

        for (int i = 0; i < loops->words; i++) {
            uint64_t seen = unit_of(loops, spot, digit, 0)[i] | unit_of(loops, spot, digit, 1)[i] |
                            unit_of(loops, spot, digit, 2)[i];

            if (i == number / 64)
                seen &= ~((uint64_t)1 << number % 64);
            loops->steps[number][i] = partners(seen);
        }
    }
}

/* Sets within[n] to what is on n steps after a candidate, or earlier. Returns after how many steps
 * nothing new is on. */
static inline int follow(const cell_loops *loops, int number, int words,
                         uint64_t within[PAIRED + 1][PAIRED_WORDS])
{
    uint64_t layer[PAIRED_WORDS] = {0}, next[PAIRED_WORDS];

    memset(within[0], 0, sizeof within[0]);
    put_in_set(layer, number);
    for (int steps = 1; steps < loops->longest; steps++) {
        uint64_t any = 0;

        memset(next, 0, sizeof next);
        for (int word = 0; word < words; word++)
            FOR_EACH_BIT(rest, layer[word]) {
                const uint64_t *row = loops->steps[64 * word + lowest_bit(rest)];

                for (int i = 0; i < words; i++)
                    next[i] |= row[i];
            }
        for (int i = 0; i < words; i++) {
            layer[i] = next[i] & ~within[steps - 1][i];
            within[steps][i] = within[steps - 1][i] | next[i];
            any |= layer[i];
        }
        if (any == 0)
            return steps - 1;
    }
    return loops->longest - 1;
}

/* Whether two candidates see the same one in two houses. */
static bool have_a_target(const cell_loops *loops, const strong_chains *all, int first, int last)
{
    const int row = all->number[loops->candidate[first]] * all->words,
              other = all->number[loops->candidate[last]] * all->words;
    uint64_t any = 0;

    for (int i = 0; i < all->words; i++)
        any |= all->in_houses[row + i] & all->in_houses[other + i];
    return any != 0;
}

/* Whether a chain along a loop may eliminate something: it begins with a candidate that is off, so
 * that its partner is on, and ends with one of those in a loop with the partner. It may end with
 * the same candidate. */
static bool may_eliminate(const cell_loops *loops, const strong_chains *all, int first,
                          const uint64_t *in_loop)
{
    const uint64_t *others = loops->of_digit[candidate_digit(loops->candidate[first])];

    for (int word = 0; word < loops->words; word++)
        FOR_EACH_BIT(rest, others[word] & in_loop[word])
            if (have_a_target(loops, all, first, 64 * word + lowest_bit(rest)))
                return true;
    return false;
}

/* Looks at the loops through a cell with one or the other candidate on. A candidate leads to this
 * one in as many steps as this one's partner leads to that one's partner. */
static inline bool look_at_cell(cell_loops *loops, const strong_chains *all, int cell, int words,
                                uint64_t *members)
{
    int steps[2];
    bool any = false;

    for (int which = 0; which < 2; which++)
        steps[which] = follow(loops, 2 * cell + which, words, loops->within[which]);
    for (int which = 0; which < 2; which++) {
        uint64_t in_loop[PAIRED_WORDS] = {0};

        for (int there = 1; there <= steps[which]; there++) {
            const int back = loops->longest - there, most = steps[1 - which];

            for (int i = 0; i < words; i++)
                in_loop[i] |= loops->within[which][there][i] &
                              partners(loops->within[1 - which][back < most ? back : most][i]);
        }
        if (!may_eliminate(loops, all, 2 * cell + 1 - which, in_loop))
            continue;
        any = true;
        put_in_set(in_loop, 2 * cell + which);
        for (int word = 0; word < words; word++)
            FOR_EACH_BIT(rest, in_loop[word])
                put_in_set(members, all->number[loops->candidate[64 * word + lowest_bit(rest)]]);
    }
    return any;
}

bool find_cell_loops(cell_loops *loops, const strong_chains *all, const chain_search *s,
                     const chain_tables *tables, uint64_t members[MOST_WORDS])
{
    bool any = false;

    memset(members, 0, (size_t)all->words * sizeof *members);
    number_pairs(loops, s, tables);
    /* A loop may go through a cell in both directions. */
    if (loops->longest > loops->count)
        loops->longest = loops->count;
    fill_first_steps(loops, tables);
    for (int cell = 0; cell < loops->count / 2; cell++)
        any |= loops->words == 1 ? look_at_cell(loops, all, cell, 1, members)
                                 : look_at_cell(loops, all, cell, loops->words, members);
    return any;
}
