/* SPDX-License-Identifier: MIT */
/*
 * Whether a net holds a forcing chain at all. A candidate that is on leads to others two links later
 * and two links after those; what it leads to in the end is the same for all candidates of a strong
 * component, and each component is left before those that lead to it (R. Tarjan, "Depth-first search
 * and linear graph algorithms", 1972). So every set is made once of those that it leads to at once.
 */
#include <string.h>

#include "rating/graph/se_chain_waves.h"

enum { NOT_SEEN = 0, LEFT = UINT16_MAX };

typedef struct walk {
    chain_reach *reach;
    const chain_net *net;
    int entered, depth, stacked;
} walk;

static void enter(walk *w, int number)
{
    chain_reach *r = w->reach;
    const int words = w->net->words;

    r->entry[number] = r->low[number] = (uint16_t)++w->entered;
    r->stack[w->stacked++] = (uint16_t)number;
    r->path[w->depth++] = (uint16_t)number;
    memset(&r->rows[number * words], 0, (size_t)words * sizeof *r->rows);
}

static void add_row(walk *w, int to, int from)
{
    const int quads = w->net->words / QUAD;
    quad *rows = (quad *)w->reach->rows;

    for (int i = 0; i < quads; i++)
        rows[to * quads + i] |= rows[from * quads + i];
}

/* The component of a candidate is whole: those on the stack from it on. */
static void leave_component(walk *w, int number)
{
    chain_reach *r = w->reach;
    const int words = w->net->words;
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

/* The next candidate to enter from one, or -1; those entered before are taken account of. */
static int next_from(walk *w, int number)
{
    chain_reach *r = w->reach;
    const int words = w->net->words;

    for (int i = 0; i < words; i++) {
        /* What is in the row already leads nowhere else. */
        uint64_t rest = w->net->pulls[number * words + i] & ~r->rows[number * words + i];

        for (; rest != 0; rest &= rest - 1) {
            const int to = 64 * i + __builtin_ctzll(rest);

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

static void walk_from(walk *w, int start)
{
    chain_reach *r = w->reach;

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

static bool forces(const chain_reach *reach, const chain_net *net, int number)
{
    const int words = net->words;

    for (int i = 0; i < words; i++)
        if ((reach->rows[number * words + i] & net->sees[number * words + i]) != 0)
            return true;
    for (int i = 0; i < net->strong_count[number]; i++)
        if (in_set(&reach->rows[net->strong[number][i].to * words], number))
            return true;
    return false;
}

bool has_forcing_chain(chain_reach *reach, const chain_net *net)
{
    walk w = {.reach = reach, .net = net, .entered = 0, .depth = 0, .stacked = 0};

    memset(reach->entry, 0, (size_t)net->count * sizeof *reach->entry);
    for (int number = 0; number < net->count; number++)
        if (reach->entry[number] == NOT_SEEN)
            walk_from(&w, number);
    for (int number = 0; number < net->count; number++)
        if (!net->alone[number] && forces(reach, net, number))
            return true;
    return false;
}
