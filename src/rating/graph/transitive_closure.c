/* SPDX-License-Identifier: MIT */
/*
 * Computes sets of what leads where, unit by unit: a candidate that is on turns off the others,
 * and if two are left, one is on when the other is off.
 */
#include "rating/graph/transitive_closure.h"

#include <string.h>

#include "grid/bits.h"

static int members_left(const transitive_closure *closure, const reachability_unit *unit,
                        int members[9])
{
    int count = 0;

    for (int i = 0; i < unit->count; i++)
        if (in_set(closure->live, unit->members[i]))
            members[count++] = unit->members[i];
    return count;
}

static unsigned any_in(const quad *set)
{
    return ((*set)[0] | (*set)[1] | (*set)[2] | (*set)[3]) != 0;
}

/* A candidate that is on turns off the others. Returns the members whose rows have changed. */
static unsigned turn_off_others(transitive_closure *closure, const int *members, int count, int at)
{
    const int quads = closure->words / QUAD;
    const quad live = ((const quad *)closure->live)[at];
    quad *on = (quad *)closure->rows.on + at, *off = (quad *)closure->rows.off + at;
    quad on_before[9], before = {0}, behind = {0}, conflict_at = {0};
    unsigned changed = 0;

    for (int i = 0; i < count; i++) {
        on_before[i] = before;
        before |= on[members[i] * quads];
    }
    for (int i = count - 1; i >= 0; i--) {
        const int row = members[i] * quads;
        const quad fresh = (on_before[i] | behind) & ~off[row] & live;

        behind |= on[row];
        off[row] |= fresh;
        conflict_at |= on[row] & off[row];
        changed |= any_in(&fresh) << i;
    }
    ((quad *)closure->rows.conflict_at)[at] |= conflict_at;
    return changed;
}

/* If two are left, one is on when the other is off. */
static unsigned turn_on_partners(transitive_closure *closure, const int members[2], int at)
{
    const int quads = closure->words / QUAD;
    const quad live = ((const quad *)closure->live)[at];
    quad *on = (quad *)closure->rows.on + at, *off = (quad *)closure->rows.off + at;
    unsigned changed = 0;

    for (int i = 0; i < 2; i++) {
        const int row = members[i] * quads, other = members[1 - i] * quads;
        const quad fresh = off[other] & ~on[row] & live;

        on[row] |= fresh;
        ((quad *)closure->rows.conflict_at)[at] |= on[row] & off[row];
        changed |= any_in(&fresh) << i;
    }
    return changed;
}

/* Marks as waiting the units of a candidate with at most `most` candidates. */
static void wake(transitive_closure *closure, int number, int most)
{
    const uint16_t *units = closure->tables->units[closure->places->candidate[number]];

    put_in_set(closure->changed, number);
    for (int i = 0; i < 4; i++)
        if (closure->left[units[i]] > 1 && closure->left[units[i]] <= most)
            put_in_set(closure->waiting, units[i]);
}

static void follow_in(transitive_closure *closure, int unit)
{
    int members[9];
    const int count = members_left(closure, &closure->places->units[unit], members);
    unsigned turned_off = 0, turned_on = 0;

    for (int i = 0; i < closure->words / QUAD; i++) {
        turned_off |= turn_off_others(closure, members, count, i);
        if (count == 2)
            turned_on |= turn_on_partners(closure, members, i);
    }
    for (int i = 0; i < count; i++) {
        if ((turned_on >> i & 1) != 0)
            wake(closure, members[i], 9);
        else if ((turned_off >> i & 1) != 0)
            wake(closure, members[i], 2);
        if (count == 2 && in_set(&closure->rows.on[members[i] * closure->words], members[1 - i]))
            put_in_set(closure->rows.forced, members[i]);
    }
}

void complete_closure(transitive_closure *closure)
{
    bool any = true;

    while (any) {
        any = false;
        for (int word = 0; word < UNIT_WORDS; word++)
            while (closure->waiting[word] != 0) {
                const int unit = 64 * word + lowest_bit(closure->waiting[word]);

                any = true;
                follow_in(closure, unit);
                closure->waiting[word] &= ~((uint64_t)1 << unit % 64);
            }
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
    memset(closure->live, 0, sizeof closure->live);
    memset(closure->changed, 0, sizeof closure->changed);
    memset(closure->rows.conflict_at, 0, sizeof closure->rows.conflict_at);
    memset(closure->rows.forced, 0, sizeof closure->rows.forced);
    memset(closure->rows.on, 0, bytes);
    memset(closure->rows.off, 0, bytes);
    for (int number = 0; number < places->count; number++) {
        put_in_set(closure->live, number);
        put_in_set(&closure->rows.on[number * words], number);
    }
    for (int unit = 0; unit < UNITS; unit++)
        closure->left[unit] = places->units[unit].count;
    memcpy(closure->waiting, places->open, sizeof closure->waiting);
    complete_closure(closure);
    memcpy(closure->whole.on, closure->rows.on, bytes);
    memcpy(closure->whole.off, closure->rows.off, bytes);
    memcpy(closure->whole.conflict_at, closure->rows.conflict_at, sizeof closure->rows.conflict_at);
    memcpy(closure->whole.forced, closure->rows.forced, sizeof closure->rows.forced);
    memset(closure->changed, 0, sizeof closure->changed);
    closure->taken = 0;
}

static void renew_row(uint64_t *rows, const uint64_t *whole, int number, int words)
{
    for (int i = 0; i < words; i += QUAD)
        *(quad *)&rows[number * words + i] = *(const quad *)&whole[number * words + i];
}

void renew_closure(transitive_closure *closure)
{
    const reachability *places = closure->places;
    closure_rows *rows = &closure->rows;
    const closure_rows *whole = &closure->whole;

    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, closure->changed[word]) {
            const int number = 64 * word + lowest_bit(rest);

            renew_row(rows->on, whole->on, number, closure->words);
            renew_row(rows->off, whole->off, number, closure->words);
        }
    memcpy(rows->conflict_at, whole->conflict_at, sizeof rows->conflict_at);
    memcpy(rows->forced, whole->forced, sizeof rows->forced);
    for (int number = 0; number < places->count; number++)
        put_in_set(closure->live, number);
    for (int unit = 0; unit < UNITS; unit++)
        closure->left[unit] = places->units[unit].count;
    memset(closure->changed, 0, sizeof closure->changed);
    closure->taken = 0;
}

void take_from_closure(transitive_closure *closure, int candidate)
{
    const int number = closure->places->column[FIRST_ON + candidate];
    const uint16_t *units = closure->tables->units[candidate];

    closure->live[number / 64] &= ~((uint64_t)1 << number % 64);
    for (int i = 0; i < 4; i++)
        if (--closure->left[units[i]] == 2)
            put_in_set(closure->waiting, units[i]);
}

void turned_off_by_all(const transitive_closure *closure, const uint16_t *numbers, int count,
                       uint64_t common[MOST_WORDS])
{
    /* Links work in both directions: what turns a candidate off is what it turns off itself. */
    for (int i = 0; i < closure->words; i++) {
        common[i] = closure->live[i];
        for (int j = 0; j < count; j++)
            common[i] &= closure->rows.off[numbers[j] * closure->words + i];
    }
}
