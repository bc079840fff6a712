/* SPDX-License-Identifier: MIT */
/*
 * A piece of a region grows over pieces that may be in the same region. A walk from the piece, the
 * nearest first, finds how many cells it would have to take to get to each other one. What would
 * make the region too large is in another one. If all that is left is just enough, or there is one
 * way out, that is joined. A region with as many cells as there are values has each of them.
 */
#include "model/rules/cells/region_growth.h"

#include <string.h>

/* A walk: from a part of the piece over what is next to it. */
typedef struct region_walk {
    int piece;
    int budget;      /* how many cells may be added */
    int doors, door; /* pieces next to the part, and one of them */
} region_walk;

/* Enters another piece than one cell, which was reached with so many steps. */
static void enter(const ennead_model *m, const propagator *p, const region_pieces *c,
                  region_walk *w, int place, int steps)
{
    const int other = c->leader[place], more = steps + c->count[other];
    const bool enters = more <= w->budget && pieces_may_join(m, p, c, w->piece, other);

    for (size_t word = 0; word < c->words; word++) {
        const uint64_t own = places_of(c, c->own, other)[word] & c->left[word];
        c->left[word] &= ~own;
        if (enters)
            places_of(c, c->fronts, more)[word] |= own;
    }
    if (!enters)
        return;
    w->doors += steps == 0;
    w->door = steps == 0 ? place : w->door;
}

/* Enters what is next to a front with so many steps; cells alone all at once. */
static void advance(const ennead_model *m, const propagator *p, const region_pieces *c,
                    region_walk *w, int steps)
{
    const domain fixed = c->fixed[w->piece];

    for (size_t word = 0; word < c->words; word++) {
        const uint64_t found = c->near_by[word];
        uint64_t cells = SMALL_CODE ? 0 : found & c->plain[word];
        c->left[word] &= ~cells;
        FOR_EACH_VALUE(rest, found & ~cells)
            if (places_has(c->left, place_in(word, rest)))
                enter(m, p, c, w, place_in(word, rest), steps);
        FOR_EACH_VALUE(rest, fixed == 0 ? 0 : cells)
            if ((value_at(m, p, place_in(word, rest)) & ~fixed) == 0)
                cells ^= rest & -rest;
        if (cells == 0)
            continue;
        places_of(c, c->fronts, steps + 1)[word] |= cells;
        w->doors += steps == 0 ? value_count(cells) : 0;
        w->door = steps == 0 ? place_in(word, cells) : w->door;
    }
}

/* Goes on from a front, over cells of the piece to others. Returns false when there are no more
 * cells of the piece. */
static bool step(const ennead_model *m, const propagator *p, const region_pieces *c, region_walk *w,
                 int steps)
{
    const uint64_t *own = places_of(c, c->own, w->piece);
    uint64_t *front = places_of(c, c->fronts, steps), more = 0, others = 0;

    places_beside(c, front, c->near_by);
    for (size_t word = 0; word < c->words; word++) {
        const uint64_t found = c->near_by[word] & c->left[word];
        c->seen[word] |= front[word];
        c->walked[word] |= steps == 0 ? front[word] : 0;
        front[word] = found & own[word];
        c->left[word] ^= front[word];
        c->near_by[word] = found & ~own[word];
        more |= front[word];
        others |= c->near_by[word];
    }
    if (others != 0 && steps < w->budget)
        advance(m, p, c, w, steps);
    return more != 0;
}

static void walk(const ennead_model *m, const propagator *p, const region_pieces *c, region_walk *w,
                 int start)
{
    memcpy(c->left, c->open, c->words * sizeof *c->left);
    memset(c->seen, 0, c->words * sizeof *c->seen);
    memset(c->fronts, 0, (size_t)(w->budget + 1) * c->words * sizeof *c->fronts);
    places_add(c->fronts, start);
    places_remove(c->left, start);
    w->doors = 0;
    for (int steps = 0; steps <= w->budget; steps++)
        while (step(m, p, c, w, steps))
            continue;
}

/* Keeps of `reach` what the last walk came to. Returns false if that is too little, or some of the
 * piece is not there. */
static bool reached(const region_pieces *c, const region_walk *w)
{
    uint64_t lost = 0;

    for (size_t word = 0; word < c->words; word++) {
        c->reach[word] &= c->seen[word];
        lost |= places_of(c, c->own, w->piece)[word] & ~c->seen[word];
    }
    return lost == 0 && places_count(c, c->reach) >= c->size;
}

/* The region has each value: joins the only place of one. */
static bool have_values(ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    domain once = c->fixed[piece], twice = once;

    if (c->size < value_count(m->in_use))
        return true;
    FOR_EACH_PLACE(c, word, rest, c->reach) {
        const domain values = value_at(m, p, place_in(word, rest));
        twice |= once & values;
        once |= values;
        if (twice == m->in_use)
            break;
    }
    if (value_count(once) < c->size)
        return false;
    const domain only = once & ~twice;
    if (only == 0)
        return true;
    FOR_EACH_PLACE(c, word, rest, c->reach) {
        const int place = place_in(word, rest);
        const domain here = value_at(m, p, place) & only;
        if (here != 0 && (!is_single(here) || !narrow(m, p->cells[place], here) ||
                          !pieces_join(m, p, c, piece, place)))
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
    places_remove(c->plain, piece);
    if (is_single(label))
        FOR_EACH_PLACE(c, word, rest, places_of(c, c->labeled, lowest_value(label)))
            if (!places_has(c->reach, place_in(word, rest)) &&
                !keep_regions(m, p, c, place_in(word, rest), ~label))
                return false;
    return true;
}

/* ------------------------------------------------------------------------------------ cut cells */

static void begin_at(const region_pieces *c, int piece)
{
    for (size_t word = 0; word < c->words; word++) {
        c->seen[word] = c->fronts[word] = places_of(c, c->own, piece)[word];
        c->left[word] = c->reach[word] & ~c->seen[word];
    }
}

/* Whether a region could be made of a piece and what it can reach, but without one cell. */
static bool can_miss(const region_pieces *c, int piece, int place)
{
    int count = 1;

    begin_at(c, piece);
    places_remove(c->left, place);
    while (count != 0 && count < c->size)
        count = places_go_on(c, c->fronts);
    return count != 0;
}

/* Joins cells without which too few others could be reached. These are few: if nearer cells, and
 * those just as near, are enough without one, the others are not looked at. */
static bool take_cuts(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    int near, cuts = 0;
    uint64_t *found = c->open;

    begin_at(c, piece);
    memcpy(found, c->seen, c->words * sizeof *found);
    while ((near = places_go_on(c, c->fronts)) != 0 && near <= c->size)
        memcpy(found, c->seen, c->words * sizeof *found);
    FOR_EACH_PLACE(c, word, rest, found) {
        const int place = place_in(word, rest);
        if (c->leader[place] != piece && !can_miss(c, piece, place))
            c->queue[cuts++] = (uint16_t)place;
    }
    for (int i = 0; i < cuts; i++)
        if (!pieces_join(m, p, c, piece, c->queue[i]))
            return false;
    return true;
}

/* Walks from each part of a piece, and leaves in `reach` what all of them can get to. Joins the one
 * way out of a part. Returns false if that is too little. */
static bool walk_from_parts(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    region_walk w = {.piece = piece, .budget = c->size - c->count[piece]};
    int part = piece, doors = 0;

    pieces_find_open(m, p, c, piece);
    memcpy(c->reach, c->open, c->words * sizeof *c->reach);
    memset(c->walked, 0, c->words * sizeof *c->walked);
    do {
        if (places_has(c->walked, part))
            continue;
        walk(m, p, c, &w, part);
        if (!reached(c, &w) || (w.budget > 0 && w.doors == 0))
            return false;
        if (w.budget > 0 && w.doors == 1)
            c->queue[doors++] = (uint16_t)w.door;
    } while ((part = c->next[part]) != piece);
    for (int i = 0; i < doors; i++)
        if (!pieces_join(m, p, c, piece, c->queue[i]))
            return false;
    return true;
}

static bool grow(ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    if (!walk_from_parts(m, p, c, piece) || !take_cuts(m, p, c, c->leader[piece]))
        return false;
    piece = c->leader[piece];
    return stay_in_reach(m, p, c, piece) && have_values(m, p, c, piece);
}

/* Whether two cells that are plain pieces may be in the same region. */
static inline bool cells_may_join(const ennead_model *m, const propagator *p,
                                  const region_pieces *c, int one, int other)
{
    return (c->labels[one] & c->labels[other]) != 0 && (c->fixed[one] & c->fixed[other]) == 0 &&
           (value_at(m, p, one) & ~c->fixed[other]) != 0 &&
           (value_at(m, p, other) & ~c->fixed[one]) != 0;
}

/* A cell alone has another one beside it. */
static bool find_neighbor(const ennead_model *m, const propagator *p, region_pieces *c, int piece)
{
    const bool plain = !SMALL_CODE && places_has(c->plain, piece);
    int door = NO_PLACE;

    for (int side = 0; side < SIDES; side++) {
        const uint16_t near = c->near[piece][side];
        if (near == NO_PLACE || (plain && places_has(c->plain, near)
                                     ? !cells_may_join(m, p, c, piece, near)
                                     : !pieces_may_join(m, p, c, piece, c->leader[near])))
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
