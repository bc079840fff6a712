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

typedef struct region_pieces {
    int places, size, regions;
    size_t words;            /* of a set of places */
    uint16_t (*near)[SIDES]; /* the places that share an edge with a place; NO_PLACE: none */
    uint64_t *beside;        /* the same as a set for each place */
    uint16_t *leader, *next; /* of each place */
    uint16_t *count;         /* of each leader: how many cells are in its piece */
    domain *labels, *fixed;  /* of each leader: its possible regions, and its placed values */
    uint64_t *own, *apart;   /* of each leader: its places, and some in other regions */
    uint64_t *plain;         /* pieces of one cell of which nothing is in `apart` */
    uint64_t *labeled;       /* of each region: the places of pieces that may be in it */
    uint64_t *holding;       /* of each value: the places of pieces where it is placed */
    domain (*told)[2];       /* of each place: the labels and values of which these sets know */
    uint64_t *reach, *walked, *open, *left, *seen, *near_by; /* sets; work areas */
    uint64_t *fronts;
    uint64_t *countable, *nearest; /* of a clue */
    uint16_t *queue;
    int at;      /* the leader of the piece that is looked at, or was before it was joined */
    bool joined; /* since this was set to false */
} region_pieces;

/* Makes room for pieces of so many places. Returns false if memory runs out. */
bool pieces_new(ennead_model *m, region_pieces *c);

/* Finds the places next to those of a set. */
void places_beside(const region_pieces *c, const uint64_t *from, uint64_t *to);

/* Goes from a front to what is `left` beside it, the next front, which is added to `seen`. Returns
 * how many places are in that, or 0 if there is no next front. */
int places_go_on(const region_pieces *c, uint64_t *front);

/* Makes each cell a piece of its own, and joins those with the same number. Returns false if they
 * cannot be in the same region; so do the others. */
bool pieces_begin(const ennead_model *m, const propagator *p, region_pieces *c);

/* Whether the pieces of two leaders may be in the same region. */
bool pieces_may_join(const ennead_model *m, const propagator *p, const region_pieces *c, int one,
                     int other);

/* Finds `open`: the places of a piece, and those of pieces that it may join as far as sets tell. */
void pieces_find_open(const ennead_model *m, const propagator *p, const region_pieces *c,
                      int piece);

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

static inline void places_remove(uint64_t *set, int place)
{
    set[place / 64] &= ~value_bit(place % 64);
}

static inline int places_count(const region_pieces *c, const uint64_t *set)
{
    int count = 0;

    for (size_t word = 0; word < c->words; word++)
        count += value_count(set[word]);
    return count;
}

/* Loops over a set of places: `word` is a word of it, and `rest` what is left of that. */
#define FOR_EACH_PLACE(c, word, rest, set) \
    for (size_t word = 0; word < (c)->words; word++) \
        FOR_EACH_VALUE(rest, (set)[word])

static inline int place_in(size_t word, uint64_t rest)
{
    return 64 * (int)word + lowest_value(rest);
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

/* Whether a piece may join that of another open place. */
static inline bool pieces_may_enter(const ennead_model *m, const propagator *p,
                                    const region_pieces *c, int piece, int place)
{
    return !SMALL_CODE && places_has(c->plain, place)
               ? (value_at(m, p, place) & ~c->fixed[piece]) != 0
               : pieces_may_join(m, p, c, piece, c->leader[place]);
}

#endif
