/* SPDX-License-Identifier: MIT */
/*
 * Computes sets of what leads where, strong link by strong link: whatever turns off one end of a
 * link turns on the other, and so turns off all that this one does.
 */
#include "rating/graph/transitive_closure.h"

#include <string.h>

#include "grid/bits.h"

static int members_left(const transitive_closure *closure, int unit, int members[9])
{
    const reachability_unit *all = &closure->places->units[unit];
    int count = 0;

    for (int i = 0; i < all->count; i++)
        if (in_set(closure->live, all->members[i]))
            members[count++] = all->members[i];
    return count;
}

/* Adds a set to the rows of the members of another that are left. */
static void add_to_rows(transitive_closure *closure, const uint64_t *of, const uint64_t *set)
{
    const int quads = closure->words / QUAD;

    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, of[word] & closure->live[word]) {
            quad *row = (quad *)closure->off + (64 * word + lowest_bit(rest)) * quads;

            for (int i = 0; i < quads; i++)
                row[i] |= ((const quad *)set)[i];
        }
}

/* Once is enough, unless one end leads to its own opposite. */
static void follow_link(transitive_closure *closure, int one, int other)
{
    const uint64_t *row[2] = {&closure->off[one * closure->words],
                              &closure->off[other * closure->words]};
    const size_t bytes = (size_t)closure->words * sizeof *row[0];
    uint64_t before[2][MOST_WORDS];

    do {
        for (int i = 0; i < 2; i++)
            memcpy(before[i], row[i], bytes);
        add_to_rows(closure, before[0], before[1]);
        add_to_rows(closure, before[1], before[0]);
        for (int word = 0; word < closure->words; word++) {
            closure->changed[word] |= before[0][word] | before[1][word];
            closure->conflict_at[word] |= before[0][word] & before[1][word];
        }
    } while (memcmp(before[0], row[0], bytes) != 0 || memcmp(before[1], row[1], bytes) != 0);
}

/* A candidate is implied by its own opposite if the other ends of two of its strong links turn off
 * each other. */
static void find_forced(transitive_closure *closure)
{
    uint16_t partners[CANDIDATES][4];
    uint8_t counts[CANDIDATES];
    int ends[9];

    memset(counts, 0, (size_t)closure->places->count);
    memset(closure->forced, 0, sizeof closure->forced);
    for (int word = 0; word < UNIT_WORDS; word++)
        FOR_EACH_BIT(rest, closure->two[word]) {
            const int count = members_left(closure, 64 * word + lowest_bit(rest), ends);

            for (int i = 0; i < count; i++) {
                const int end = ends[i], other = ends[1 - i];

                for (int j = 0; j < counts[end]; j++)
                    if (in_set(&closure->off[other * closure->words], partners[end][j]))
                        put_in_set(closure->forced, end);
                partners[end][counts[end]++] = (uint16_t)other;
            }
        }
}

void complete_closure(transitive_closure *closure)
{
    int ends[9];

    for (int word = 0; word < UNIT_WORDS; word++) {
        FOR_EACH_BIT(rest, closure->waiting[word] & closure->two[word]) {
            if (members_left(closure, 64 * word + lowest_bit(rest), ends) == 2)
                follow_link(closure, ends[0], ends[1]);
        }
        closure->waiting[word] = 0;
    }
    find_forced(closure);
}

/* All candidates are left. */
static void fill_board(transitive_closure *closure)
{
    const reachability *places = closure->places;

    memset(closure->live, 0, sizeof closure->live);
    for (int number = 0; number < places->count; number++)
        put_in_set(closure->live, number);
    memset(closure->two, 0, sizeof closure->two);
    for (int unit = 0; unit < UNITS; unit++) {
        closure->left[unit] = places->units[unit].count;
        if (closure->left[unit] == 2)
            put_in_set(closure->two, unit);
    }
}

/* A candidate that is on turns off the others of its units. */
static void turn_off_others(transitive_closure *closure)
{
    const reachability *places = closure->places;

    for (int unit = 0; unit < UNITS; unit++) {
        const reachability_unit *all = &places->units[unit];

        for (int i = 0; i < all->count; i++)
            for (int j = 0; j < all->count; j++)
                if (i != j)
                    put_in_set(&closure->off[all->members[i] * closure->words], all->members[j]);
    }
}

void begin_closure(transitive_closure *closure, const reachability *places,
                   const chain_tables *tables)
{
    const int words = (places->count + 64 * QUAD - 1) / (64 * QUAD) * QUAD;
    const size_t bytes = (size_t)(places->count * words) * sizeof(uint64_t);

    closure->places = places;
    closure->tables = tables;
    closure->words = words;
    memset(closure->off, 0, bytes);
    memset(closure->conflict_at, 0, sizeof closure->conflict_at);
    fill_board(closure);
    turn_off_others(closure);
    memcpy(closure->waiting, closure->two, sizeof closure->waiting);
    complete_closure(closure);
    memcpy(closure->whole_off, closure->off, bytes);
    memcpy(closure->whole_conflict_at, closure->conflict_at, sizeof closure->conflict_at);
    memset(closure->changed, 0, sizeof closure->changed);
}

void renew_closure(transitive_closure *closure)
{
    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, closure->changed[word]) {
            const int first = (64 * word + lowest_bit(rest)) * closure->words;

            for (int i = 0; i < closure->words; i += QUAD)
                *(quad *)&closure->off[first + i] = *(const quad *)&closure->whole_off[first + i];
        }
    memcpy(closure->conflict_at, closure->whole_conflict_at, sizeof closure->conflict_at);
    memset(closure->changed, 0, sizeof closure->changed);
    memset(closure->waiting, 0, sizeof closure->waiting);
    fill_board(closure);
}

void take_from_closure(transitive_closure *closure, int candidate)
{
    const int number = closure->places->column[FIRST_ON + candidate];
    const uint16_t *units = closure->tables->units[candidate];

    closure->live[number / 64] &= ~((uint64_t)1 << number % 64);
    for (int i = 0; i < 4; i++) {
        const uint64_t bit = (uint64_t)1 << units[i] % 64;

        if (--closure->left[units[i]] == 2) {
            closure->two[units[i] / 64] |= bit;
            closure->waiting[units[i] / 64] |= bit;
        } else {
            closure->two[units[i] / 64] &= ~bit;
        }
    }
}

void turned_off_by_all(const transitive_closure *closure, const uint16_t *numbers, int count,
                       uint64_t common[MOST_WORDS])
{
    /* Links work in both directions: what turns a candidate off is what it turns off itself. */
    for (int i = 0; i < closure->words; i++) {
        common[i] = closure->live[i];
        for (int j = 0; j < count; j++)
            common[i] &= closure->off[numbers[j] * closure->words + i];
    }
}
