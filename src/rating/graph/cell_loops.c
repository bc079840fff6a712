/* SPDX-License-Identifier: MIT */
/*
 * A candidate that is on turns off its digit elsewhere, and then the other candidate of a cell is
 * on: one step. Only candidates that lead to each other by few steps may be in one loop. A loop
 * matters only if a chain along it may eliminate something, and only for such chains is it
 * computed what leads where.
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

/* Sets `next` to what is on one step after the candidates of a layer. */
static void step_from(const cell_loops *loops, const uint64_t *layer, uint64_t *next)
{
    memset(next, 0, PAIRED_WORDS * sizeof *next);
    for (int word = 0; word < loops->words; word++)
        FOR_EACH_BIT(rest, layer[word]) {
            const int by = 64 * word + lowest_bit(rest);

            for (int i = 0; i < loops->words; i++)
                next[i] |= loops->steps[by][i];
        }
}

/* The number of steps from a candidate to each one, itself included; computed once. */
static const uint8_t *distances_from(cell_loops *loops, int number)
{
    uint8_t *distance = loops->distance[number];
    uint64_t on[PAIRED_WORDS] = {0}, layer[PAIRED_WORDS] = {0}, next[PAIRED_WORDS];

    if (loops->complete[number])
        return distance;
    loops->complete[number] = true;
    memset(distance, loops->longest + 1, (size_t)loops->count);
    put_in_set(layer, number);
    for (int steps = 1; steps < loops->longest; steps++) {
        uint64_t any = 0;

        step_from(loops, layer, next);
        for (int i = 0; i < loops->words; i++) {
            layer[i] = next[i] & ~on[i];
            on[i] |= layer[i];
            any |= layer[i];
            FOR_EACH_BIT(rest, layer[i])
                distance[64 * i + lowest_bit(rest)] = (uint8_t)steps;
        }
        if (any == 0)
            break;
    }
    return distance;
}

/* Whether two candidates may be in one loop. */
static bool lead_to_each_other(cell_loops *loops, int first, int last)
{
    const int there = distances_from(loops, first)[last];

    return there < loops->longest && there + distances_from(loops, last)[first] <= loops->longest;
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

/* Adds the candidates that may be in a loop with this one. */
static void add_loops_of(cell_loops *loops, const strong_chains *all, int first, uint64_t *members)
{
    put_in_set(members, all->number[loops->candidate[first]]);
    for (int number = 0; number < loops->count; number++)
        if (lead_to_each_other(loops, first, number))
            put_in_set(members, all->number[loops->candidate[number]]);
}

/* Looks at chains that begin with a candidate that is off, so that its partner is on. They may end
 * with the same candidate. */
static bool look_from(cell_loops *loops, const strong_chains *all, int first, uint64_t *members)
{
    const uint64_t *others = loops->of_digit[candidate_digit(loops->candidate[first])];
    const int partner = first ^ 1;

    for (int word = 0; word < loops->words; word++)
        FOR_EACH_BIT(rest, others[word]) {
            const int last = 64 * word + lowest_bit(rest);

            if (have_a_target(loops, all, first, last) &&
                lead_to_each_other(loops, partner, last)) {
                add_loops_of(loops, all, partner, members);
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
    /* A loop may go through a cell in both directions. */
    if (loops->longest > loops->count)
        loops->longest = loops->count;
    fill_first_steps(loops, tables);
    for (int number = 0; number < loops->count; number++)
        any = look_from(loops, all, number, members) || any;
    return any;
}
