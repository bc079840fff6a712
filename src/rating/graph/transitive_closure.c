/* SPDX-License-Identifier: MIT */
/*
 * Computes sets of what leads where, strong link by strong link: whatever turns off one end of a
 * link turns on the other, and so turns off all that this one does.
 */
#include "rating/graph/transitive_closure.h"

#include <string.h>

#include "grid/bits.h"

/* Whether rows of one vector are compiled again by themselves; a module of WebAssembly has to be
 * small. */
#ifdef __wasm__
enum { COPIES = 0 };
#else
enum { COPIES = 1 };
#endif

/* Notes the two candidates that are left in a unit. */
static void note_pair(transitive_closure *closure, int unit)
{
    const reachability_unit *all = &closure->places->units[unit];
    int count = 0;

    for (int i = 0; count < 2 && i < all->count; i++)
        if (in_set(closure->live, all->members[i]))
            closure->pair[unit][count++] = all->members[i];
}

/* Adds a set to the rows of the members of another that are left. */
static inline void add_to_rows(transitive_closure *closure, const uint64_t *of, const uint64_t *set,
                               int words)
{
    for (int word = 0; word < words; word++)
        FOR_EACH_BIT(rest, of[word] & closure->live[word]) {
            uint64_t *row = &closure->off[(64 * word + lowest_bit(rest)) * words];

            for (int i = 0; i < words; i += QUAD)
                *(quad *)&row[i] |= *(const quad *)&set[i];
        }
}

/* Once is enough, unless one end leads to its own opposite. `words` is a constant where it can
 * be. */
static inline void follow_link(transitive_closure *closure, const uint16_t pair[2], int words)
{
    const uint64_t *row[2] = {&closure->off[pair[0] * words], &closure->off[pair[1] * words]};
    const size_t bytes = (size_t)words * sizeof *row[0];
    uint64_t before[2][MOST_WORDS];

    do {
        for (int i = 0; i < 2; i++)
            memcpy(before[i], row[i], bytes);
        add_to_rows(closure, before[0], before[1], words);
        add_to_rows(closure, before[1], before[0], words);
        for (int i = 0; i < words; i += QUAD) {
            const quad one = *(const quad *)&before[0][i], other = *(const quad *)&before[1][i];

            *(quad *)&closure->changed[i] |= one | other;
            *(quad *)&closure->conflict_at[i] |= one & other;
        }
    } while (memcmp(before[0], row[0], bytes) != 0 || memcmp(before[1], row[1], bytes) != 0);
}

/* A candidate is implied by its own opposite if the other ends of two of its strong links turn off
 * each other. */
static void find_forced(transitive_closure *closure)
{
    uint16_t partners[CANDIDATES][4];
    uint8_t counts[CANDIDATES];

    memset(counts, 0, (size_t)closure->places->count);
    memset(closure->forced, 0, sizeof closure->forced);
    for (int word = 0; word < UNIT_WORDS; word++)
        FOR_EACH_BIT(rest, closure->two[word]) {
            const uint16_t *ends = closure->pair[64 * word + lowest_bit(rest)];

            for (int i = 0; i < 2; i++) {
                const int end = ends[i], other = ends[1 - i];

                for (int j = 0; j < counts[end]; j++)
                    if (in_set(&closure->off[other * closure->words], partners[end][j]))
                        put_in_set(closure->forced, end);
                partners[end][counts[end]++] = ends[1 - i];
            }
        }
}

void complete_closure(transitive_closure *closure)
{
    for (int word = 0; word < UNIT_WORDS; word++) {
        FOR_EACH_BIT(rest, closure->waiting[word] & closure->two[word]) {
            const int unit = 64 * word + lowest_bit(rest);

            note_pair(closure, unit);
            if (COPIES && closure->words == QUAD)
                follow_link(closure, closure->pair[unit], QUAD);
            else
                follow_link(closure, closure->pair[unit], closure->words);
        }
        closure->waiting[word] = 0;
    }
    find_forced(closure);
}

static void note_board(transitive_closure *closure)
{
    const reachability *places = closure->places;

    memset(closure->whole_live, 0, sizeof closure->whole_live);
    for (int number = 0; number < places->count; number++)
        put_in_set(closure->whole_live, number);
    memset(closure->whole_two, 0, sizeof closure->whole_two);
    for (int unit = 0; unit < UNITS; unit++) {
        closure->whole_left[unit] = places->units[unit].count;
        if (closure->whole_left[unit] == 2)
            put_in_set(closure->whole_two, unit);
    }
}

/* All candidates are left. */
static void fill_board(transitive_closure *closure)
{
    memcpy(closure->live, closure->whole_live, sizeof closure->live);
    memcpy(closure->two, closure->whole_two, sizeof closure->two);
    memcpy(closure->left, closure->whole_left, sizeof closure->left);
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
    note_board(closure);
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

bool turned_off_by_all(const transitive_closure *closure, const uint16_t *numbers, int count,
                       uint64_t common[MOST_WORDS])
{
    const int quads = closure->words / QUAD;
    quad any = {0};

    /* Links work in both directions: what turns a candidate off is what it turns off itself. */
    for (int i = 0; i < quads; i++) {
        quad all = ((const quad *)closure->live)[i];

        for (int j = 0; j < count; j++)
            all &= ((const quad *)closure->off)[numbers[j] * quads + i];
        ((quad *)common)[i] = all;
        any |= all;
    }
    return (any[0] | any[1] | any[2] | any[3]) != 0;
}
