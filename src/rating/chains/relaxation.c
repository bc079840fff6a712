/* SPDX-License-Identifier: MIT */
/*
 * Looks ahead: which suppositions of nested forcing and multiple chains may lead to a hint. Each
 * supposition is followed as usual, except that nested chains, with their order and length, are
 * replaced by sets of all that static links could eliminate. This never misses anything that the
 * exact search finds: with more candidates gone, all steps inside a run remain possible, or others
 * do the same. So a supposition that leads to no contradiction here, and to nothing that others
 * lead to as well, need not be searched; that is the case for nearly all of them.
 */
#include "rating/chains/relaxation.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"
#include "rating/chains/run.h"

static void lose_ahead(chain_advance *a, int candidate)
{
    chain_run *run = a->run;

    if (is_off(run, candidate))
        return;
    /* It leads to a result for which the order matters. */
    run->conflict |= is_on(run, candidate);
    run->states.of[candidate] = NODE_OFF;
    run->off[run->off_count++] = (uint16_t)candidate;
    a->any = true;
}

static void lose_set(chain_advance *a, const transitive_closure *closure, const uint64_t *set)
{
    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, set[word] & closure->live[word])
            lose_ahead(a, closure->places->candidate[64 * word + lowest_bit(rest)]);
}

/* A candidate that is on eliminates the others of its cell. */
static void lose_others_of_cells(chain_advance *a, const transitive_closure *closure)
{
    for (int word = 0; word < closure->words; word++)
        FOR_EACH_BIT(rest, closure->rows.forced[word] & closure->live[word]) {
            const int candidate = closure->places->candidate[64 * word + lowest_bit(rest)],
                      cell = candidate_cell(candidate);

            FOR_EACH_DIGIT(others,
                           a->live->board.of[cell] & (digits)~digit_set(candidate_digit(candidate)))
                lose_ahead(a, candidate_of(cell, lowest_digit(others)));
        }
}

/* What follows from all candidates of a unit. (That one of them is on follows from the others of
 * its cell being off.) */
static void lose_common(chain_advance *a, const transitive_closure *closure)
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
        turned_off_by_all(closure, members, count, common);
        lose_set(a, closure, common);
    }
}

bool advance_relaxed(chain_advance *a)
{
    transitive_closure *closure = &a->s->memory->closure;
    const chain_run *run = a->run;

    for (; closure->taken < run->off_count; closure->taken++)
        take_from_closure(closure, run->off[closure->taken]);
    complete_closure(closure);
    lose_set(a, closure, closure->rows.conflict_at);
    lose_others_of_cells(a, closure);
    if (!a->any && a->s->level == SE_NESTED_MULTIPLE)
        lose_common(a, closure);
    return a->any && !run->conflict;
}

static void note_run(reachability *reachable, const chain_run *run)
{
    const int column = reachable->column[run->start];
    const int half = reachable->half;
    uint64_t *led = &reachable->led[column * 2 * half];

    memset(led, 0, (size_t)(2 * half) * sizeof *led);
    if (run->conflict)
        put_in_set(reachable->bad, column);
    for (int i = 0; i < run->on_count; i++) {
        const int number = reachable->column[FIRST_ON + run->on[i]];

        led[number / 64] |= (uint64_t)1 << number % 64;
    }
    for (int i = 0; i < run->off_count; i++) {
        const int number = reachable->column[FIRST_ON + run->off[i]];

        led[half + number / 64] |= (uint64_t)1 << number % 64;
    }
}

const reachability *relax_search(chain_search *s)
{
    se_chain_memory *memory = s->memory;
    reachability *reachable = &memory->reachable;
    transitive_closure *closure = &memory->closure;
    /* Slots of this depth may be used: inner searches come later. */
    chain_run *run = &memory->slots[s->depth + 1].runs[0];

    if (!number_suppositions(reachable, &memory->implied_by_depth[s->depth]))
        return NULL;
    begin_closure(closure, reachable, &memory->tables);
    s->ahead = true;
    for (int node = 0; node < NODES && !chains_are_spent(s); node++)
        if (reachable->column[node] != NO_COLUMN) {
            renew_closure(closure);
            begin_chain(s, run, (chain_node)node);
            finish_chain(s, run);
            note_run(reachable, run);
        }
    s->ahead = false;
    return reachable;
}
