/* SPDX-License-Identifier: MIT */
/*
 * A candidate that is on turns off its digit elsewhere, and then the other candidate of a cell is
 * on. All candidates that are on in a loop lead to each other in this way, so they are in one
 * strong component. What follows is computed by S. Warshall's algorithm ("A theorem on Boolean
 * matrices", 1962).
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
            loops->candidate[loops->count++] = (uint16_t)candidate_of(cell, digit);
        }
    }
    loops->words = (loops->count + 63) / 64;
}

/* What is on two links later: the partners of what is seen, whose bits are next to them. */
static void fill_first_steps(cell_loops *loops, const chain_tables *tables)
{
    const uint64_t even = 0x5555555555555555;

    for (int number = 0; number < loops->count; number++) {
        const int digit = candidate_digit(loops->candidate[number]);
        const chain_spot *spot = &tables->spots[candidate_cell(loops->candidate[number])];

        for (int i = 0; i < loops->words; i++) {
            uint64_t seen = unit_of(loops, spot, digit, 0)[i] | unit_of(loops, spot, digit, 1)[i] |
                            unit_of(loops, spot, digit, 2)[i];

            if (i == number / 64)
                seen &= ~((uint64_t)1 << number % 64);
            loops->on[number][i] = (seen & even) << 1 | (seen >> 1 & even);
        }
    }
}

static void fill_all_steps_of_one_word(cell_loops *loops)
{
    for (int by = 0; by < loops->count; by++)
        for (int from = 0; from < loops->count; from++)
            loops->on[from][0] |= loops->on[by][0] & -(loops->on[from][0] >> by & 1);
}

static void fill_all_steps(cell_loops *loops)
{
    if (loops->words == 1) {
        fill_all_steps_of_one_word(loops);
        return;
    }
    for (int by = 0; by < loops->count; by++)
        for (int from = 0; from < loops->count; from++)
            if (in_set(loops->on[from], by))
                for (int i = 0; i < loops->words; i++)
                    loops->on[from][i] |= loops->on[by][i];
}

/* Whether a candidate sees, in two houses, `last` and the partner of `first`, of the same digit. */
static bool removes_something(const cell_loops *loops, const strong_chains *all, int first,
                              int last)
{
    const int off = loops->candidate[first ^ 1], on = loops->candidate[last];
    const int row = all->number[off] * all->words, other = all->number[on] * all->words;
    uint64_t any = 0;

    if (off == on || candidate_digit(off) != candidate_digit(on))
        return false;
    for (int i = 0; i < all->words; i++)
        any |= all->in_houses[row + i] & all->in_houses[other + i];
    return any != 0;
}

/* Whether the component of a candidate, which leads to itself, has a loop that may eliminate
 * something. */
static bool is_useful(const cell_loops *loops, const strong_chains *all, int first)
{
    for (int word = 0; word < loops->words; word++)
        FOR_EACH_BIT(rest, loops->on[first][word]) {
            const int last = 64 * word + lowest_bit(rest);

            if (in_set(loops->on[last], first) && removes_something(loops, all, first, last))
                return true;
        }
    return false;
}

/* Adds the candidates of the same component. */
static void add_component(const cell_loops *loops, const strong_chains *all, int first,
                          uint64_t *members)
{
    for (int number = 0; number < loops->count; number++)
        if (in_set(loops->on[first], number) && in_set(loops->on[number], first))
            put_in_set(members, all->number[loops->candidate[number]]);
}

bool find_cell_loops(cell_loops *loops, const strong_chains *all, const chain_search *s,
                     const chain_tables *tables, uint64_t members[MOST_WORDS])
{
    bool any = false;

    memset(members, 0, (size_t)all->words * sizeof *members);
    number_pairs(loops, s, tables);
    fill_first_steps(loops, tables);
    fill_all_steps(loops);
    for (int number = 0; number < loops->count; number++)
        if (in_set(loops->on[number], number) &&
            !in_set(members, all->number[loops->candidate[number]]) &&
            is_useful(loops, all, number)) {
            add_component(loops, all, number, members);
            any = true;
        }
    return any;
}
