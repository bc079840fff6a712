/* SPDX-License-Identifier: MIT */
/*
 * Finds the best hint of multiple static chains without following any of them. Static links lead
 * to a node by a path without branches, and Sudoku Explainer's search finds the shortest first. So
 * the number of a node's layer is the number of nodes of its chain. Only between hints that are
 * equal otherwise does it matter in which order the first of their chains comes to its end.
 *
 * No candidate leads to a contradiction here, or there would have been a forcing chain. If one
 * does, it matters where a search ends early, and the chains are followed in the usual way.
 */

#include "rating/chains/static_chains.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"

/* The best so far; of hints that are equal, the first. */
typedef struct leading {
    chain_hint hint;
    int count;
    uint16_t members[9];
} leading;

typedef enum wish { THE_BEST, ALL_HINTS } wish;

typedef struct static_search {
    chain_search *s;
    const reachability *reachable;
    wish wish;
    uint32_t groups; /* number looked at so far */
    leading best;
} static_search;

/* The order of hints: by group, on before off; then by the position of the target in the first
 * chain, which is computed only when the hint is chosen. */
static uint32_t order_of(uint32_t group, unsigned state, int place)
{
    return (group * 2 + (state != NODE_ON)) << 12 | (uint32_t)place;
}

/* Offers all that follows from every member of a group. */
static void offer_all(static_search *l, const chain_hint *hint, const uint16_t *members, int count)
{
    const reachability *r = l->reachable;
    uint64_t common[LED_WORDS];

    common_within(r, members, count, NODES * 9, common);
    for (int word = 0; word < 2 * r->half; word++)
        FOR_EACH_BIT(rest, common[word]) {
            const int target = word % r->half * 64 + lowest_bit(rest);
            const unsigned state = word < r->half ? NODE_ON : NODE_OFF;
            chain_hint offered = *hint;

            offered.complexity = 0;
            for (int i = 0; i < count; i++)
                offered.complexity += reach_layer(r, members[i], target, state);
            offered.rank = rank_of_level(SE_MULTIPLE, offered.complexity);
            offered.target = (chain_node)(r->candidate[target] + (state == NODE_ON ? FIRST_ON : 0));
            offered.order = order_of(l->groups, state, 0);
            l->s->sink(l->s, &offered);
        }
}

/* Makes a group the best if it has a hint that is better. */
static void compare_group(static_search *l, const chain_hint *hint, const uint16_t *members,
                          int count)
{
    const int complexity = least_common(l->reachable, members, count);
    leading *best = &l->best;

    if (complexity == NO_SUM || complexity > best->hint.complexity ||
        (complexity == best->hint.complexity && hint->key >= best->hint.key))
        return;
    best->hint = *hint;
    best->hint.complexity = complexity;
    best->count = count;
    memcpy(best->members, members, (size_t)count * sizeof *members);
}

static void look_at_group(static_search *l, const chain_hint *hint, const uint16_t *members,
                          int count)
{
    l->groups++;
    if (l->wish == ALL_HINTS)
        offer_all(l, hint, members, count);
    else
        compare_group(l, hint, members, count);
}

static uint16_t number_of(const static_search *l, int cell, int digit)
{
    return l->reachable->column[FIRST_ON + candidate_of(cell, digit)];
}

static void look_at_houses_of(static_search *l, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const chain_search *s = l->s;
    const chain_tables *tables = &s->memory->tables;
    const chain_spot *spot = &tables->spots[cell];

    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];
        const unsigned places = s->before->places[digit][house];
        const chain_hint hint = {.source = (uint16_t)(10 * house + digit),
                                 .shape = ENNEAD_SE_SHAPE_HOUSE,
                                 .key = KEY_REGION,
                                 .level = SE_MULTIPLE};
        uint16_t members[9];
        int count = 0;

        if (lowest_bit(places) != spot->position[kind] || (places & (places - 1)) == 0)
            continue;
        FOR_EACH_BIT(rest, places)
            members[count++] = number_of(l, tables->cell_at[house][lowest_bit(rest)], digit);
        look_at_group(l, &hint, members, count);
    }
}

static void look_at_cell_of(static_search *l, int cell)
{
    ASSERT(cell_in_range(cell));
    const chain_hint hint = {.source = (uint16_t)cell,
                             .shape = ENNEAD_SE_SHAPE_CELL,
                             .key = KEY_CELL,
                             .level = SE_MULTIPLE};
    uint16_t members[9];
    int count = 0;

    FOR_EACH_DIGIT(rest, l->s->before->of[cell]) {
        const int digit = lowest_digit(rest);

        members[count++] = number_of(l, cell, digit);
        look_at_houses_of(l, cell, digit);
    }
    look_at_group(l, &hint, members, count);
}

/* The first of the best targets to which the first chain leads: one that is on, if there is any. */
static chain_node first_target(static_search *l)
{
    const reachability *r = l->reachable;
    const chain_run *run =
        wanted_run(l->s, (chain_node)(FIRST_ON + r->candidate[l->best.members[0]]));
    uint64_t targets[LED_WORDS];
    bool on = false;

    common_within(r, l->best.members, l->best.count, l->best.hint.complexity, targets);
    for (int word = 0; word < r->half; word++)
        on |= targets[word] != 0;
    for (const uint16_t *list = on ? run->on : run->off;; list++)
        if (in_set(on ? targets : targets + r->half, r->column[FIRST_ON + *list]))
            return (chain_node)(*list + (on ? FIRST_ON : 0));
}

/* Computes the layers of all candidates and looks at all groups. Returns false if the order of
 * following them may matter. */
static bool look_at_all(static_search *l)
{
    chain_search *s = l->s;
    reachability *reachable = &s->memory->static_reachable;

    begin_runs(s);
    fill_static_reachability(reachable, &s->memory->implied_by_depth[s->depth]);
    l->reachable = reachable;
    l->groups = 0;
    l->best.hint.complexity = NODES * 9;
    if (reachable->saturated)
        return false;
    for (int word = 0; word < reachable->words; word++)
        if (reachable->bad[word] != 0)
            return false;
    s->rater->nodes += (uint64_t)reachable->count;
    FOR_EACH_CELL(rest, *s->empty)
        if (digit_count(s->before->of[lowest_cell(rest)]) > 2)
            look_at_cell_of(l, lowest_cell(rest));
    return true;
}

bool find_best_static(chain_search *s)
{
    static_search l = {.s = s, .wish = THE_BEST};

    if (!look_at_all(&l))
        return false;
    if (l.best.hint.complexity == NODES * 9)
        return true;
    l.best.hint.target = first_target(&l);
    l.best.hint.rank = rank_of_level(SE_MULTIPLE, l.best.hint.complexity);
    s->sink(s, &l.best.hint);
    return true;
}

bool find_all_static(chain_search *s)
{
    static_search l = {.s = s, .wish = ALL_HINTS};

    return look_at_all(&l);
}

void order_static_hint(chain_search *s, chain_hint *hint)
{
    chain_end ends[9];
    const bool on = hint->target >= FIRST_ON;
    int place = 0;

    (void)ends_of_hint(s, hint, ends);
    while (on ? ends[0].run->on[place] + FIRST_ON != hint->target
              : ends[0].run->off[place] != hint->target)
        place++;
    hint->order |= (uint32_t)place;
}
