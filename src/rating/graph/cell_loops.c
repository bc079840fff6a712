/* SPDX-License-Identifier: MIT */
/*
 * A candidate that is on turns off its digit elsewhere, and then the other candidate of a cell is
 * on. All candidates that are on in a loop lead to each other in this way, so they are in one
 * strong component. A component matters only if a chain along it may eliminate something, and only
 * for such chains is it computed what leads where.
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
    memset(loops->complete, 0, sizeof loops->complete);
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
            loops->steps[number][i] = (seen & even) << 1 | (seen >> 1 & even);
        }
    }
}

/* Follows the candidates of a set that wait, and adds those that are new. */
static void follow_waiting(const cell_loops *loops, uint64_t *on, uint64_t *waiting)
{
    for (int word = 0; word < loops->words; word++)
        while (waiting[word] != 0) {
            const int by = 64 * word + lowest_bit(waiting[word]);

            waiting[word] &= waiting[word] - 1;
            for (int i = 0; i < loops->words; i++) {
                const uint64_t fresh = loops->steps[by][i] & ~on[i];
                on[i] |= fresh;
                waiting[i] |= fresh;
            }
        }
}

/* All that is on when a candidate is, computed once. */
static const uint64_t *row_of_all(cell_loops *loops, int number)
{
    uint64_t *on = loops->on[number], waiting[PAIRED_WORDS];

    if (loops->complete[number])
        return on;
    loops->complete[number] = true;
    memcpy(on, loops->steps[number], sizeof waiting);
    memcpy(waiting, on, sizeof waiting);
    for (bool any = true; any;) {
        any = false;
        follow_waiting(loops, on, waiting);
        for (int i = 0; i < loops->words; i++)
            any = any || waiting[i] != 0;
    }
    return on;
}

static bool lead_to_each_other(cell_loops *loops, int first, int last)
{
    return in_set(row_of_all(loops, first), last) && in_set(row_of_all(loops, last), first);
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

/* Adds the candidates of the same component. */
static void add_component(cell_loops *loops, const strong_chains *all, int first, uint64_t *members)
{
    for (int number = 0; number < loops->count; number++)
        if (lead_to_each_other(loops, first, number))
            put_in_set(members, all->number[loops->candidate[number]]);
}

/* Looks at chains that begin with a candidate that is off, so that its partner is on. */
static bool look_from(cell_loops *loops, const strong_chains *all, int first, uint64_t *members)
{
    const uint64_t *others = loops->of_digit[candidate_digit(loops->candidate[first])];
    const int partner = first ^ 1;

    if (in_set(members, all->number[loops->candidate[partner]]))
        return false;
    for (int word = 0; word < loops->words; word++)
        FOR_EACH_BIT(rest, others[word]) {
            const int last = 64 * word + lowest_bit(rest);

            if (last != first && have_a_target(loops, all, first, last) &&
                lead_to_each_other(loops, partner, last)) {
                add_component(loops, all, partner, members);
                return true;
            }
        }
    return false;
}

bool find_cell_loops(cell_loops *loops, const strong_chains *all, const chain_search *s,
                     const chain_tables *tables, uint64_t members[MOST_WORDS])
{
    bool any = false;

    memset(members, 0, (size_t)all->words * sizeof *members);
    number_pairs(loops, s, tables);
    fill_first_steps(loops, tables);
    for (int number = 0; number < loops->count; number++)
        any = look_from(loops, all, number, members) || any;
    return any;
}
