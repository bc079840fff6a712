/* SPDX-License-Identifier: MIT */
/*
 * What follows by singles, and by locked candidates, from true values: many cases at once. The
 * solution is known, so nothing can go wrong, and only two kinds of facts are left:
 *
 *     placed[i]   open cell i has its value
 *     gone[k]     candidate k, a wrong one of an open cell, is eliminated
 *
 * Each fact is a plane of 256 bits, one for each case (lane). The board of a puzzle becomes a list
 * of rules that is run until no plane changes:
 *
 *     a cell, or a digit in a house:    all other candidates gone  ->  the value is placed
 *     a value placed                    ->  what it sees is gone
 *     a digit where a line and a box cross, if its true place is there:
 *                                       all others of the line gone  ->  all others of the box gone
 *                                       and the other way round
 */
#ifndef ENNEAD_RATING_BACKDOORS_KNOWN_LANES_H
#define ENNEAD_RATING_BACKDOORS_KNOWN_LANES_H

#include "grid/se_board.h"

enum {
    KNOWN_LANES = 256,
    KNOWN_WORDS = KNOWN_LANES / 64,
    MOST_WRONG = ENNEAD_CELLS * 8,
    /* A wrong candidate is in four lists for values, is eliminated by up to four values, and is in
     * four lists of lines and boxes. The rest are lengths. */
    KNOWN_LIST = MOST_WRONG * 12 + ENNEAD_CELLS * 10,
};

/* What follows is used. */
typedef enum known_rules { KNOWN_SINGLES, KNOWN_LOCKED } known_rules;

/* Need not be aligned. */
typedef uint64_t known_plane __attribute__((vector_size(8 * KNOWN_WORDS), aligned(8)));

typedef struct known_lanes {
    int open_count, wrong_count;
    uint8_t cell[ENNEAD_CELLS];     /* of the open cells */
    uint8_t wrong_cell[MOST_WRONG]; /* of the wrong candidates */
    uint8_t wrong_digit[MOST_WRONG];
    known_rules used;
    known_plane placed[ENNEAD_CELLS];
    known_plane gone[MOST_WRONG];
    /* For each open cell the length of what follows, then lists of wrong candidates, each after its
     * length: four for its value, what the value eliminates, and four for lines and boxes. */
    uint16_t rules[KNOWN_LIST];
} known_lanes;

/* Makes the rules for a board on which nothing more follows, and its solution. */
void known_begin(known_lanes *k, const se_board *b, const uint8_t solution[ENNEAD_CELLS],
                 known_rules used);

/* Forgets what was placed and eliminated in all lanes. */
void known_clear(known_lanes *k);

static inline void known_set(known_plane *plane, int lane)
{
    (*plane)[lane / 64] |= (uint64_t)1 << lane % 64;
}

/* Finds what follows in all lanes. */
void known_close(known_lanes *k);

/* The lanes in which all cells have their values. */
void known_solved(const known_lanes *k, uint64_t solved[KNOWN_WORDS]);

#endif
