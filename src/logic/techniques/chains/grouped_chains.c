/* SPDX-License-Identifier: MIT */
/*
 * Grouped chains and loops (grouped_links.h). They prove the same as chains and loops of single
 * candidates (chains.c). An end with several cells eliminates from the cells that see all of them,
 * and a continuous loop through an almost locked set keeps all other digits of the set within it.
 * Each technique first finds the length of its shortest chain, then reports the chains of this
 * length, then all others.
 */
#include "logic/techniques/chains/grouped_chains.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/random.h"
#include "logic/finder.h"

enum { MOST_LINKS = ENNEAD_STEP_NODES - 2, MOST_LOOPS = 1024 };

typedef struct grouped_chain_search grouped_chain_search;

/* Looks at the chain to a node that is on (if the start is on, off). When noticing, it stops at
 * the first that does something. */
typedef flow (*grouped_chain_function)(grouped_chain_search *g, int end, enum purpose purpose);

typedef struct grouped_chain_kind {
    grouped_links_kind nodes;
    standing side; /* of the start */
    grouped_chain_function look;
} grouped_chain_kind;

struct grouped_chain_search {
    hunt *h;
    const grouped_chain_kind *kind;
    grouped_search search;
    int reported_count; /* number of loops */
    uint64_t reported[MOST_LOOPS];
};

_Static_assert(sizeof(grouped_chain_search) <= TECHNIQUE_MEMORY, "a grouped_chain_search fits");

static const grouped_node *node_at(const grouped_chain_search *g, int node)
{
    ASSERT(node >= 0);
    return &g->search.links->nodes[node];
}

static const grouped_node *start_of(const grouped_chain_search *g)
{
    return node_at(g, g->search.start);
}

/* --------------------------------------------------------------------------------------- search */

/* The side of the ends: the opposite of the start's. */
static standing end_side(const grouped_chain_search *g)
{
    return g->search.side == STANDS_OFF ? STANDS_ON : STANDS_OFF;
}

/* Looks at all chains from a start with `fewest` to `most` links. */
static flow look_from(grouped_chain_search *g, int start, int fewest, int most,
                      enum purpose purpose, int *shortest)
{
    const standing side = g->kind->side == STANDS_OFF ? STANDS_ON : STANDS_OFF;
    const grouped_links *n = grouped_links_of(g->h, g->kind->nodes);

    follow_grouped_links(&g->search, n, start, g->kind->side, most);
    for (int word = 0; 64 * word < n->count; word++)
        FOR_EACH_BIT(rest, g->search.reached[side][word]) {
            const int end = 64 * word + lowest_bit(rest);
            const int links = g->search.depth[side][end];
            if (links < fewest || links > most || g->kind->look(g, end, purpose) == GO_ON)
                continue;
            if (purpose == REPORT)
                return ENOUGH;
            if (links < *shortest)
                *shortest = links;
        }
    return GO_ON;
}

static flow find_grouped(hunt *h, const grouped_chain_kind *kind)
{
    enum { FEWEST_LINKS = 3 };
    grouped_chain_search *g = technique_memory(h);
    const int starts = grouped_links_of(h, kind->nodes)->count;
    int shortest = MOST_LINKS + 1;

    g->h = h;
    g->kind = kind;
    g->reported_count = 0;
    for (int start = 0; start < starts; start++)
        (void)look_from(g, start, FEWEST_LINKS, shortest - 1, NOTICE, &shortest);
    if (shortest > MOST_LINKS)
        return GO_ON;
    for (int start = 0; start < starts; start++)
        if (look_from(g, start, shortest, shortest, REPORT, &shortest) == ENOUGH)
            return ENOUGH;
    for (int start = 0; start < starts; start++)
        if (look_from(g, start, shortest + 1, MOST_LINKS, REPORT, &shortest) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* ----------------------------------------------------------------------------------------- ends */

static ennead_step *new_chain(grouped_chain_search *g, int end)
{
    ennead_step *step = new_step(g->h);

    put_grouped_chain(step, g->h, &g->search, end, end_side(g));
    return step;
}

/* The start or the end is on; they are of one digit or of two. Two digits of one cell are skipped
 * here: each rules out the other, so the chain is a continuous loop, and is reported as one. */
static flow look_ends(grouped_chain_search *g, int end, enum purpose purpose)
{
    const marks *m = g->h->marks;
    const grouped_node *one = start_of(g), *other = node_at(g, end);
    const bool same = one->digit == other->digit;
    const cells by_one = same               ? m->candidates[one->digit] & one->seen & other->seen
                         : is_single(other) ? m->candidates[one->digit] & one->seen & other->cells
                                            : 0;
    const cells by_other =
        !same && is_single(one) ? m->candidates[other->digit] & other->seen & one->cells : 0;

    if (end < g->search.start || (by_one | by_other) == 0)
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    ennead_step *step = new_chain(g, end);
    step->focus = same ? one->digit : 0;
    remove_cells(step, one->digit, by_one);
    remove_cells(step, other->digit, by_other);
    return report_step(g->h);
}

/* A chain back to its start, a candidate: it is on if it was supposed off, or off if it was
 * supposed on. */
static flow look_back(grouped_chain_search *g, int end, enum purpose purpose)
{
    const marks *m = g->h->marks;
    const grouped_node *start = start_of(g);

    if (end != g->search.start || !is_single(start))
        return GO_ON;
    const int cell = lowest_cell(start->cells);
    if (g->search.side == STANDS_OFF && m->of[cell] == digit_set(start->digit))
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    ennead_step *step = new_chain(g, end);
    step->focus = start->digit;
    add_key(step, cell);
    FOR_ALL_DIGITS(digit)
        if ((digit == start->digit) == (g->search.side == STANDS_ON))
            remove_cells(step, digit, m->candidates[digit] & start->cells);
    return report_step(g->h);
}

/* ---------------------------------------------------------------------------------------- loops */

/* Adds what is ruled out because one of two weakly linked nodes is on. */
static cells rule_out(ennead_step *step, const marks *m, const ennead_chain_node *one,
                      const ennead_chain_node *other)
{
    const cells first = cells_of_set(one->cells), second = cells_of_set(other->cells);
    cells any = 0;

    if (one->digit == other->digit) {
        any = m->candidates[one->digit] & common_peers(first | second);
        remove_cells(step, one->digit, any);
        return any;
    }
    FOR_ALL_DIGITS(digit)
        if (digit != one->digit && digit != other->digit) {
            remove_cells(step, digit, m->candidates[digit] & first);
            any |= m->candidates[digit] & first;
        }
    return any;
}

/* Adds what is ruled out because a set lacks one of the digits of two nodes, and so no other
 * digit. */
static cells keep_within(ennead_step *step, const marks *m, const ennead_chain_node *one,
                         const ennead_chain_node *other)
{
    const cells within = cells_of_set(other->within);
    const digits kept = other->held & (digits) ~(digit_set(one->digit) | digit_set(other->digit));
    cells any = 0;

    FOR_EACH_DIGIT(rest, kept) {
        const cells all = m->candidates[lowest_digit(rest)];
        const cells gone = all & common_peers(all & within);
        remove_cells(step, lowest_digit(rest), gone);
        any |= gone;
    }
    return any;
}

/* Adds all that a loop rules out. */
static cells rule_out_all(ennead_step *loop, const marks *m)
{
    cells any = 0;

    for (int i = 1; i < loop->node_count; i += 2) {
        any |= rule_out(loop, m, &loop->nodes[i], &loop->nodes[(i + 1) % loop->node_count]);
        if (loop->nodes[i].held != 0)
            any |= keep_within(loop, m, &loop->nodes[i - 1], &loop->nodes[i]);
    }
    return any;
}

/* Records what a loop removes. Returns false if a loop with the same removals was reported, or
 * there were too many. */
static bool note_loop(grouped_chain_search *g, const ennead_step *loop)
{
    uint64_t hash = 0;

    FOR_ALL_DIGITS(digit)
        hash = mix64(hash + loop->removed[digit].words[0]) + loop->removed[digit].words[1];
    for (int i = 0; i < g->reported_count; i++)
        if (g->reported[i] == hash)
            return false;
    if (g->reported_count == MOST_LOOPS)
        return false;
    g->reported[g->reported_count++] = hash;
    return true;
}

static flow look_loop(grouped_chain_search *g, int end, enum purpose purpose)
{
    if (!is_weakly_linked(g->search.links, end, g->search.start))
        return GO_ON;
    ennead_step *step = new_chain(g, end);
    if (rule_out_all(step, g->h->marks) == 0)
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    return note_loop(g, step) ? report_step(g->h) : GO_ON;
}

/* Finds discontinuous loops, which prove their start on or off. */
static flow find_discontinuous(hunt *h, grouped_links_kind nodes)
{
    const grouped_chain_kind placing = {nodes, STANDS_OFF, look_back};
    const grouped_chain_kind removing = {nodes, STANDS_ON, look_back};
    return find_grouped(h, &placing) == ENOUGH ? ENOUGH : find_grouped(h, &removing);
}

/* ----------------------------------------------------------------------------------- techniques */

flow find_grouped_continuous_loop(hunt *h)
{
    static const grouped_chain_kind kind = {WITHOUT_SETS, STANDS_OFF, look_loop};
    return find_grouped(h, &kind);
}

flow find_grouped_chain(hunt *h)
{
    static const grouped_chain_kind kind = {WITHOUT_SETS, STANDS_OFF, look_ends};
    return find_grouped(h, &kind);
}

flow find_grouped_discontinuous_loop(hunt *h)
{
    return find_discontinuous(h, WITHOUT_SETS);
}

flow find_set_continuous_loop(hunt *h)
{
    static const grouped_chain_kind kind = {WITH_SETS, STANDS_OFF, look_loop};
    return find_grouped(h, &kind);
}

flow find_set_chain(hunt *h)
{
    static const grouped_chain_kind kind = {WITH_SETS, STANDS_OFF, look_ends};
    return find_grouped(h, &kind);
}

flow find_set_discontinuous_loop(hunt *h)
{
    return find_discontinuous(h, WITH_SETS);
}
