/* SPDX-License-Identifier: MIT */
/*
 * Finds the best of the forcing chains and loops, without following any of them but loops that may
 * be the best. Sets of strong chains give the length of the shortest forcing chains. They also
 * limit the loops that are worth looking for: whatever a loop of n links removes, a forcing chain
 * with two more nodes removes too. So what a loop removes sees, in two houses, both ends of a
 * strong chain along the loop:
 *
 *     n + 2 nodes       the ends see each other
 *     n nodes           they do, or they see both ends of another strong link
 *
 * and only the candidates of such chains may be in it. Longer loops can be better than forcing
 * chains only with X-links and Y-links, of which there are few.
 *
 * With X-links each digit is by itself, and its best hint stays the same until its places change.
 */
#include "rating/chains/best_cycle.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/cycles.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"

/* ------------------------------------------------------------------------------------- forcing */

/* The lowest candidate that is turned off or on, off before on. */
static chain_node first_forced(const strong_chains *chains)
{
    for (int word = 0; word < chains->words; word++) {
        const uint64_t any = chains->turned_off[word] | chains->turned_on[word];

        if (any == 0)
            continue;
        const int number = 64 * word + lowest_bit(any);
        return (chain_node)(chains->candidate[number] +
                            (in_set(chains->turned_off, number) ? FIRST_ON : 0));
    }
    ASSERT(false);
    return 0;
}

/* Offers the first of the shortest forcing chains. Returns their length, or 0 if none could be the
 * best. */
static int offer_shortest_forcing(chain_search *s, strong_chains *chains, chain_links links)
{
    s->rater->nodes += (uint64_t)chains->linked_count;
    while (chains->growing_count != 0) {
        const int length = 2 * (chains->strong_links + 1);
        const chain_hint next = hint_of_cycle(links, ENNEAD_SE_SHAPE_FORCING, 0, length);

        if (compare_hints(&next, &s->best) > 0)
            return 0;
        if (grow_strong_chains(chains)) {
            offer_forcing(s, links, first_forced(chains), length);
            return length;
        }
    }
    return 0;
}

/* --------------------------------------------------------------------------------------- loops */

/* The number of links of the longest loop that could still be the best, with this order. */
static int longest_loop(const chain_search *s, chain_links links, uint32_t order)
{
    int longest = 4;

    if (s->best.rank == NO_RANK)
        return LONGEST_LOOP;
    for (; longest < LONGEST_LOOP; longest += 2) {
        chain_hint next = hint_of_cycle(links, ENNEAD_SE_SHAPE_LOOP, 0, longest);

        next.order = order;
        if (compare_hints(&next, &s->best) > 0)
            break;
    }
    return longest - 2;
}

/* The loops to look for. */
typedef struct loop_range {
    chain_graph *graph;
    digits which; /* digits of the graph */
    int shortest, longest;
} loop_range;

/* Offers the loops of these candidates that could be the best. */
static void offer_loops_of(chain_search *s, const loop_range *range, const uint64_t *members,
                           int words)
{
    chain_graph *graph = range->graph;
    chain_hint best = {.rank = -1};
    int longest_before = 0, longest_behind = 0; /* the longest before and after the best */

    list_strong_links(graph, &s->memory->tables, s, graph->links, range->which);
    for (int word = 0; word < words; word++)
        FOR_EACH_BIT(rest, members[word]) {
            const int number = 64 * word + lowest_bit(rest), candidate = graph->candidate[number];
            cycle_search l = {s, graph->links, candidate, range->shortest};

            if (compare_hints(&best, &s->best) != 0) {
                best = s->best;
                longest_before = longest_loop(s, graph->links, 0);
                longest_behind = longest_loop(s, graph->links, UINT32_MAX);
            }
            int longest =
                order_of_cycle(candidate, 0) < best.order ? longest_before : longest_behind;
            if (longest > range->longest)
                longest = range->longest;
            if (longest < range->shortest || graph->alone[number])
                continue;
            s->rater->nodes +=
                (uint64_t)find_loops(&s->memory->paths, graph, number, longest, offer_loop, &l);
            if (chains_are_spent(s))
                return;
        }
}

/* Looks for loops of these lengths, if there may be any that is the best. */
static void offer_loops(chain_search *s, const strong_chains *chains, loop_lengths lengths,
                        const loop_range *range)
{
    const int shortest = range->shortest < 4 ? 4 : range->shortest;
    uint64_t members[MOST_WORDS];

    if (longest_loop(s, range->graph->links, 0) < shortest || range->longest < shortest ||
        !find_loop_members(chains, lengths, members))
        return;
    offer_loops_of(s, range, members, chains->words);
}

/* -------------------------------------------------------------------------------------- passes */

/* Looks for the loops that may be better than a forcing chain of this length. */
static void offer_loops_beside(chain_search *s, strong_chains *chains, chain_links links,
                               digits which, int length)
{
    loop_range range = {&s->memory->graphs[links], which, length - 2, length - 2};

    offer_loops(s, chains, LOOPS_SHORTER, &range);
    range.shortest = range.longest = length;
    offer_loops(s, chains, LOOPS_AS_LONG, &range);
    range.shortest = length + 2;
    range.longest = LONGEST_LOOP;
    if (longest_loop(s, links, 0) <= length)
        return;
    complete_strong_chains(chains);
    offer_loops(s, chains, LOOPS_ANY, &range);
}

static void look_at_digit(chain_search *s, int digit)
{
    strong_chains *chains = &s->memory->cycles.digit;

    begin_chains_of_digit(chains, s->before, &s->memory->tables, digit);
    const int length = offer_shortest_forcing(s, chains, LINKS_X);
    if (length != 0)
        offer_loops_beside(s, chains, LINKS_X, digit_set(digit), length);
}

/* Offers the best hint with X-links of a digit, which is searched only if its places have
 * changed. */
static void offer_best_of_digit(chain_search *s, int digit)
{
    kept_cycle *kept = &s->memory->cycles.kept[digit];
    const positions *places = s->before->places[digit];

    if (!kept->known || memcmp(kept->places, places, sizeof kept->places) != 0) {
        chain_search own = *s;

        own.best.rank = NO_RANK;
        look_at_digit(&own, digit);
        kept->known = !chains_are_spent(s);
        kept->best = own.best;
        memcpy(kept->places, places, sizeof kept->places);
    }
    if (kept->best.rank != NO_RANK)
        s->sink(s, &kept->best);
}

static void offer_loops_of_cells(chain_search *s, int shortest)
{
    cycle_memory *memory = &s->memory->cycles;
    const loop_range range = {&s->memory->graphs[LINKS_Y], ALL_DIGITS, shortest, LONGEST_LOOP};
    const int longest = longest_loop(s, LINKS_Y, 0);
    uint64_t members[MOST_WORDS];

    if (longest < (shortest < 4 ? 4 : shortest))
        return;
    memory->cells.longest = longest / 2;
    if (find_cell_loops(&memory->cells, &memory->all, s, &s->memory->tables, members))
        offer_loops_of(s, &range, members, memory->all.words);
}

/* Builds the graph that is needed to make a step of the best hint. */
static void leave_graph(chain_search *s)
{
    chain_graph *graphs = s->memory->graphs;
    const chain_tables *tables = &s->memory->tables;
    const chain_links links = (chain_links)s->best.links;

    if (s->rater->telling) {
        list_house_links(&graphs[LINKS_X], tables, s);
        list_links(&graphs[LINKS_ALL], &graphs[LINKS_X], LINKS_ALL);
    }
    if (s->best.shape == ENNEAD_SE_SHAPE_LOOP)
        list_strong_links(&graphs[links], tables, s, links,
                          links == LINKS_X ? digit_set(candidate_digit(s->best.source))
                                           : ALL_DIGITS);
}

void forget_cycles(cycle_memory *memory)
{
    FOR_ALL_DIGITS(digit)
        memory->kept[digit].known = false;
}

void find_best_cycle(chain_search *s)
{
    cycle_memory *memory = &s->memory->cycles;
    chain_graph *graphs = s->memory->graphs;

    for (int links = 0; links < LINK_KINDS; links++)
        graphs[links].links = (chain_links)links;
    FOR_ALL_DIGITS(digit)
        offer_best_of_digit(s, digit);
    begin_chains_of_all(&memory->all, s, &s->memory->tables);
    /* Mostly no forcing chain with all links can be better than one of a digit. */
    const chain_hint least = hint_of_cycle(LINKS_ALL, ENNEAD_SE_SHAPE_FORCING, 0, 4);
    if (compare_hints(&least, &s->best) <= 0)
        begin_rows_of_all(&memory->all, s);
    const int length = offer_shortest_forcing(s, &memory->all, LINKS_ALL);
    offer_loops_of_cells(s, length != 0 ? length - 2 : 4);
    if (length != 0)
        offer_loops_beside(s, &memory->all, LINKS_ALL, ALL_DIGITS, length);
    if (s->best.rank != NO_RANK)
        leave_graph(s);
}
