/* SPDX-License-Identifier: MIT */
/*
 * Pieces of regions that the solution makes: cells that are known to be in the same region, often
 * long before its number is known. Pieces are found again at each call, because the state holds
 * only domains: cells with the same number, cells that a clue counts, and a cell that is the only
 * way out of a piece are joined. (Interactive Sudoku Solver joins cells too, its "shards", and
 * keeps them; sigh, handler_docs/chaos_construction.md.)
 *
 *     places:   0 1 2 3 4 ...     of cells, as the rule names them
 *     leader:   0 0 2 0 4 ...     the first place of the piece; what is known is stored there
 *     next:     1 3 2 0 4 ...     each piece is a ring
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_REGION_PIECES_H
#define ENNEAD_MODEL_RULES_CELLS_REGION_PIECES_H

#include "model/model.h"

enum { SIDES = 4, NO_PLACE = UINT16_MAX, NOT_AT_PIECE = -1 };

/* What a search depth first knows of a place. */
typedef struct place_order {
    uint16_t order, low; /* when it was visited, and the first that is beside what is below it */
    uint16_t from;
    uint16_t below, lost; /* how many are below it, with it, and how many of these only it leads to
                           */
    uint16_t side;        /* to look at next */
} place_order;

typedef struct region_pieces {
    int places, size, regions;
    size_t words;            /* of a set of places */
    uint16_t (*near)[SIDES]; /* the places that share an edge with a place; NO_PLACE: none */
    uint16_t *leader, *next; /* of each place */
    uint16_t *count;         /* of each leader: how many cells are in its piece */
    domain *labels, *fixed;  /* of each leader: its possible regions, and its placed values */
    uint64_t *own, *apart;   /* of each leader: its places, and some in other regions */
    uint16_t *steps, *link;  /* work areas of a walk */
    uint16_t *queue;
    uint64_t *reach, *walked;
    place_order *orders;
    int at;      /* the leader of the piece that is looked at, or was before it was joined */
    bool joined; /* since this was set to false */
} region_pieces;

/* Makes room for pieces of so many places. Returns false if memory runs out. */
bool pieces_new(ennead_model *m, region_pieces *c);

/* Makes each cell a piece of its own, and joins those with the same number. Returns false if they
 * cannot be in the same region; so do the others. */
bool pieces_begin(const ennead_model *m, const propagator *p, region_pieces *c);

/* Whether the pieces of two leaders may be in the same region. */
bool pieces_may_join(const ennead_model *m, const propagator *p, const region_pieces *c, int one,
                     int other);

/* Joins the pieces of two places. */
bool pieces_join(const ennead_model *m, const propagator *p, region_pieces *c, int one, int other);

/* Notes that the pieces of two places are in different regions. */
void pieces_part(region_pieces *c, int one, int other);

/* Gives all cells of a piece the regions that each of them may have, and takes the values placed in
 * it from the others. */
bool pieces_agree(ennead_model *m, const propagator *p, region_pieces *c);

static inline bool places_has(const uint64_t *set, int place)
{
    return (set[place / 64] >> place % 64 & 1) != 0;
}

static inline void places_add(uint64_t *set, int place)
{
    set[place / 64] |= value_bit(place % 64);
}

static inline uint64_t *places_of(const region_pieces *c, uint64_t *sets, int leader)
{
    return sets + (size_t)leader * c->words;
}

static inline domain value_at(const ennead_model *m, const propagator *p, int place)
{
    return m->domains[p->cells[place]];
}

static inline domain region_at(const ennead_model *m, const propagator *p, const region_pieces *c,
                               int place)
{
    return m->domains[p->cells[c->places + place]];
}

static inline bool keep_regions(ennead_model *m, const propagator *p, const region_pieces *c,
                                int place, domain keep)
{
    return narrow(m, p->cells[c->places + place], keep);
}

#endif
