/* SPDX-License-Identifier: MIT */
/*
 * Looks ahead: which suppositions of nested forcing or multiple chains may lead to a hint. All are
 * followed at once by links and techniques. Where these lead no further, nested chains, with their
 * order and length, are replaced by sets of all that they could eliminate; then all are followed
 * again. This never misses anything that the exact search finds: with more candidates gone, all
 * steps inside a run remain possible, or others do the same. So a supposition that leads to no
 * contradiction here, and to nothing that others lead to as well, need not be searched; that is the
 * case for nearly all of them.
 */
#include "rating/chains/relaxation.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"

/* A search, and one of its suppositions. */
typedef struct looking_ahead {
    chain_search *s;
    reachability *reachable;
    int column;
    bool any; /* something was eliminated */
} looking_ahead;

static void lose_ahead(looking_ahead *a, int candidate)
{
    const reachability *reachable = a->reachable;
    const int row = 2 * reachable->column[FIRST_ON + candidate] + 1;
    uint64_t *set = &reachable->set[row * reachable->words];

    a->any |= !in_set(set, a->column);
    put_in_set(set, a->column);
}

/* A candidate that is on eliminates the others of its cell. */
static void lose_others(looking_ahead *a, int candidate)
{
    const int cell = candidate_cell(candidate);

    FOR_EACH_DIGIT(others, a->s->before->of[cell] & (digits)~digit_set(candidate_digit(candidate)))
        lose_ahead(a, candidate_of(cell, lowest_digit(others)));
}

static void lose_set(looking_ahead *a, const transitive_closure *closure, const uint64_t *set)
{
    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, set[word] & closure->live[word])
            lose_ahead(a, closure->places->candidate[64 * word + lowest_bit(rest)]);
}

static void lose_others_of_cells(looking_ahead *a, const transitive_closure *closure)
{
    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, closure->forced[word] & closure->live[word])
            lose_others(a, closure->places->candidate[64 * word + lowest_bit(rest)]);
}

/* What follows from all candidates of a unit. (That one of them is on follows from the others of
 * its cell being off.) */
static void lose_common(looking_ahead *a, const transitive_closure *closure)
{
    const reachability *places = closure->places;

    for (int unit = 0; unit < UNITS; unit++) {
        uint16_t members[9];
        uint64_t common[MOST_WORDS];
        int count = 0;

        if (closure->left[unit] < 3)
            continue;
        for (int i = 0; i < places->units[unit].count; i++)
            if (in_set(closure->live, places->units[unit].members[i]))
                members[count++] = places->units[unit].members[i];
        if (turned_off_by_all(closure, members, count, common))
            lose_set(a, closure, common);
    }
}

/* Eliminates what static chains could eliminate on the board that is left. */
static void lose_by_static(looking_ahead *a)
{
    transitive_closure *closure = &a->s->memory->closure;
    const reachability *reachable = a->reachable;
    const uint64_t *off = &reachable->led[(2 * a->column + 1) * reachable->half];

    renew_closure(closure);
    for (int word = 0; word < reachable->half; word++)
        FOR_EACH_BIT(rest, off[word])
            take_from_closure(closure, reachable->candidate[64 * word + lowest_bit(rest)]);
    complete_closure(closure);
    lose_set(a, closure, closure->conflict_at);
    lose_others_of_cells(a, closure);
    if (!a->any && a->s->level == SE_NESTED_MULTIPLE)
        lose_common(a, closure);
}

/* Eliminates what nested chains could eliminate at most, under each of these suppositions; those
 * where there is nothing are left out of the set. Returns whether any is left. */
static bool look_ahead(chain_search *s, reachability *reachable, uint64_t *waiting)
{
    uint64_t any = 0;

    for (int word = 0; word < reachable->words; word++) {
        waiting[word] &= ~reachable->bad[word];
        FOR_EACH_BIT(rest, waiting[word]) {
            looking_ahead a = {
                .s = s, .reachable = reachable, .column = 64 * word + lowest_bit(rest)};

            if (chains_are_spent(s))
                return false;
            lose_by_static(&a);
            if (!a.any)
                waiting[word] &= ~((uint64_t)1 << a.column % 64);
        }
        any |= waiting[word];
    }
    return any != 0;
}

const reachability *relax_search(chain_search *s)
{
    se_chain_memory *memory = s->memory;
    reachability *reachable = &memory->reachable;
    uint64_t waiting[REACH_WORDS] = {0};

    if (!fill_reachability_by_rules(reachable, &memory->implied_by_depth[s->depth]))
        return NULL;
    begin_closure(&memory->closure, reachable, &memory->tables);
    for (int column = 0; column < reachable->columns; column++)
        put_in_set(waiting, column);
    s->rater->nodes += (uint64_t)reachable->columns;
    while (look_ahead(s, reachable, waiting)) {
        go_on_by_rules(reachable);
        s->rater->nodes += (uint64_t)reachable->columns;
    }
    return reachable;
}
