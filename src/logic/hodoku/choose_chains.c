/* SPDX-License-Identifier: MIT */
/*
 * X-Chains and XY-Chains as HoDoKu finds them: all chains of up to 19 links that do not come back
 * to a cell, from each candidate as the start. An X-Chain may end where it began; then its start
 * is true. A Turbot Fish is an X-Chain of three links.
 *
 * What a chain eliminates depends only on its ends. So it is enough to know for two ends whether
 * there is a chain, beginning with those that would eliminate most. A search along static links
 * (static_links.h) finds the possible ends; a depth-first walk finds whether there is a chain that
 * does not cross itself.
 */
#include "logic/hodoku/choose_chains.h"

#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/hodoku/implications.h"
#include "logic/hodoku/worth.h"

enum { TURBOT_LINKS = 3, MOST_CHAIN_LINKS = 19 };

typedef enum chain_family { X_CHAINS, XY_CHAINS } chain_family;

typedef struct walking {
    hunt *h;
    chain_family family;
    int most_links;
    place_implications implications;
    link_tables links;
    layered_search search;
    int digit; /* of both ends */
    cells targets;
    cells visited;
    int length;                          /* number of links so far */
    uint8_t cells[MOST_CHAIN_LINKS + 1]; /* the nodes so far; [0] is the start */
    uint8_t digits[MOST_CHAIN_LINKS + 1];
} walking;

_Static_assert(sizeof(walking) <= CHOICE_MEMORY, "a walk fits");

/* ---------------------------------------------------------------------------------------- walks */

static bool walk_strong(walking *w, int cell, int digit);

static void push(walking *w, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    w->length++;
    w->cells[w->length] = (uint8_t)cell;
    w->digits[w->length] = (uint8_t)digit;
}

/* Continues from a candidate that is on, in each direction where the walk has not been. */
static bool walk_weak(walking *w, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const marks *m = w->h->marks;
    const cells fit = m->candidates[digit] & peers[cell] & ~w->visited &
                      (w->family == XY_CHAINS ? m->pairs : ALL_CELLS);
    const cells row = fit & house_cells[row_of(cell)];
    const cells column = fit & house_cells[FIRST_COLUMN + column_of(cell)];
    const cells directions[] = {row, column, fit & ~row & ~column};

    if (w->length + 2 > w->most_links)
        return false;
    for (int i = 0; i < 3; i++)
        FOR_EACH_CELL(rest, directions[i]) {
            const int next = lowest_cell(rest);
            push(w, next, digit);
            w->visited |= CELL(next);
            if (walk_strong(w, next, digit))
                return true;
            w->visited &= ~CELL(next);
            w->length--;
        }
    return false;
}

/* Whether the candidate that is on is a target, or leads to one. */
static bool arrive(walking *w, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    push(w, cell, digit);
    if (w->length > 1 && digit == w->digit && (w->targets & CELL(cell)) != 0)
        return true;
    const bool is_start = w->family == X_CHAINS && cell == w->cells[0];
    const cells before = w->visited;
    w->visited |= CELL(cell);
    if (!is_start && walk_weak(w, cell, digit))
        return true;
    w->visited = before;
    w->length--;
    return false;
}

/* Continues from a candidate that is off. */
static bool walk_strong(walking *w, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const place_implications *known = &w->implications;

    if (w->family == XY_CHAINS)
        return arrive(w, cell, lowest_digit(w->h->marks->of[cell] & (digits)~digit_set(digit)));
    for (int i = 0; i < known->partner_count[digit][cell]; i++) {
        const int next = known->partners[digit][cell][i];
        if (((w->visited & CELL(next)) == 0 || next == w->cells[0]) && arrive(w, next, digit))
            return true;
    }
    return false;
}

/* Whether there is a chain from a candidate to one of the targets. */
static bool walk_to(walking *w, int cell, cells targets)
{
    ASSERT(cell_in_range(cell));
    ASSERT(within_grid(targets));
    w->targets = targets;
    w->visited = CELL(cell);
    w->length = 0;
    w->cells[0] = (uint8_t)cell;
    w->digits[0] = (uint8_t)w->digit;
    return walk_strong(w, cell, w->digit);
}

/* ----------------------------------------------------------------------------------------- ends */

static cells gone_by(const walking *w, int start, int end)
{
    return w->h->marks->candidates[w->digit] & peers[start] & peers[end];
}

static worth worth_of_ends(const walking *w, int start, int end)
{
    candidate_set gone = {{0}};

    gone.of[w->digit] = gone_by(w, start, end);
    return worth_of(&gone);
}

/* The ends that eliminate most, if that is better than the best so far. */
static cells best_ends(const walking *w, int start, cells ends, worth *best)
{
    ASSERT(within_grid(ends));
    cells found = 0;

    FOR_EACH_CELL(rest, ends) {
        const int end = lowest_cell(rest);
        const worth each = worth_of_ends(w, start, end);
        if (each.removed == 0)
            continue;
        if (is_better(each, *best)) {
            *best = each;
            found = CELL(end);
        } else if (found != 0 && !is_better(*best, each)) {
            found |= CELL(end);
        }
    }
    return found;
}

static void keep_walk(walking *w)
{
    const int start = w->cells[0], end = w->cells[w->length];
    ennead_step *step = new_step(w->h);

    for (int i = 0; i <= w->length; i++) {
        add_node(step, w->digits[i], CELL(w->cells[i]), i & 1);
        add_cells(&step->cells, CELL(w->cells[i]));
        step->digits |= digit_set(w->digits[i]);
    }
    step->focus = (uint8_t)w->digit;
    remove_cells(step, w->digit, gone_by(w, start, end));
}

/* Looks at the chains from a candidate, those that eliminate most first. */
static void look_from(walking *w, int cell, worth *best)
{
    ASSERT(cell_in_range(cell));
    layered_search *out = &w->search;

    start_breadth_first(out, &w->links, (candidate){w->digit, cell}, OFF);
    while (out->layers <= w->most_links && add_layer(out))
        ;
    cells ends = out->reached[ON].of[w->digit];
    if (w->family == XY_CHAINS)
        ends &= ~CELL(cell);
    for (;;) {
        worth better = *best;
        const cells targets = best_ends(w, cell, ends, &better);
        if (targets == 0)
            return;
        if (walk_to(w, cell, targets)) {
            *best = better;
            keep_walk(w);
            return;
        }
        ends &= ~targets;
    }
}

/* Which X-Chains a digit has depends on its candidates only. So the finder remembers those in which
 * no chain eliminated anything. Returns the digits of which this is not known. */
static digits digits_to_look_at(const hunt *h, const cells without[10])
{
    digits open = 0;

    FOR_ALL_DIGITS(digit)
        if (h->marks->candidates[digit] != without[digit])
            open |= digit_set(digit);
    return open;
}

static flow take_chain(hunt *h, chain_family family, int most_links, digits which)
{
    const cells starts = family == XY_CHAINS ? h->marks->pairs : h->marks->empty;
    walking *w = choice_memory(h);
    worth best = {0, 0};

    w->h = h;
    w->family = family;
    w->most_links = most_links;
    imply(&w->implications, h->marks, CELLS_ONLY);
    find_static_links(&w->links, h->marks, family == XY_CHAINS ? IN_CELL : IN_HOUSE, IN_HOUSE);
    FOR_EACH_CELL(rest, starts) {
        const int cell = lowest_cell(rest);
        FOR_EACH_DIGIT(open, h->marks->of[cell] & which) {
            w->digit = lowest_digit(open);
            look_from(w, cell, &best);
        }
    }
    return best.removed > 0 ? ENOUGH : GO_ON;
}

static flow take_x_chain(hunt *h, int most_links)
{
    cells *without = h->finder->without_chain[most_links == TURBOT_LINKS ? 0 : 1];
    const digits which = digits_to_look_at(h, without);

    if (which == 0)
        return GO_ON;
    if (take_chain(h, X_CHAINS, most_links, which) == ENOUGH)
        return ENOUGH;
    FOR_EACH_DIGIT(rest, which)
        without[lowest_digit(rest)] = h->marks->candidates[lowest_digit(rest)];
    return GO_ON;
}

flow choose_turbot_fish(hunt *h)
{
    h->technique = ENNEAD_TURBOT_FISH;
    return take_x_chain(h, TURBOT_LINKS);
}

flow choose_x_chain(hunt *h)
{
    h->technique = ENNEAD_X_CHAIN;
    return take_x_chain(h, MOST_CHAIN_LINKS);
}

flow choose_xy_chain(hunt *h)
{
    h->technique = ENNEAD_XY_CHAIN;
    return take_chain(h, XY_CHAINS, MOST_CHAIN_LINKS, ALL_DIGITS);
}
