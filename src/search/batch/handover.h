/* SPDX-License-Identifier: MIT */
/*
 * At the end of the input fewer and fewer lanes have something to search, and a round takes as long
 * for one of them as for all. So the engine with 512 lanes hands what is left over to the one with
 * 256, whose rounds take half as long. Lanes below 256 keep their number; each of the others moves
 * to one of those that is free. It all stays in the same memory: what is not about lanes comes
 * first in `lanes`, and the rest takes less room there than before.
 */
#ifndef ENNEAD_SEARCH_HANDOVER_H
#define ENNEAD_SEARCH_HANDOVER_H

#include "search/batch/split_search.h"
#include "search/vectors/packed_puzzle.h"

/* What a lane searches: a part of a search, from the guess at depth `bottom` on. Its stack holds
 * the guesses from `bottom` to `height`; those below belong to another lane. */
typedef struct lane_search {
    int16_t part; /* NO_PART if the lane has nothing to search */
    uint8_t bottom, height;
} lane_search;

enum { HANDED_LANES = 512, HANDED_WORDS = HANDED_LANES / 64 };

/* The lanes for which there is room on each level of the stacks. */
enum {
#if defined(__AVX512VL__) && PLANE_BYTES == 32
    STACK_LANES = HANDED_LANES
#else
    STACK_LANES = LANES
#endif
};

/* The sets of lanes that are handed over; `straight` is the first of several. */
enum handed_set {
    SET_VACANT,
    SET_IDLE,
    SET_STUCK,
    SET_NARROW,
    SET_STRAIGHT,
    HANDED_SETS = SET_STRAIGHT + 4
};

/* The lanes of the one engine, where they lie in the memory of both. */
typedef struct handover {
    const uint64_t (*digits)[HANDED_WORDS], (*decided)[HANDED_WORDS];
    const uint64_t *sets[HANDED_SETS];
    const lane_search *lane;
    const void *stack; /* in the same place for both */
} handover;

#if defined(__AVX512VL__) && PLANE_BYTES == 32

/* How 512 lanes become 256: of each two words that become one, the lanes of the first that stay,
 * those of the second that move, and the places that they move to. */
typedef struct moving {
    uint64_t stay[PLANE_WORDS], move[PLANE_WORDS], to[PLANE_WORDS];
} moving;

static moving moving_of(const uint64_t vacant[HANDED_WORDS])
{
    moving m;

    for (int i = 0; i < PLANE_WORDS; i++) {
        m.stay[i] = ~vacant[i];
        m.move[i] = ~vacant[PLANE_WORDS + i];
        m.to[i] = _pdep_u64(_pext_u64(m.move[i], m.move[i]), vacant[i]);
    }
    return m;
}

INLINE void move_bits(const moving *m, const uint64_t from[HANDED_WORDS], uint64_t to[PLANE_WORDS])
{
    UNROLL for (int i = 0; i < PLANE_WORDS; i++)
    {
        const uint64_t moved = _pdep_u64(_pext_u64(from[PLANE_WORDS + i], m->move[i]), m->to[i]);
        to[i] = (from[i] & m->stay[i]) | moved;
    }
}

#endif

#endif
