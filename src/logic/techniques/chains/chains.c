/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops of alternating strong and weak links (static_links.h).
 *
 * A chain from a off to b on proves that a or b is on. Depending on a and b:
 *
 *     X-Chain                   a and b are of one digit, and so are all nodes between them
 *     XY-Chain                  a and b are of one digit, and each strong link is in a cell: the
 *                               digit is eliminated from cells that see both
 *     Alternating Inference     any links; a and b may also be of two digits, in cells that see
 *       Chain                   each other: then neither cell holds the digit of the other's end
 *     Continuous Nice Loop      a and b cannot both be on. Then each weak link has one of its two
 *                               ends on as well, and what both of them rule out is eliminated
 *     Discontinuous Nice Loop   a is b: it is on. Or the chain leads from a on to a off: it is off
 *
 * Each technique first finds the length of its shortest chain, without reporting it, and then
 * reports chains in order of length.
 */
#include "logic/techniques/chains/chains.h"

#include "grid/random.h"
#include "logic/finder.h"
#include "logic/static_links.h"

/* What to do with the chains that end in a layer. */

typedef struct link_chain_search link_chain_search;

/* Looks at the chains that end in the last layer of a search. When noticing, it stops at the first
 * that does something. */
typedef flow (*chain_function)(link_chain_search *s, const layered_search *w, enum purpose purpose);

typedef struct chain_kind {
    int strong, weak;   /* links */
    enum polarity side; /* of the start */
    int first_layer;    /* the first layer in which a chain may end; then every second one */
    chain_function look;
} chain_kind;

enum { MOST_LOOPS = 1024 };

struct link_chain_search {
    hunt *h;
    const chain_kind *kind;
    link_tables links;
    layered_search search;
    int reported_count; /* number of loops */
    uint64_t reported[MOST_LOOPS];
};

_Static_assert(sizeof(link_chain_search) <= TECHNIQUE_MEMORY, "a search fits");

/* Sudoku Explainer's surcharge for the length of a chain, in tenths. */
static int surcharge(int length)
{
    int tenths = 0;

    for (int limit = 4, more = 2; length > limit; tenths++) {
        limit += more;
        if ((tenths & 1) != 0)
            more *= 2;
    }
    return tenths;
}

/* ------------------------------------------------------------------------------------- search */

/* Extends a search up to a layer. Returns false if it does not get there. */
static bool reach_layer(layered_search *w, int layer)
{
    while (w->layers <= layer)
        if (!add_layer(w))
            return false;
    return true;
}

/* The layer in which the shortest useful chain from a start ends, if it is before `end`; else
 * `end`. */
static int notice_chain(link_chain_search *s, candidate start, int end)
{
    layered_search *w = &s->search;

    start_breadth_first(w, &s->links, start, s->kind->side);
    for (int layer = s->kind->first_layer; layer < end && reach_layer(w, layer); layer += 2)
        if (s->kind->look(s, w, NOTICE) == ENOUGH)
            return layer;
    return end;
}

/* Reports the chains from a start that end in a layer. Sets `any` to true if the search gets
 * there. */
static flow report_layer(link_chain_search *s, candidate start, int layer, bool *any)
{
    layered_search *w = &s->search;

    start_breadth_first(w, &s->links, start, s->kind->side);
    if (!reach_layer(w, layer))
        return GO_ON;
    *any = true;
    return s->kind->look(s, w, REPORT);
}

static flow find_chains(hunt *h, const chain_kind *kind)
{
    link_chain_search *s = technique_memory(h);
    int layer = MOST_LAYERS;
    bool any = true;

    s->h = h;
    s->kind = kind;
    s->reported_count = 0;
    find_static_links(&s->links, h->marks, kind->strong, kind->weak);
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, h->marks->candidates[digit])
            layer = notice_chain(s, (candidate){digit, lowest_cell(rest)}, layer);
    for (; layer < MOST_LAYERS && any; layer += 2) {
        any = false;
        FOR_ALL_DIGITS(digit)
            FOR_EACH_CELL(rest, h->marks->candidates[digit])
                if (report_layer(s, (candidate){digit, lowest_cell(rest)}, layer, &any) == ENOUGH)
                    return ENOUGH;
    }
    return GO_ON;
}

/* --------------------------------------------------------------------------------------- ends */

/* Begins a step with the chain from the search's start to a candidate of its last layer. */
static ennead_step *new_chain(hunt *h, const layered_search *w, candidate end)
{
    ennead_step *step = new_step(h);

    put_chain(step, w, w->layers - 1, end);
    if (step->rating > 0)
        step->rating += surcharge(step->node_count);
    return step;
}

/* The search's start or `end`, both of one digit, is on. */
static flow look_same_digit(link_chain_search *s, const layered_search *w, candidate end,
                            enum purpose purpose)
{
    const cells gone = s->h->marks->candidates[end.digit] & peers[w->start.cell] & peers[end.cell];

    if (gone == 0)
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    ennead_step *step = new_chain(s->h, w, end);
    step->focus = (uint8_t)end.digit;
    remove_cells(step, end.digit, gone);
    return report_step(s->h);
}

/* Chains between two candidates of one digit, each reported from the end that comes first. */
static flow look_ends_of_digit(link_chain_search *s, const layered_search *w, enum purpose purpose)
{
    const int digit = w->start.digit;
    const cells later = ~(CELL(w->start.cell) | (CELL(w->start.cell) - 1));

    FOR_EACH_CELL(ends, w->layer[w->layers - 1].of[digit] & later)
        if (look_same_digit(s, w, (candidate){digit, lowest_cell(ends)}, purpose) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* The two ends see each other and are of two digits. */
static flow look_two_digits(link_chain_search *s, const layered_search *w, candidate end,
                            enum purpose purpose)
{
    const marks *m = s->h->marks;
    const cells at_start = m->candidates[end.digit] & CELL(w->start.cell);
    const cells at_end = m->candidates[w->start.digit] & CELL(end.cell);

    if ((at_start | at_end) == 0)
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    ennead_step *step = new_chain(s->h, w, end);
    remove_cells(step, end.digit, at_start);
    remove_cells(step, w->start.digit, at_end);
    return report_step(s->h);
}

static flow look_ends(link_chain_search *s, const layered_search *w, enum purpose purpose)
{
    if (look_ends_of_digit(s, w, purpose) == ENOUGH)
        return ENOUGH;
    for (int digit = w->start.digit + 1; digit <= 9; digit++)
        FOR_EACH_CELL(ends, w->layer[w->layers - 1].of[digit] & peers[w->start.cell])
            if (look_two_digits(s, w, (candidate){digit, lowest_cell(ends)}, purpose) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

/* A chain back to its start: the start is on if it was supposed off, or off if it was supposed
 * on. */
static flow look_back(link_chain_search *s, const layered_search *w, enum purpose purpose)
{
    const candidate start = w->start;

    if ((w->layer[w->layers - 1].of[start.digit] & CELL(start.cell)) == 0 ||
        (w->side == OFF && s->h->marks->of[start.cell] == digit_set(start.digit)))
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    ennead_step *step = new_chain(s->h, w, start);
    step->focus = (uint8_t)start.digit;
    add_key(step, start.cell);
    FOR_ALL_DIGITS(digit)
        if ((digit == start.digit) == (w->side == ON))
            remove_cells(step, digit, s->h->marks->candidates[digit] & CELL(start.cell));
    return report_step(s->h);
}

/* -------------------------------------------------------------------------------------- loops */

static candidate candidate_of_node(const ennead_chain_node *node)
{
    return (candidate){node->digit, lowest_cell(cells_of_set(node->cells))};
}

/* Adds what is ruled out because one of two weakly linked candidates is on. */
static void rule_out(candidate_set *gone, const marks *m, candidate one, candidate other)
{
    if (one.cell != other.cell)
        gone->of[one.digit] |= m->candidates[one.digit] & peers[one.cell] & peers[other.cell];
    else
        FOR_ALL_DIGITS(digit)
            if (digit != one.digit && digit != other.digit)
                gone->of[digit] |= m->candidates[digit] & CELL(one.cell);
}

/* Adds all that a loop rules out. Returns whether there is any. */
static bool rule_out_all(candidate_set *gone, const marks *m, const ennead_step *loop)
{
    cells any = 0;

    *gone = (candidate_set){{0}};
    for (int i = 1; i < loop->node_count; i += 2)
        rule_out(gone, m, candidate_of_node(&loop->nodes[i]),
                 candidate_of_node(&loop->nodes[(i + 1) % loop->node_count]));
    FOR_ALL_DIGITS(digit)
        any |= gone->of[digit];
    return any != 0;
}

/* Records a loop. Returns false if it has been reported already or there were too many. A loop may
 * be found from each of its weak links and in both directions, but its candidates are always the
 * same. */
static bool note_loop(link_chain_search *s, const ennead_step *loop)
{
    uint64_t loop_hash = 0;

    for (int i = 0; i < loop->node_count; i++) {
        const candidate node = candidate_of_node(&loop->nodes[i]);
        loop_hash += mix64(81 * (uint64_t)node.digit + (uint64_t)node.cell);
    }
    for (int i = 0; i < s->reported_count; i++)
        if (s->reported[i] == loop_hash)
            return false;
    if (s->reported_count == MOST_LOOPS)
        return false;
    s->reported[s->reported_count++] = loop_hash;
    return true;
}

/* The loop made of the chain to `end` and the weak link from there back to the start. */
static flow look_loop(link_chain_search *s, const layered_search *w, candidate end,
                      enum purpose purpose)
{
    candidate_set gone;
    ennead_step *step = new_chain(s->h, w, end);

    if (!rule_out_all(&gone, s->h->marks, step))
        return GO_ON;
    if (purpose == NOTICE)
        return ENOUGH;
    if (!note_loop(s, step))
        return GO_ON;
    FOR_ALL_DIGITS(digit)
        remove_cells(step, digit, gone.of[digit]);
    return report_step(s->h);
}

static flow look_loops(link_chain_search *s, const layered_search *w, enum purpose purpose)
{
    const candidate start = w->start;

    FOR_ALL_DIGITS(digit) {
        const cells linked = digit == start.digit ? peers[start.cell] : CELL(start.cell);
        FOR_EACH_CELL(ends, w->layer[w->layers - 1].of[digit] & linked)
            if (look_loop(s, w, (candidate){digit, lowest_cell(ends)}, purpose) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

/* --------------------------------------------------------------------------------- techniques */

flow find_x_chain(hunt *h)
{
    static const chain_kind kind = {IN_HOUSE, IN_HOUSE, OFF, 5, look_ends_of_digit};
    return find_chains(h, &kind);
}

flow find_xy_chain(hunt *h)
{
    static const chain_kind kind = {IN_CELL, IN_HOUSE, OFF, 5, look_ends_of_digit};
    return find_chains(h, &kind);
}

flow find_continuous_nice_loop(hunt *h)
{
    static const chain_kind kind = {IN_HOUSE | IN_CELL, IN_HOUSE | IN_CELL, OFF, 3, look_loops};
    return find_chains(h, &kind);
}

flow find_alternating_inference_chain(hunt *h)
{
    static const chain_kind kind = {IN_HOUSE | IN_CELL, IN_HOUSE | IN_CELL, OFF, 3, look_ends};
    return find_chains(h, &kind);
}

flow find_discontinuous_nice_loop(hunt *h)
{
    static const chain_kind placing = {IN_HOUSE | IN_CELL, IN_HOUSE | IN_CELL, OFF, 3, look_back};
    static const chain_kind removing = {IN_HOUSE | IN_CELL, IN_HOUSE | IN_CELL, ON, 3, look_back};
    return find_chains(h, &placing) == ENOUGH ? ENOUGH : find_chains(h, &removing);
}
