/* SPDX-License-Identifier: MIT */
/*
 * The links in the current state, read from the pencil marks: two places of a digit in a house,
 * and two digits of a cell, are strongly linked; candidates that cannot both be true are weakly
 * linked.
 */
#include "logic/static_links.h"

#include <string.h>

void find_static_links(link_tables *l, const marks *m, int strong, int weak)
{
    l->marks = m;
    l->strong = strong;
    l->weak = weak;
    memset(l->partners, 0, sizeof l->partners);
    for (int digit = 1; digit <= 9 && (strong & IN_HOUSE) != 0; digit++)
        for (int house = 0; house < HOUSES; house++) {
            if (!is_link(m, digit, house))
                continue;
            const cells both = house_cells[house] & m->candidates[digit];
            const int one = lowest_cell(both), other = lowest_cell(without_lowest_cell(both));
            l->partners[digit][one] |= CELL(other);
            l->partners[digit][other] |= CELL(one);
        }
}

/* Finds the candidates that must be on if one of `off` is off. */
static void follow_strong(const link_tables *l, const candidate_set *off, candidate_set *on)
{
    const marks *m = l->marks;

    FOR_ALL_DIGITS(digit) {
        if ((l->strong & IN_HOUSE) != 0)
            FOR_EACH_CELL(rest, off->of[digit])
                on->of[digit] |= l->partners[digit][lowest_cell(rest)];
        const cells pairs = (l->strong & IN_CELL) != 0 ? off->of[digit] & m->pairs : 0;
        for (int other = 1; other <= 9 && pairs != 0; other++)
            if (other != digit)
                on->of[other] |= pairs & m->candidates[other];
    }
}

/* Finds the candidates that must be off if one of `on` is on. */
static void follow_weak(const link_tables *l, const candidate_set *on, candidate_set *off)
{
    const marks *m = l->marks;

    FOR_ALL_DIGITS(digit) {
        if (on->of[digit] == 0)
            continue;
        if ((l->weak & IN_HOUSE) != 0)
            FOR_EACH_CELL(rest, on->of[digit])
                off->of[digit] |= peers[lowest_cell(rest)] & m->candidates[digit];
        for (int other = 1; other <= 9 && (l->weak & IN_CELL) != 0; other++)
            if (other != digit)
                off->of[other] |= on->of[digit] & m->candidates[other];
    }
}

void start_breadth_first(layered_search *w, const link_tables *l, candidate start,
                         enum polarity side)
{
    w->links = l;
    w->start = start;
    w->side = side;
    w->layers = 1;
    memset(w->reached, 0, sizeof w->reached);
    memset(&w->layer[0], 0, sizeof w->layer[0]);
    w->layer[0].of[start.digit] = w->reached[side].of[start.digit] = CELL(start.cell);
}

bool add_layer(layered_search *w)
{
    if (w->layers == MOST_LAYERS)
        return false;
    const enum polarity side = (w->layers & 1) == 0 ? w->side : w->side == ON ? OFF : ON;
    const candidate_set *last = &w->layer[w->layers - 1];
    candidate_set *next = &w->layer[w->layers];
    cells any = 0;

    memset(next, 0, sizeof *next);
    if (side == ON)
        follow_strong(w->links, last, next);
    else
        follow_weak(w->links, last, next);
    FOR_ALL_DIGITS(digit) {
        next->of[digit] &= ~w->reached[side].of[digit];
        w->reached[side].of[digit] |= next->of[digit];
        any |= next->of[digit];
    }
    w->layers += any != 0;
    return any != 0;
}

/* The first candidate of `from` that has a link to `to`, which is on `side`. */
static candidate source_of(const link_tables *l, const candidate_set *from, candidate to,
                           enum polarity side)
{
    const int kinds = side == ON ? l->strong : l->weak;
    const cells near = side == ON ? l->partners[to.digit][to.cell] : peers[to.cell];

    if ((kinds & IN_HOUSE) != 0 && (from->of[to.digit] & near) != 0)
        return (candidate){to.digit, lowest_cell(from->of[to.digit] & near)};
    int digit = 1;
    while (digit == to.digit || (from->of[digit] & CELL(to.cell)) == 0)
        digit++;
    return (candidate){digit, to.cell};
}

void put_chain(ennead_step *step, const layered_search *w, int last, candidate end)
{
    candidate node = end;

    step->node_count = (uint8_t)(last + 1);
    for (int i = last;; i--) {
        const enum polarity side = (i & 1) == 0 ? w->side : w->side == ON ? OFF : ON;
        step->nodes[i] = (ennead_chain_node){
            .cells = set_of_cells(CELL(node.cell)), .digit = (uint8_t)node.digit, .on = side == ON};
        step->digits |= digit_set(node.digit);
        add_cells(&step->cells, CELL(node.cell));
        if (i == 0)
            return;
        node = source_of(w->links, &w->layer[i - 1], node, side);
    }
}
