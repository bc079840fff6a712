/* SPDX-License-Identifier: MIT */
/*
 * A piece of a region grows over pieces that may be in the same region. A walk from the piece, the
 * nearest first, finds how many cells it would have to take to get to each other one. What would
 * make the region too large is in another one. If all that is left is just enough, or there is one
 * way out, that is joined. A region with as many cells as there are values has each of them.
 */
#include "model/rules/cells/region_growth.h"

#include <string.h>

enum { REFUSED = NO_PLACE - 1 };

/* A walk: from a part of the piece over what is next to it. */
typedef struct region_walk {
    int piece;
    int budget;                           /* how many cells may be added */
    int doors, door;                      /* pieces next to the part, and one of them */
    uint16_t first[ENNEAD_MOST_SIZE + 1]; /* with so many steps; lists */
} region_walk;

static void visit(const region_pieces *c, region_walk *w, int place, int steps)
{
    c->steps[place] = (uint16_t)steps;
    c->link[place] = w->first[steps];
    w->first[steps] = (uint16_t)place;
}

/* Visits a place next to one that was reached with so many steps, and all of its piece. */
static void enter(const ennead_model *m, const propagator *p, const region_pieces *c,
                  region_walk *w, int place, int steps)
{
    const int other = c->leader[place], more = steps + c->count[other];
    int at = place;

    if (other == w->piece) {
        visit(c, w, place, steps);
        return;
    }
    if (more > w->budget || !pieces_may_join(m, p, c, w->piece, other)) {
        c->steps[place] = REFUSED;
        return;
    }
    w->doors += steps == 0;
    w->door = place;
    do {
        visit(c, w, at, more);
        at = c->next[at];
    } while (at != place);
}

static void walk(const ennead_model *m, const propagator *p, const region_pieces *c, region_walk *w,
                 int start)
{
    int door = NO_PLACE;

    memset(w->first, 0xff, sizeof w->first);
    memset(c->steps, 0xff, (size_t)c->places * sizeof *c->steps);
    w->doors = 0;
    visit(c, w, start, 0);
    for (int steps = 0; steps <= w->budget; steps++) {
        while (w->first[steps] != NO_PLACE) {
            const int place = w->first[steps];
            w->first[steps] = c->link[place];
            for (int side = 0; side < SIDES; side++) {
                const uint16_t near = c->near[place][side];
                if (near != NO_PLACE && c->steps[near] == NO_PLACE)
                    enter(m, p, c, w, near, steps);
            }
        }
        door = steps == 0 ? w->door : door;
    }
    w->door = door;
}

/* Keeps of `reach` what the last walk came to, and returns how many places that are; 0 if some of
 * the piece is not there. */
static int reached(const region_pieces *c, const region_walk *w)
{
    int count = 0;

    for (int place = 0; place < c->places; place++) {
        if (c->steps[place] > w->budget) {
            c->reach[place / 64] &= ~value_bit(place % 64);
            if (c->leader[place] == w->piece)
                return 0;
        } else if (c->steps[place] == 0) {
            c->walked[place / 64] |= value_bit(place % 64);
        }
    }
    for (size_t word = 0; word < c->words; word++)
        count += value_count(c->reach[word]);
    return count;
}

/* The region has each value: joins the only place of one. */
static bool have_values(ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    domain once = 0, twice = 0;

    if (c->size < value_count(m->in_use))
        return true;
    for (int place = 0; place < c->places; place++) {
        if (!places_has(c->reach, place))
            continue;
        const domain values = value_at(m, p, place);
        twice |= once & values;
        once |= values;
    }
    if (value_count(once) < c->size)
        return false;
    const domain only = once & ~twice & ~c->fixed[piece];
    for (int place = 0; place < c->places && only != 0; place++) {
        const domain here = value_at(m, p, place) & only;
        if (here == 0 || !places_has(c->reach, place))
            continue;
        if (!is_single(here) || !narrow(m, p->cells[place], here) ||
            !pieces_join(m, p, c, piece, place))
            return false;
    }
    return true;
}

/* Takes the region of a piece from what it cannot reach. */
static bool stay_in_reach(ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    const domain label = c->labels[piece];

    for (size_t word = 0; word < c->words; word++)
        places_of(c, c->apart, piece)[word] |= ~c->reach[word];
    for (int place = 0; place < c->places && is_single(label); place++)
        if (!places_has(c->reach, place) && !keep_regions(m, p, c, place, ~label))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------ cut cells */

/* A search depth first from the piece over what it can reach: a cell without which too few others
 * would be left must be in the region (R. Tarjan, "Depth-first search and linear graph algorithms",
 * 1972). */
typedef struct cut_search {
    int piece, spare; /* how many cells the region can do without */
    int visited;
    int cuts; /* in the queue */
} cut_search;

/* Begins with a place that was entered from another one, `from`. */
static void go_down(const region_pieces *c, cut_search *s, int place, int from)
{
    place_order *o = &c->orders[place];

    *o = (place_order){.order = (uint16_t)++s->visited, .from = (uint16_t)from, .below = 1};
    o->low = o->order;
}

/* Looks at the next neighbor of a place. Returns where to go on: there, or at the same place. */
static int look_aside(const region_pieces *c, cut_search *s, int place)
{
    place_order *o = &c->orders[place];
    const uint16_t near = c->near[place][o->side++];

    if (near == NO_PLACE || !places_has(c->reach, near))
        return place;
    if (c->leader[near] == s->piece) {
        o->low = 0;
    } else if (c->orders[near].order == 0) {
        go_down(c, s, near, place);
        return near;
    } else if (c->orders[near].order < o->low) {
        o->low = c->orders[near].order;
    }
    return place;
}

/* Leaves a place for the one that it was entered from. */
static void go_up(const region_pieces *c, int place)
{
    const place_order *o = &c->orders[place];

    if (o->from == NO_PLACE)
        return;
    place_order *above = &c->orders[o->from];
    above->below = (uint16_t)(above->below + o->below);
    if (o->low >= above->order)
        above->lost = (uint16_t)(above->lost + o->below);
    else if (o->low < above->low)
        above->low = o->low;
}

/* Searches from a place next to the piece, and notes what the region cannot do without. */
static void search_cuts(const region_pieces *c, cut_search *s, int start)
{
    int place = start;

    go_down(c, s, place, NO_PLACE);
    while (place != NO_PLACE) {
        const int at = place;
        if (c->orders[at].side < SIDES) {
            place = look_aside(c, s, at);
            continue;
        }
        go_up(c, at);
        place = c->orders[at].from;
        if (c->orders[at].lost + 1 > s->spare)
            c->queue[s->cuts++] = (uint16_t)at;
    }
}

static bool take_cuts(const ennead_model *m, const propagator *p, region_pieces *c, int piece,
                      int count)
{
    cut_search s = {.piece = piece, .spare = count - c->size};

    memset(c->orders, 0, (size_t)c->places * sizeof *c->orders);
    for (int place = 0; place < c->places; place++)
        for (int side = 0; side < SIDES && c->leader[place] == piece; side++) {
            const uint16_t near = c->near[place][side];
            if (near != NO_PLACE && places_has(c->reach, near) && c->leader[near] != piece &&
                c->orders[near].order == 0)
                search_cuts(c, &s, near);
        }
    for (int i = 0; i < s.cuts; i++)
        if (!pieces_join(m, p, c, piece, c->queue[i]))
            return false;
    return true;
}

static bool take_all(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    for (int place = 0; place < c->places; place++)
        if (places_has(c->reach, place) && !pieces_join(m, p, c, piece, place))
            return false;
    return true;
}

/* Walks from each part of a piece, and leaves in `reach` what all of them can get to. Joins the one
 * way out of a part. Returns how many cells that are, or 0 if it is too few. */
static int walk_from_parts(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    region_walk w = {.piece = piece, .budget = c->size - c->count[piece]};
    int count = 0, part = piece, doors = 0;

    memset(c->reach, 0xff, c->words * sizeof *c->reach);
    if (c->places % 64 != 0)
        c->reach[c->words - 1] = value_bit(c->places % 64) - 1;
    memset(c->walked, 0, c->words * sizeof *c->walked);
    do {
        if (places_has(c->walked, part))
            continue;
        walk(m, p, c, &w, part);
        count = reached(c, &w);
        if (count < c->size || (w.budget > 0 && w.doors == 0))
            return 0;
        if (w.budget > 0 && w.doors == 1)
            c->queue[doors++] = (uint16_t)w.door;
    } while ((part = c->next[part]) != piece);
    for (int i = 0; i < doors; i++)
        if (!pieces_join(m, p, c, piece, c->queue[i]))
            return 0;
    return count;
}

static bool grow(ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    const int count = walk_from_parts(m, p, c, piece);

    if (count == 0)
        return false;
    if (count == c->size ? !take_all(m, p, c, piece) : !take_cuts(m, p, c, piece, count))
        return false;
    piece = c->leader[piece];
    return stay_in_reach(m, p, c, piece) && have_values(m, p, c, piece);
}

/* A cell alone has another one beside it. */
static bool find_neighbor(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    int door = NO_PLACE;

    for (int side = 0; side < SIDES; side++) {
        const uint16_t near = c->near[piece][side];
        if (near == NO_PLACE || !pieces_may_join(m, p, c, piece, c->leader[near]))
            continue;
        if (door != NO_PLACE && c->leader[door] != c->leader[near])
            return true;
        door = near;
    }
    return door != NO_PLACE && pieces_join(m, p, c, piece, door);
}

bool pieces_grow(ennead_model *m, const propagator *p, region_pieces *c)
{
    for (int piece = 0; piece < c->places; piece++) {
        if (c->leader[piece] != piece || c->size == 1)
            continue;
        c->at = piece;
        const bool alone = c->count[piece] == 1 && !is_single(c->labels[piece]);
        if (alone ? !find_neighbor(m, p, c, piece) : !grow(m, p, c, piece))
            return false;
    }
    return true;
}
