/* SPDX-License-Identifier: MIT */
/*
 * Computes the lengths of forcing chains, for all candidates at once and without the paths.
 *
 * Links work in both directions: if a on leads to b off over n links, then b on leads to a off
 * over n links. So if a supposition leads to x on over i links and to x off over j links, it leads
 * to its own opposite over i + j links; and every such chain has an x in its middle. The chain is
 * found when each side has covered half of the way. Layer t finds the chains of 2t - 1 links,
 * which are 2t nodes.
 *
 *     supposed on    layer 1: off, 2: on, 3: off ...      off: by `sees` of what is fresh;
 *     supposed off   layer 1: on, 2: off, 3: on ...       on, two links later: by its `pulls`
 */

#include "rating/graph/lengths.h"

#include <string.h>

#include "rating/graph/breadth_first.h"

void begin_lengths(chain_lengths *lengths, const chain_graph *graph)
{
    const int words = graph->words;
    const size_t bytes = (size_t)(2 * graph->count * words) * sizeof(uint64_t);

    memset(lengths->on, 0, bytes);
    memset(lengths->off, 0, bytes);
    for (int number = 0; number < graph->count; number++) {
        uint64_t *off_on = &lengths->on[2 * number * words],
                 *on_on = &lengths->on[(2 * number + 1) * words];

        for (int i = 0; i < graph->strong_count[number]; i++) {
            const int to = graph->strong[number][i].to;

            off_on[to / 64] |= (uint64_t)1 << to % 64;
        }
        on_on[number / 64] = (uint64_t)1 << number % 64;
        lengths->off[2 * number * words + number / 64] = (uint64_t)1 << number % 64;
        memcpy(&lengths->off[(2 * number + 1) * words], &graph->sees[number * words],
               (size_t)words * sizeof(uint64_t));
        lengths->length[2 * number] = lengths->length[2 * number + 1] =
            graph->alone[number] ? NOT_ASKED : 0;
    }
    memcpy(lengths->fresh, lengths->on, bytes);
    lengths->layer = 1;
    lengths->growing_count = 0;
    for (int node = 0; node < 2 * graph->count; node++)
        if (lengths->length[node] != NOT_ASKED &&
            ((node & 1) != 0 || graph->strong_count[node / 2] != 0))
            lengths->growing[lengths->growing_count++] = (uint16_t)node;
}

typedef enum growth { CLASHES, GROWS, STOPS } growth;

/* Adds the candidates that those fresh on turn off. */
static growth grow_off(chain_lengths *lengths, const chain_graph *graph, int row)
{
    uint64_t gone[MOST_WORDS] = {0}, conflict_at = 0;

    unite_rows(gone, graph->sees, &lengths->fresh[row], graph->words);
    for (int i = 0; i < graph->words; i++) {
        conflict_at |= gone[i] & lengths->on[row + i];
        lengths->off[row + i] |= gone[i];
    }
    return conflict_at != 0 ? CLASHES : GROWS;
}

/* Finds the candidates that are newly on. */
static growth grow_on(chain_lengths *lengths, const chain_graph *graph, int row)
{
    uint64_t pulled[MOST_WORDS] = {0}, conflict_at = 0, any = 0;

    unite_rows(pulled, graph->pulls, &lengths->fresh[row], graph->words);
    for (int i = 0; i < graph->words; i++) {
        const uint64_t fresh = pulled[i] & ~lengths->on[row + i];

        conflict_at |= fresh & lengths->off[row + i];
        lengths->on[row + i] |= fresh;
        lengths->fresh[row + i] = fresh;
        any |= fresh;
    }
    return conflict_at != 0 ? CLASHES : any != 0 ? GROWS : STOPS;
}

bool lengthen(chain_lengths *lengths, const chain_graph *graph)
{
    int kept = 0;
    bool any = false;

    lengths->layer++;
    for (int i = 0; i < lengths->growing_count; i++) {
        const uint16_t node = lengths->growing[i];
        const growth found = (lengths->layer & 1) == (node & 1)
                                 ? grow_off(lengths, graph, node * graph->words)
                                 : grow_on(lengths, graph, node * graph->words);
        if (found == GROWS)
            lengths->growing[kept++] = node;
        if (found == CLASHES) {
            lengths->length[node] = (uint16_t)(2 * lengths->layer);
            any = true;
        }
    }
    lengths->growing_count = kept;
    return any;
}
