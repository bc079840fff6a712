/* SPDX-License-Identifier: MIT */
/*
 * Finds the best hint of multiple static chains without following any of them. Static links lead
 * to a node by a path without branches, and Sudoku Explainer's search finds the shortest first. So
 * layers of sets, two links apart, give the number of nodes of every chain. Only between hints
 * that are equal otherwise does it matter in which order the first of their chains comes to its
 * end.
 *
 *     on[0]  {source}   off[0]  what it sees   on[1]  what is on two links later   off[1]  ...
 *
 * No candidate leads to a contradiction here, or there would have been a forcing chain. If one
 * does, it matters where a search ends early, and the chains are followed in the usual way.
 */

#include "rating/chains/static_chains.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"

static uint64_t *layer_at(chain_layers *layers, const chain_graph *graph, int number, int depth)
{
    return &layers->sets[(size_t)(number * MOST_LAYERS_OF_CHAINS + depth) * (size_t)graph->words];
}

/* Computes the layers of a candidate. Returns false on a contradiction or if there are too many
 * layers. */
static bool fill_layers(chain_layers *layers, const chain_graph *graph, int number)
{
    const int words = graph->words;
    uint64_t *on = &layers->on[number * words], *off = &layers->off[number * words];
    uint64_t *fresh = layer_at(layers, graph, number, 0);
    int depth = 0;

    memset(fresh, 0, (size_t)words * sizeof *fresh);
    put_in_set(fresh, number);
    memcpy(on, fresh, (size_t)words * sizeof *on);
    memset(off, 0, (size_t)words * sizeof *off);
    for (;;) {
        uint64_t *gone, *next, any = 0, conflict_at = 0;

        if (depth + 2 >= MOST_LAYERS_OF_CHAINS)
            return false;
        gone = layer_at(layers, graph, number, depth + 1);
        next = layer_at(layers, graph, number, depth + 2);
        unite_rows(gone, graph->sees, fresh, words);
        unite_rows(next, graph->pulls, fresh, words);
        for (int i = 0; i < words; i++) {
            off[i] |= gone[i];
            next[i] &= ~on[i];
            on[i] |= next[i];
            any |= next[i];
            conflict_at |= on[i] & off[i];
        }
        if (conflict_at != 0)
            return false;
        if (any == 0)
            break;
        fresh = next;
        depth += 2;
    }
    layers->count[number] = (uint8_t)(depth + 2);
    return true;
}

/* The number of nodes of the chain from a candidate to a node that follows from it. */
static int chain_length(chain_layers *layers, const chain_graph *graph, int number, int target,
                        unsigned state)
{
    for (int depth = state == NODE_ON ? 0 : 1; depth < layers->count[number]; depth += 2)
        if (in_set(layer_at(layers, graph, number, depth), target))
            return depth + 1;
    return 0;
}

/* The best so far: hints that are equal except in the order of their targets. */
typedef struct leading {
    chain_hint hint;
    int first;      /* the start of the first chain */
    unsigned state; /* NODE_ON or NODE_OFF, for all targets */
    uint64_t targets[MOST_WORDS];
} leading;

typedef enum wish { THE_BEST, ALL_HINTS } wish;

typedef struct static_search {
    chain_search *s;
    const chain_graph *graph;
    chain_layers *layers;
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

static void offer_static(static_search *l, const chain_hint *hint, int target, unsigned state)
{
    chain_hint offered = *hint;

    offered.rank = rank_of_level(SE_MULTIPLE, hint->complexity);
    offered.target = (chain_node)(l->graph->candidate[target] + (state == NODE_ON ? FIRST_ON : 0));
    offered.order = order_of(l->groups, state, 0);
    l->s->sink(l->s, &offered);
}

/* Makes a target the best if it is better, or adds it if it is equal. */
static void compare_target(leading *best, const chain_hint *hint, int target, unsigned state,
                           int first)
{
    const bool as_complex = hint->complexity == best->hint.complexity;

    if (hint->complexity > best->hint.complexity || (as_complex && hint->key > best->hint.key))
        return;
    if (as_complex && hint->key == best->hint.key) {
        if (hint->source == best->hint.source && hint->shape == best->hint.shape &&
            state == best->state)
            put_in_set(best->targets, target);
        return;
    }
    best->hint = *hint;
    best->first = first;
    best->state = state;
    memset(best->targets, 0, sizeof best->targets);
    put_in_set(best->targets, target);
}

/* Compares all that follows, on or off, from every member of a group. */
static void compare_group(static_search *l, chain_hint hint, const uint16_t *members, int count,
                          const uint64_t *common, unsigned state)
{
    for (int i = 0; i < l->graph->words; i++)
        FOR_EACH_BIT(rest, common[i]) {
            const int target = 64 * i + lowest_bit(rest);

            if (state == NODE_ON && l->graph->alone[target])
                continue;
            hint.complexity = 0;
            for (int j = 0; j < count; j++)
                hint.complexity += chain_length(l->layers, l->graph, members[j], target, state);
            if (l->wish == ALL_HINTS)
                offer_static(l, &hint, target, state);
            else
                compare_target(&l->best, &hint, target, state, members[0]);
        }
}

static void look_at_group(static_search *l, const chain_hint *hint, const uint16_t *members,
                          int count)
{
    const int words = l->graph->words;
    uint64_t on[MOST_WORDS], off[MOST_WORDS];
    uint64_t any_on = 0, any_off = 0;

    for (int i = 0; i < words; i++) {
        on[i] = off[i] = ~(uint64_t)0;
        for (int j = 0; j < count; j++) {
            on[i] &= l->layers->on[members[j] * words + i];
            off[i] &= l->layers->off[members[j] * words + i];
        }
        any_on |= on[i];
        any_off |= off[i];
    }
    l->groups++;
    if (any_on != 0)
        compare_group(l, *hint, members, count, on, NODE_ON);
    if (any_off != 0)
        compare_group(l, *hint, members, count, off, NODE_OFF);
}

static void look_at_houses_of(static_search *l, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const chain_graph *graph = l->graph;
    const chain_spot *spot = &graph->tables->spots[cell];

    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];
        const unsigned places = graph->board->places[digit][house];
        const chain_hint hint = {.source = (uint16_t)(10 * house + digit),
                                 .shape = ENNEAD_SE_SHAPE_HOUSE,
                                 .key = KEY_REGION,
                                 .level = SE_MULTIPLE};
        uint16_t members[9];
        int count = 0;

        if (lowest_bit(places) != spot->position[kind] || (places & (places - 1)) == 0)
            continue;
        FOR_EACH_BIT(rest, places)
            members[count++] =
                graph->number[candidate_of(graph->tables->cell_at[house][lowest_bit(rest)], digit)];
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

    FOR_EACH_DIGIT(rest, l->graph->board->of[cell]) {
        const int digit = lowest_digit(rest);

        members[count++] = l->graph->number[candidate_of(cell, digit)];
        look_at_houses_of(l, cell, digit);
    }
    look_at_group(l, &hint, members, count);
}

/* The first of the targets to which the first chain leads. */
static chain_node first_target(static_search *l)
{
    const chain_run *run =
        wanted_run(l->s, (chain_node)(FIRST_ON + l->graph->candidate[l->best.first]));
    const uint16_t *list = l->best.state == NODE_ON ? run->on : run->off;

    for (;; list++)
        if (in_set(l->best.targets, l->graph->number[*list]))
            return (chain_node)(*list + (l->best.state == NODE_ON ? FIRST_ON : 0));
}

/* Computes the layers of all candidates and looks at all groups. Returns false if the order of
 * following them may matter. */
static bool look_at_all(static_search *l)
{
    chain_search *s = l->s;
    chain_graph *graphs = s->memory->graphs, *graph = &graphs[LINKS_ALL];

    list_house_links(&graphs[LINKS_X], &s->memory->tables, s);
    list_links(graph, &graphs[LINKS_X], LINKS_ALL);
    l->graph = graph;
    l->layers = &s->memory->layers;
    l->groups = 0;
    l->best.hint.complexity = NODES * 9;
    for (int number = 0; number < graph->count; number++)
        if (!fill_layers(l->layers, graph, number))
            return false;
    s->rater->nodes += (uint64_t)graph->count;
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
    begin_runs(s);
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
