/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids, as the ratings find them (grid/supposing/whips.h), as steps. The nodes are the
 * candidate supposed, then for each link its left-linking candidate, which is off, and the digit
 * that is placed or confined, which is on; and the last left-linking candidate with the cell or the
 * house that has nothing left.
 */
#include "logic/techniques/chains/whips.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/supposing/whips.h"

enum {
    MOST_BOARDS = 1 << 21, /* that one search looks at */
    LEAST_LINKS = 2,       /* a whip of one link is locked candidates */
};

_Static_assert(2 * TE_MOST_LINKS + 1 <= ENNEAD_STEP_NODES, "a whip fits");

typedef struct whip_report {
    hunt *h;
    ennead_technique plain; /* without groups */
    ennead_technique grouped;
    flow end;
    int longest; /* that is of use */
} whip_report;

/* What is left of a board, and which candidates are nodes that are off. */
typedef struct whip_board {
    const marks *m;
    cells left[10], lefts[10];
    cells taken; /* cells with a digit */
} whip_board;

static bool is_one_cell(cells where)
{
    return without_lowest_cell(where) == 0;
}

static void place(whip_board *b, const te_link *link)
{
    b->left[link->digit] &= ~common_peers(link->where);
    if (!is_one_cell(link->where))
        return;
    FOR_ALL_DIGITS(other)
        if (other != link->digit)
            b->left[other] &= ~link->where;
    b->taken |= link->where;
}

/* Adds the left-linking candidate of a cell or a house. */
static void add_left(ennead_step *step, whip_board *b, int cell, int digit)
{
    add_node(step, digit, CELL(cell), 0);
    step->nodes[step->node_count - 1].why =
        (b->taken & CELL(cell)) != 0 ? ENNEAD_NODE_CAUSE_TAKEN : ENNEAD_NODE_CAUSE_SEEN;
    b->lefts[digit] |= CELL(cell);
}

static void add_right(ennead_step *step, const te_link *link, cells where, ennead_node_cause why)
{
    add_node(step, link->digit, where, 1);
    ennead_chain_node *node = &step->nodes[step->node_count - 1];
    node->why = (uint8_t)why;
    node->house = (uint8_t)(why == ENNEAD_NODE_CAUSE_HOUSE ? link->within : 0);
    step->digits |= digit_set(link->digit);
    add_cells(&step->cells, where);
}

/* Adds what has nothing left: a cell, where `house` is TE_CELL, or these places in a house. */
static void add_nothing(ennead_step *step, int house, int digit, cells where)
{
    add_node(step, house == TE_CELL ? 0 : digit, where, 0);
    ennead_chain_node *node = &step->nodes[step->node_count - 1];
    node->why = house == TE_CELL ? ENNEAD_NODE_CAUSE_CELL : ENNEAD_NODE_CAUSE_HOUSE;
    node->house = (uint8_t)(house == TE_CELL ? 0 : house);
}

/* Adds the end: nothing is left of these candidates of a cell, where `house` is TE_CELL, or of
 * these places in a house. The last link sees one of them, which is best one that no link has. */
static void add_end(ennead_step *step, whip_board *b, const te_link *last, int house,
                    const cells places[10])
{
    int left_digit = 0, digit_of_house = 0;
    cells seen = 0, all = 0;

    FOR_ALL_DIGITS(digit) {
        const cells near = digit == last->digit       ? common_peers(last->where)
                           : is_one_cell(last->where) ? last->where
                                                      : 0;
        const cells these = places[digit] & near, fresh = these & ~b->lefts[digit];
        all |= places[digit];
        if (places[digit] != 0)
            digit_of_house = digit;
        if (fresh != 0 || (these != 0 && seen == 0)) {
            seen = fresh != 0 ? fresh : these;
            left_digit = digit;
        }
    }
    ASSERT(seen != 0);
    add_left(step, b, lowest_cell(seen), left_digit);
    add_nothing(step, house, digit_of_house, all);
}

/* Finds a cell or a house that has nothing left, and adds it. */
static void find_end(ennead_step *step, whip_board *b, const te_link *last)
{
    cells places[10] = {0}, open = 0;

    FOR_ALL_DIGITS(digit)
        open |= b->left[digit];
    if ((b->m->empty & ~open) != 0) {
        const cells gap = CELL(lowest_cell(b->m->empty & ~open));
        FOR_ALL_DIGITS(digit)
            places[digit] = b->m->candidates[digit] & gap;
        add_end(step, b, last, TE_CELL, places);
        return;
    }
    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++)
            if ((b->m->placed[house] & digit_set(digit)) == 0 &&
                (b->left[digit] & house_cells[house]) == 0) {
                places[digit] = b->m->candidates[digit] & house_cells[house];
                add_end(step, b, last, house, places);
                return;
            }
}

static bool has_groups(const te_whip *whip)
{
    int singles = 0;

    while (singles < whip->count && is_one_cell(whip->links[singles].where))
        singles++;
    return singles < whip->count;
}

/* The length of a whip is half the number of its nodes. */
static int longest_of_use(const hunt *h)
{
    return h->most_nodes != 0 && h->most_nodes / 2 < TE_MOST_LINKS ? h->most_nodes / 2
                                                                   : TE_MOST_LINKS;
}

static bool report_whip(void *user, const te_whip *whip)
{
    whip_report *r = user;
    whip_board b = {.m = r->h->marks};
    const te_link *target = &whip->links[0];

    r->h->technique = has_groups(whip) ? r->grouped : r->plain;
    ennead_step *step = new_step(r->h);
    memcpy(b.left, b.m->candidates, sizeof b.left);
    add_right(step, target, target->where, ENNEAD_NODE_CAUSE_SUPPOSED);
    place(&b, target);
    for (int i = 1; i < whip->count; i++) {
        const te_link *link = &whip->links[i];
        add_left(step, &b, link->left, link->left_digit);
        add_right(step, link, link->where & b.left[link->digit],
                  link->within == TE_CELL ? ENNEAD_NODE_CAUSE_CELL : ENNEAD_NODE_CAUSE_HOUSE);
        place(&b, link);
    }
    if (whip->end.where != 0) {
        add_left(step, &b, whip->end.left, whip->end.left_digit);
        add_nothing(step, whip->end.within, whip->end.digit, whip->end.where);
    } else {
        find_end(step, &b, &whip->links[whip->count - 1]);
    }
    step->focus = (uint8_t)target->digit;
    remove_cells(step, target->digit, target->where);
    r->end = report_step(r->h);
    r->longest = longest_of_use(r->h);
    return r->end == GO_ON;
}

static flow find_whips(hunt *h, te_whips kind, ennead_technique plain)
{
    whip_report r = {.h = h, .plain = plain, .grouped = h->technique, .end = GO_ON};
    r.longest = longest_of_use(h);
    te_limits limits = {.most = MOST_BOARDS};
    ennead_state state;
    se_board board;

    if (r.longest < LEAST_LINKS)
        return GO_ON;
    state_of_marks(&state, h->marks);
    (void)se_board_of(&board, state.values, state.candidates);
    te_find_whips(&limits, &board, kind, &r.longest, report_whip, &r);
    return r.end;
}

flow find_bivalue_chain(hunt *h)
{
    return find_whips(h, TE_BIVALUE_CHAINS, ENNEAD_BIVALUE_CHAIN);
}

flow find_z_chain(hunt *h)
{
    return find_whips(h, TE_Z_CHAINS, ENNEAD_Z_CHAIN);
}

flow find_t_whip(hunt *h)
{
    return find_whips(h, TE_T_WHIPS, ENNEAD_T_WHIP);
}

flow find_whip(hunt *h)
{
    return find_whips(h, TE_WHIPS, ENNEAD_WHIP);
}

flow find_braid(hunt *h)
{
    return find_whips(h, TE_BRAIDS, ENNEAD_BRAID);
}

flow find_g_whip(hunt *h)
{
    return find_whips(h, TE_G_WHIPS, ENNEAD_WHIP);
}

flow find_g_braid(hunt *h)
{
    return find_whips(h, TE_G_BRAIDS, ENNEAD_BRAID);
}
