/* SPDX-License-Identifier: MIT */
/*
 * Finds the best of the forcing chains and loops. Sudoku Explainer's order: all with X-links, then
 * all with Y-links, then all with both; in each of these, candidate by candidate, its loops, the
 * chain that turns it off, the chain that turns it on.
 *
 * First the lengths of the shortest forcing chains are computed. They also limit the loops that
 * are worth looking for: whatever a loop of n links removes, a forcing chain with two more nodes
 * removes too.
 */
#include "rating/chains/cycles.h"

#include "grid/bits.h"
#include "rating/base/scale.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/graph/components.h"
#include "rating/graph/lengths.h"

enum { LOOP_BASE = 65, X_CHAIN_BASE = 66, CHAIN_BASE = 70, LONGEST = NODES };

static const uint8_t keys[LINK_KINDS] = {[LINKS_X] = 2, [LINKS_Y] = 3, [LINKS_ALL] = 4};

/* The order of a hint within a pass; a candidate's loops come before its chains. */
static uint32_t order_of(int number, uint32_t nth)
{
    return (uint32_t)number << 16 | nth;
}

static chain_hint new_hint(const chain_graph *graph, ennead_se_shape shape, int number,
                           int complexity)
{
    const int base = graph->links == LINKS_ALL          ? CHAIN_BASE
                     : shape == ENNEAD_SE_SHAPE_FORCING ? X_CHAIN_BASE
                                                        : LOOP_BASE;

    return (chain_hint){.rank = se_rank(base, se_length_surcharge(complexity)),
                        .complexity = complexity,
                        .source = graph->candidate[number],
                        .shape = (uint8_t)shape,
                        .key = keys[graph->links],
                        .links = (uint8_t)graph->links,
                        .level = SE_CYCLES};
}

static void offer_forcing(chain_search *s, const chain_graph *graph, int node, int length)
{
    chain_hint hint = new_hint(graph, ENNEAD_SE_SHAPE_FORCING, node / 2, length);

    hint.target = (chain_node)(hint.source + ((node & 1) != 0 ? 0 : FIRST_ON));
    hint.order = order_of(node / 2, (node & 1) != 0 ? 0xfffe : 0xffff);
    s->sink(s, &hint);
}

/* Offers the first of the shortest forcing chains. Returns their length, or 0 if none could be the
 * best. */
static int offer_shortest_forcing(chain_search *s, const chain_graph *graph)
{
    se_chain_memory *memory = s->memory;
    chain_lengths *lengths = &memory->lengths;

    begin_lengths(lengths, graph);
    do {
        const chain_hint next = new_hint(graph, ENNEAD_SE_SHAPE_FORCING, 0, 2 * lengths->layer + 2);

        if (compare_hints(&next, &s->best) > 0)
            return 0;
        if (!lengthen(lengths, graph))
            continue;
        for (int number = 0; number < graph->count; number++)
            for (int on = 1; on >= 0; on--)
                if (lengths->length[2 * number + on] == 2 * lengths->layer) {
                    offer_forcing(s, graph, 2 * number + on, 2 * lengths->layer);
                    return 2 * lengths->layer;
                }
    } while (lengths->growing_count != 0);
    return 0;
}

/* The number of links of the longest loop that could still be the best. */
static int longest_loop(const chain_search *s, const chain_graph *graph, uint32_t order)
{
    int longest = 4;

    if (s->best.rank == NO_RANK)
        return LONGEST;
    for (; longest < LONGEST; longest += 2) {
        chain_hint next = new_hint(graph, ENNEAD_SE_SHAPE_LOOP, 0, longest);

        next.order = order;
        if (compare_hints(&next, &s->best) > 0)
            break;
    }
    return longest - 2;
}

typedef struct cycle_search {
    chain_search *s;
    const chain_graph *graph;
    int number, shortest;
} cycle_search;

static bool offer_loop(void *user, const chain_path *path, int nth)
{
    const cycle_search *l = user;
    chain_hint hint = new_hint(l->graph, ENNEAD_SE_SHAPE_LOOP, l->number, path->count - 1);
    cells losses[10], any = 0;

    hint.order = order_of(l->number, (uint32_t)nth);
    hint.nth = (uint16_t)nth;
    if (hint.complexity < l->shortest || compare_hints(&hint, &l->s->best) > 0)
        return true;
    losses_of_loop(path, l->s->before, losses);
    FOR_ALL_DIGITS(digit)
        any |= losses[digit];
    if (any != 0)
        l->s->sink(l->s, &hint);
    return true;
}

/* Whether a candidate leads in two links to another one, by a way that avoids `partner`, and that
 * one sees `partner`. */
static bool has_square(const chain_graph *graph, int source, int partner)
{
    const uint64_t *sees = &graph->sees[source * graph->words];

    for (int i = 0; i < graph->words; i++)
        FOR_EACH_BIT(rest, sees[i] & graph->linked[i]) {
            const int off = 64 * i + lowest_bit(rest);

            for (int j = 0; off != partner && j < graph->strong_count[off]; j++)
                if (graph->strong[off][j].to != source &&
                    in_set(&graph->sees[partner * graph->words], graph->strong[off][j].to))
                    return true;
        }
    return false;
}

/* Whether a candidate may have a loop of a length in this range: the last candidate that is on
 * must see a partner of it. */
static bool may_loop(const chain_graph *graph, int source, int shortest, int longest)
{
    const int words = graph->words;
    uint64_t on[MOST_WORDS] = {0}, fresh[MOST_WORDS], next[MOST_WORDS], last[MOST_WORDS] = {0};

    for (int i = 0; i < graph->strong_count[source]; i++)
        if (shortest <= 4 && longest >= 4 && has_square(graph, source, graph->strong[source][i].to))
            return true;
    put_in_set(on, source);
    for (int i = 0; i < words; i++) {
        fresh[i] = graph->pulls[source * words + i] & ~on[i];
        on[i] |= fresh[i];
    }
    for (int links = 6; links <= longest; links += 2) {
        uint64_t any = 0;

        unite_rows(next, graph->pulls, fresh, words);
        for (int i = 0; i < words; i++) {
            fresh[i] = next[i] & ~on[i];
            on[i] |= fresh[i];
            any |= fresh[i];
            if (links >= shortest)
                last[i] |= fresh[i];
        }
        if (any == 0)
            break;
    }
    for (int i = 0; i < graph->strong_count[source]; i++)
        for (int j = 0; j < words; j++)
            if ((last[j] & graph->sees[graph->strong[source][i].to * words + j]) != 0)
                return true;
    return false;
}

static void offer_loops(chain_search *s, chain_graph *graph, int shortest)
{
    chain_hint best = {.rank = -1};
    int longest_before = 0, longest_behind = 0; /* the longest before and after the best */

    for (int number = 0; number < graph->count; number++) {
        cycle_search l = {s, graph, number, shortest};

        if (compare_hints(&best, &s->best) != 0) {
            best = s->best;
            longest_before = longest_loop(s, graph, 0);
            longest_behind = longest_loop(s, graph, UINT32_MAX);
        }
        const int longest = order_of(number, 0) < best.order ? longest_before : longest_behind;
        if (longest < shortest)
            continue;
        if (graph->alone[number] || graph->strong_count[number] == 0)
            continue;
        if (graph->links == LINKS_Y
                ? digit_count(s->before->of[candidate_cell(graph->candidate[number])]) != 2
                : !may_loop(graph, number, shortest, longest))
            continue;
        s->rater->nodes +=
            (uint64_t)find_loops(&s->memory->paths, graph, number, longest, offer_loop, &l);
        if (chains_are_spent(s))
            return;
    }
}

void find_best_cycle(chain_search *s)
{
    se_chain_memory *memory = s->memory;
    chain_graph *x = &memory->graphs[LINKS_X], *y = &memory->graphs[LINKS_Y],
                *all = &memory->graphs[LINKS_ALL];
    int length;

    list_house_links(x, &s->memory->tables, s);
    list_links(all, x, LINKS_ALL);
    if (!has_forcing_chain(&memory->reach, all))
        return;
    list_pulls(x);
    length = offer_shortest_forcing(s, x);
    if (length != 0)
        offer_loops(s, x, length - 2);
    length = offer_shortest_forcing(s, all);
    list_links(y, x, LINKS_Y);
    offer_loops(s, y, length != 0 ? length - 2 : 4);
    if (length != 0)
        offer_loops(s, all, length - 2);
}

/* ------------------------------------------------------------------------------------ all hints */

/* Offers all forcing chains. Returns the length of the longest. */
static int offer_all_forcing(chain_search *s, const chain_graph *graph)
{
    chain_lengths *lengths = &s->memory->lengths;
    int longest = 0;

    begin_lengths(lengths, graph);
    while (lengths->growing_count != 0)
        if (lengthen(lengths, graph))
            longest = 2 * lengths->layer;
    for (int node = 0; node < 2 * graph->count; node++)
        if (lengths->length[node] > NOT_ASKED)
            offer_forcing(s, graph, node, lengths->length[node]);
    return longest;
}

static void offer_all_loops(chain_search *s, chain_graph *graph, int longest)
{
    for (int number = 0; number < graph->count; number++) {
        cycle_search l = {s, graph, number, 4};

        if (graph->alone[number] || graph->strong_count[number] == 0)
            continue;
        if (graph->links == LINKS_Y &&
            digit_count(s->before->of[candidate_cell(graph->candidate[number])]) != 2)
            continue;
        s->rater->nodes +=
            (uint64_t)find_loops(&s->memory->paths, graph, number, longest, offer_loop, &l);
        if (chains_are_spent(s))
            return;
    }
}

/* The number of links of the longest loop that would come before a forcing chain of this length. */
static int longest_loop_before(const chain_graph *graph, const chain_graph *forcing, int length)
{
    const chain_hint last = new_hint(forcing, ENNEAD_SE_SHAPE_FORCING, 0, length);
    int longest = 2;

    while (longest + 2 < LONGEST &&
           new_hint(graph, ENNEAD_SE_SHAPE_LOOP, 0, longest + 2).rank <= last.rank)
        longest += 2;
    return longest;
}

void find_all_cycles(chain_search *s, chain_sink sink_of_loops)
{
    chain_graph *graphs = s->memory->graphs;
    const chain_sink sink = s->sink;
    int longest[LINK_KINDS];

    list_house_links(&graphs[LINKS_X], &s->memory->tables, s);
    list_links(&graphs[LINKS_ALL], &graphs[LINKS_X], LINKS_ALL);
    if (!has_forcing_chain(&s->memory->reach, &graphs[LINKS_ALL]))
        return;
    list_pulls(&graphs[LINKS_X]);
    list_links(&graphs[LINKS_Y], &graphs[LINKS_X], LINKS_Y);
    longest[LINKS_X] = offer_all_forcing(s, &graphs[LINKS_X]);
    longest[LINKS_ALL] = offer_all_forcing(s, &graphs[LINKS_ALL]);
    s->sink = sink_of_loops;
    if (longest[LINKS_X] != 0)
        offer_all_loops(s, &graphs[LINKS_X],
                        longest_loop_before(&graphs[LINKS_X], &graphs[LINKS_X], longest[LINKS_X]));
    if (longest[LINKS_ALL] != 0) {
        offer_all_loops(
            s, &graphs[LINKS_Y],
            longest_loop_before(&graphs[LINKS_Y], &graphs[LINKS_ALL], longest[LINKS_ALL]));
        offer_all_loops(s, &graphs[LINKS_ALL], longest[LINKS_ALL]);
    }
    s->sink = sink;
}
