/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and loops as hints, and all of them for searches inside others. Sudoku Explainer's
 * order: all with X-links, then all with Y-links, then all with both; in each of these, candidate
 * by candidate, its loops, the chain that turns it off, the chain that turns it on. The best one is
 * found without the others; see best_cycle.c.
 */
#include "rating/chains/cycles.h"

#include "grid/bits.h"
#include "rating/base/scale.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/graph/components.h"
#include "rating/graph/lengths.h"

enum { LOOP_BASE = 65, X_CHAIN_BASE = 66, CHAIN_BASE = 70 };

static const uint8_t keys[LINK_KINDS] = {[LINKS_X] = 2, [LINKS_Y] = 3, [LINKS_ALL] = 4};

uint32_t order_of_cycle(int candidate, uint32_t nth)
{
    return (uint32_t)candidate << 16 | nth;
}

chain_hint hint_of_cycle(chain_links links, ennead_se_shape shape, int candidate, int complexity)
{
    const int base = links == LINKS_ALL                 ? CHAIN_BASE
                     : shape == ENNEAD_SE_SHAPE_FORCING ? X_CHAIN_BASE
                                                        : LOOP_BASE;

    return (chain_hint){.rank = se_rank(base, se_length_surcharge(complexity)),
                        .complexity = complexity,
                        .source = (uint16_t)candidate,
                        .shape = (uint8_t)shape,
                        .key = keys[links],
                        .links = (uint8_t)links,
                        .level = SE_CYCLES};
}

void offer_forcing(chain_search *s, chain_links links, chain_node start, int length)
{
    const bool on = start >= FIRST_ON;
    const int candidate = candidate_of_node(start);
    chain_hint hint = hint_of_cycle(links, ENNEAD_SE_SHAPE_FORCING, candidate, length);

    hint.target = (chain_node)(candidate + (on ? 0 : FIRST_ON));
    hint.order = order_of_cycle(candidate, on ? 0xfffe : 0xffff);
    s->sink(s, &hint);
}

bool offer_loop(void *user, const chain_path *path, int nth)
{
    const cycle_search *l = user;
    chain_hint hint = hint_of_cycle(l->links, ENNEAD_SE_SHAPE_LOOP, l->candidate, path->count - 1);
    cells losses[10], any = 0;

    hint.order = order_of_cycle(l->candidate, (uint32_t)nth);
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
            offer_forcing(s, graph->links,
                          (chain_node)(graph->candidate[node / 2] + (node & 1) * FIRST_ON),
                          lengths->length[node]);
    return longest;
}

static void offer_all_loops(chain_search *s, chain_graph *graph, int longest)
{
    for (int number = 0; number < graph->count; number++) {
        cycle_search l = {s, graph->links, graph->candidate[number], 4};

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
    const chain_hint last = hint_of_cycle(forcing->links, ENNEAD_SE_SHAPE_FORCING, 0, length);
    int longest = 2;

    while (longest + 2 < LONGEST_LOOP &&
           hint_of_cycle(graph->links, ENNEAD_SE_SHAPE_LOOP, 0, longest + 2).rank <= last.rank)
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
