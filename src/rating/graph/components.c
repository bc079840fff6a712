/* SPDX-License-Identifier: MIT */
/*
 * Decides whether a graph has any forcing chain. A candidate that is on leads to others two links
 * later, and these lead to others. All candidates of a strong component lead to the same ones in
 * the end, and each component is completed before those that lead to it (R. Tarjan, "Depth-first
 * search and linear graph algorithms", 1972). So each set is computed once, from the sets of its
 * successors.
 */

#include "rating/graph/components.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/graph/breadth_first.h"

enum { NOT_SEEN = 0, LEFT = UINT16_MAX };

typedef struct component_walk {
    chain_components *reach;
    const chain_graph *graph;
    int entered, depth, stacked;
} component_walk;

static void enter(component_walk *w, int number)
{
    chain_components *r = w->reach;
    const int words = w->graph->words;

    r->entry[number] = r->low[number] = (uint16_t)++w->entered;
    r->stack[w->stacked++] = (uint16_t)number;
    r->path[w->depth++] = (uint16_t)number;
    memset(&r->rows[number * words], 0, (size_t)words * sizeof *r->rows);
}

static void add_row(component_walk *w, int to, int from)
{
    const int quads = w->graph->words / QUAD;
    quad *rows = (quad *)w->reach->rows;

    for (int i = 0; i < quads; i++)
        rows[to * quads + i] |= rows[from * quads + i];
}

/* Completes a component: the candidates on the stack, from this one up. */
static void leave_component(component_walk *w, int number)
{
    chain_components *r = w->reach;
    const int words = w->graph->words;
    int first = w->stacked;

    do {
        first--;
        put_in_set(&r->rows[number * words], r->stack[first]);
        if (r->stack[first] != number)
            add_row(w, number, r->stack[first]);
    } while (r->stack[first] != number);
    for (int i = first; i < w->stacked; i++) {
        if (r->stack[i] != number)
            memcpy(&r->rows[r->stack[i] * words], &r->rows[number * words],
                   (size_t)words * sizeof *r->rows);
        r->low[r->stack[i]] = LEFT;
    }
    w->stacked = first;
}

/* The next candidate to visit from this one, or -1. Adds the rows of those visited before. */
static int next_from(component_walk *w, int number)
{
    chain_components *r = w->reach;
    const int words = w->graph->words;

    for (int i = 0; i < words; i++) {
        /* Those already in the row lead to nothing that is not in it. */
        uint64_t rest = w->graph->pulls[number * words + i] & ~r->rows[number * words + i];

        FOR_EACH_BIT(left, rest) {
            const int to = 64 * i + lowest_bit(left);

            if (r->entry[to] == NOT_SEEN)
                return to;
            if (r->low[to] == LEFT)
                add_row(w, number, to);
            else if (r->entry[to] < r->low[number])
                r->low[number] = r->entry[to];
        }
    }
    return -1;
}

static void walk_from(component_walk *w, int start)
{
    chain_components *r = w->reach;

    enter(w, start);
    while (w->depth > 0) {
        const int number = r->path[w->depth - 1], next = next_from(w, number);

        if (next >= 0) {
            enter(w, next);
            continue;
        }
        w->depth--;
        const uint16_t low = r->low[number];
        if (low == r->entry[number])
            leave_component(w, number);
        else if (low < r->low[r->path[w->depth - 1]])
            r->low[r->path[w->depth - 1]] = low;
    }
}

static bool forces(const chain_components *reach, const chain_graph *graph, int number)
{
    const int words = graph->words;

    for (int i = 0; i < words; i++)
        if ((reach->rows[number * words + i] & graph->sees[number * words + i]) != 0)
            return true;
    for (int i = 0; i < graph->strong_count[number]; i++)
        if (in_set(&reach->rows[graph->strong[number][i].to * words], number))
            return true;
    return false;
}

bool has_forcing_chain(chain_components *reach, const chain_graph *graph)
{
    component_walk w = {.reach = reach, .graph = graph, .entered = 0, .depth = 0, .stacked = 0};

    memset(reach->entry, 0, (size_t)graph->count * sizeof *reach->entry);
    for (int number = 0; number < graph->count; number++)
        if (reach->entry[number] == NOT_SEEN)
            walk_from(&w, number);
    for (int number = 0; number < graph->count; number++)
        if (!graph->alone[number] && forces(reach, graph, number))
            return true;
    return false;
}
