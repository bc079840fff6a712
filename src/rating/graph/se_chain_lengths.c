/* SPDX-License-Identifier: MIT */
/*
 * How long forcing chains are, for all candidates at a time and without their paths.
 *
 * Links work both ways: when a on leads to b off in so many links, b on leads to a off in as many.
 * So a supposition that leads to some x on in i links and to x off in j leads to its own opposite
 * in i + j, and every such chain has an x in its middle: it is found when each side has gone half
 * of the way. A layer t finds the chains of 2t - 1 links, which are 2t nodes.
 *
 *     supposed on    layer 1: off, 2: on, 3: off ...      off, 2k + 1, by `sees` of what is fresh;
 *     supposed off   layer 1: on, 2: off, 3: on ...       on, two links later, by its `pulls`
 */
#include <string.h>

#include "rating/graph/se_chain_waves.h"

void begin_lengths(chain_lengths *lengths, const chain_net *net)
{
    const int words = net->words;
    const size_t bytes = (size_t)(2 * net->count * words) * sizeof(uint64_t);

    memset(lengths->on, 0, bytes);
    memset(lengths->off, 0, bytes);
    for (int number = 0; number < net->count; number++) {
        uint64_t *off_on = &lengths->on[2 * number * words],
                 *on_on = &lengths->on[(2 * number + 1) * words];

        for (int i = 0; i < net->strong_count[number]; i++) {
            const int to = net->strong[number][i].to;

            off_on[to / 64] |= (uint64_t)1 << to % 64;
        }
        on_on[number / 64] = (uint64_t)1 << number % 64;
        lengths->off[2 * number * words + number / 64] = (uint64_t)1 << number % 64;
        memcpy(&lengths->off[(2 * number + 1) * words], &net->sees[number * words],
               (size_t)words * sizeof(uint64_t));
        lengths->length[2 * number] = lengths->length[2 * number + 1] =
            net->alone[number] ? NOT_ASKED : 0;
    }
    memcpy(lengths->fresh, lengths->on, bytes);
    lengths->layer = 1;
    lengths->growing_count = 0;
    for (int node = 0; node < 2 * net->count; node++)
        if (lengths->length[node] != NOT_ASKED &&
            ((node & 1) != 0 || net->strong_count[node / 2] != 0))
            lengths->growing[lengths->growing_count++] = (uint16_t)node;
}

typedef enum growth { CLASHES, GROWS, STOPS } growth;

/* Adds what is off because of what is fresh. */
static growth grow_off(chain_lengths *lengths, const chain_net *net, int row)
{
    uint64_t gone[MOST_WORDS] = {0}, clash = 0;

    unite_rows(gone, net->sees, &lengths->fresh[row], net->words);
    for (int i = 0; i < net->words; i++) {
        clash |= gone[i] & lengths->on[row + i];
        lengths->off[row + i] |= gone[i];
    }
    return clash != 0 ? CLASHES : GROWS;
}

/* Finds what is freshly on. */
static growth grow_on(chain_lengths *lengths, const chain_net *net, int row)
{
    uint64_t pulled[MOST_WORDS] = {0}, clash = 0, any = 0;

    unite_rows(pulled, net->pulls, &lengths->fresh[row], net->words);
    for (int i = 0; i < net->words; i++) {
        const uint64_t fresh = pulled[i] & ~lengths->on[row + i];

        clash |= fresh & lengths->off[row + i];
        lengths->on[row + i] |= fresh;
        lengths->fresh[row + i] = fresh;
        any |= fresh;
    }
    return clash != 0 ? CLASHES : any != 0 ? GROWS : STOPS;
}

bool lengthen(chain_lengths *lengths, const chain_net *net)
{
    int kept = 0;
    bool any = false;

    lengths->layer++;
    for (int i = 0; i < lengths->growing_count; i++) {
        const uint16_t node = lengths->growing[i];
        const growth found = (lengths->layer & 1) == (node & 1)
                                 ? grow_off(lengths, net, node * net->words)
                                 : grow_on(lengths, net, node * net->words);
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
