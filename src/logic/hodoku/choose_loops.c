/* SPDX-License-Identifier: MIT */
/*
 * Nice loops and alternating inference chains as HoDoKu finds them (implications.h): from each
 * candidate, on and then off, one chain to each node. These are used:
 *
 *     the end is in the cell of the start    a loop: discontinuous, or continuous if neither end
 *                                            follows from the other. Loops are searched first
 *     the end is on, the start off           a chain: the cells that see both ends are eliminated,
 *                                            if there are at least two. Searched after all loops
 *
 * A chain that comes back to a cell that it has left is not used, even if another chain to the
 * same end does not: only the shortest one found first is known. A loop eliminates nothing in its
 * own cells.
 */
#include "logic/hodoku/choose_loops.h"

#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/hodoku/implications.h"
#include "logic/hodoku/worth.h"

/* What to look for in the spreads. */
typedef enum chain_form { LOOPS, CHAINS } chain_form;

typedef struct nice_loop_search {
    hunt *h;
    place_implications links;
    spread spread;
    worth best;
    chain_form best_form;
    candidate_set gone;     /* what the current chain eliminates */
    int path[MOST_REACHED]; /* the numbers of its nodes */
} nice_loop_search;

_Static_assert(sizeof(nice_loop_search) <= CHOICE_MEMORY, "a look at a chain fits");

static const reached *node_of(const nice_loop_search *l, int number)
{
    ASSERT(number >= 0);
    return &l->spread.nodes[number];
}

/* --------------------------------------------------------------------------------------- chains */

/* The first cell of a node represents it where HoDoKu compares cells. */
static int cell_of(const nice_loop_search *l, int number)
{
    ASSERT(number >= 0);
    return lowest_cell(cells_of_node(&l->links, node_of(l, number)));
}

/* Stores the numbers of the nodes of the chain to an end, and returns how many there are. */
static int path_to(const nice_loop_search *l, int end, int path[])
{
    int length = 0;

    for (int at = end; at != 0; at = node_of(l, at)->parent)
        length++;
    for (int at = end, i = length; i > 0; at = node_of(l, at)->parent)
        path[i--] = at;
    path[0] = 0;
    return length + 1;
}

/* Whether a chain comes back to a cell after it has been in another. A loop may come back to its
 * start. */
static bool crosses_itself(const nice_loop_search *l, const int path[], int length, chain_form form)
{
    const int first = cell_of(l, 0);
    cells left = 0;

    for (int i = 1; i < length; i++) {
        if ((left & CELL(cell_of(l, path[i]))) != 0)
            return true;
        if (form == CHAINS || cell_of(l, path[i - 1]) != first)
            left |= cells_of_node(&l->links, node_of(l, path[i - 1]));
    }
    return false;
}

/* Whether the step of the current chain would be the best so far. */
static bool would_be_best(const nice_loop_search *l, chain_form form, worth w)
{
    return w.removed > 0 &&
           (is_better(w, l->best) ||
            (w.removed == l->best.removed && w.weight == l->best.weight && form < l->best_form));
}

static ennead_technique technique_of(const nice_loop_search *l, int offset)
{
    return (ennead_technique)((int)l->h->technique + offset);
}

/* Builds a step that eliminates `gone`, with the chain to an end. The three techniques of a group
 * are consecutive in the catalogue: continuous loops, chains, discontinuous loops. */
static void keep(nice_loop_search *l, int end, chain_form form, int offset, worth w)
{
    const ennead_technique first = l->h->technique;

    l->h->technique = technique_of(l, offset);
    ennead_step *step = new_step(l->h);
    l->h->technique = first;
    put_path(step, &l->spread, end);
    FOR_ALL_DIGITS(digit)
        remove_cells(step, digit, l->gone.of[digit]);
    l->best = w;
    l->best_form = form;
}

enum { CONTINUOUS, CHAIN, DISCONTINUOUS };

/* ---------------------------------------------------------------------------------------- loops */

static void remove_others(nice_loop_search *l, int cell, digits kept)
{
    ASSERT(cell_in_range(cell));
    ASSERT(within_digits(kept));
    FOR_EACH_DIGIT(rest, l->h->marks->of[cell] & (digits)~kept)
        l->gone.of[lowest_digit(rest)] |= CELL(cell);
}

/* What a chain back to the cell of its start eliminates if its two ends contradict each other.
 * Returns false if they do not; then it may be a continuous loop. */
static bool remove_at_start(nice_loop_search *l, const reached *end)
{
    const reached *start = node_of(l, 0);

    if (start->digit == end->digit) {
        if (start->on != 0)
            l->gone.of[start->digit] = CELL(start->place);
        else
            remove_others(l, start->place, digit_set(start->digit));
        return true;
    }
    if (start->on == end->on) {
        l->gone.of[start->on != 0 ? start->digit : end->digit] = CELL(start->place);
        return true;
    }
    return false;
}

/* Adds what is eliminated because one of two candidates is on: what sees both, outside the loop. */
static void remove_seen(nice_loop_search *l, const reached *one, const reached *other, cells loop)
{
    ASSERT(within_grid(loop));
    l->gone.of[other->digit] |= l->h->marks->candidates[other->digit] &
                                seen_by_node(&l->links, one) & seen_by_node(&l->links, other) &
                                ~loop;
}

/* What a continuous loop eliminates. */
static void remove_around(nice_loop_search *l, const int path[], int length)
{
    const reached *start = node_of(l, 0), *end = node_of(l, path[length - 1]);
    cells loop = 0;

    for (int i = 0; i < length; i++)
        loop |= cells_of_node(&l->links, node_of(l, path[i]));
    if (start->on == 0)
        remove_others(l, start->place, digit_set(start->digit) | digit_set(end->digit));
    for (int i = 1; i < length; i++) {
        const reached *node = node_of(l, path[i]);
        if (node->on == 0 && cell_of(l, path[i - 1]) != cell_of(l, path[i]))
            remove_seen(l, node_of(l, path[i - 1]), node, loop);
        if (node->on != 0 && i + 2 < length && cell_of(l, path[i - 1]) != cell_of(l, path[i]) &&
            cell_of(l, path[i]) == cell_of(l, path[i + 1]) &&
            cell_of(l, path[i + 1]) != cell_of(l, path[i + 2]))
            remove_others(l, cell_of(l, path[i]),
                          digit_set(node->digit) | digit_set(node_of(l, path[i + 2])->digit));
    }
}

static void look_at_loop(nice_loop_search *l, int end)
{
    const marks *m = l->h->marks;
    const reached *start = node_of(l, 0), *last = node_of(l, end);
    int *path = l->path;

    l->gone = (candidate_set){{0}};
    const bool contradicts = remove_at_start(l, last);
    if (contradicts && !would_be_best(l, LOOPS, worth_of(&l->gone)))
        return;
    if (!contradicts && start->on != 0 && (m->pairs & CELL(start->place)) == 0)
        return;
    const int length = path_to(l, end, path);
    if (cell_of(l, path[1]) == start->place || cell_of(l, path[length - 2]) == start->place ||
        crosses_itself(l, path, length, LOOPS))
        return;
    if (!contradicts)
        remove_around(l, path, length);
    const worth w = worth_of(&l->gone);
    if (would_be_best(l, LOOPS, w))
        keep(l, end, LOOPS, contradicts ? DISCONTINUOUS : CONTINUOUS, w);
}

/* --------------------------------------------------------------------------------------- chains */

static void look_at_chain(nice_loop_search *l, int end)
{
    const marks *m = l->h->marks;
    const reached *start = node_of(l, 0), *last = node_of(l, end);
    int *path = l->path;

    l->gone = (candidate_set){{0}};
    if (start->digit == last->digit) {
        l->gone.of[start->digit] =
            m->candidates[start->digit] & peers[start->place] & peers[last->place];
    } else if ((peers[start->place] & CELL(last->place)) != 0) {
        l->gone.of[last->digit] = m->candidates[last->digit] & CELL(start->place);
        l->gone.of[start->digit] = m->candidates[start->digit] & CELL(last->place);
    }
    const worth w = worth_of(&l->gone);
    if (w.removed < 2 || !would_be_best(l, CHAINS, w))
        return;
    const int length = path_to(l, end, path);
    if (!crosses_itself(l, path, length, CHAINS))
        keep(l, end, CHAINS, CHAIN, w);
}

/* --------------------------------------------------------------------------------------- search */

/* Looks at all nodes that a candidate leads to, except those directly linked with it and those
 * whose chain does not fit in a step. (A chain that comes back to no cell except its start has at
 * most 178 nodes, two in each other cell. With groups this is not proved, but no chain of more
 * than 45 was seen.) */
static void look_from(nice_loop_search *l, int cell, int digit, int on)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    spread_from(&l->spread, &l->links, cell, digit, on);
    for (int i = 1; i < l->spread.count; i++) {
        const reached *node = node_of(l, i);
        if (node->depth < 2 || node->depth >= ENNEAD_STEP_NODES || is_group(node))
            continue;
        if (node->place == cell)
            look_at_loop(l, i);
        else if (on == 0 && node->on != 0)
            look_at_chain(l, i);
    }
}

static flow take_loop(hunt *h, grouping_kind kind)
{
    nice_loop_search *l = choice_memory(h);

    l->h = h;
    l->best = (worth){0, 0};
    l->best_form = LOOPS;
    imply(&l->links, h->marks, kind);
    for (int on = 1; on >= 0; on--)
        FOR_EACH_CELL(rest, h->marks->empty) {
            const int cell = lowest_cell(rest);
            FOR_EACH_DIGIT(open, h->marks->of[cell])
                look_from(l, cell, lowest_digit(open), on);
        }
    return l->best.removed > 0 ? ENOUGH : GO_ON;
}

flow choose_nice_loop(hunt *h)
{
    h->technique = ENNEAD_CONTINUOUS_NICE_LOOP;
    return take_loop(h, CELLS_ONLY);
}

flow choose_grouped_loop(hunt *h)
{
    h->technique = ENNEAD_GROUPED_CONTINUOUS_LOOP;
    return take_loop(h, CELLS_AND_GROUPS);
}
