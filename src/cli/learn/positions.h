/* SPDX-License-Identifier: MIT */
/*
 * Positions for learning a technique: states in which it is the next step, because no technique
 * that is tried before it finds anything. They are on the paths of random puzzles; one path gives
 * at most one position of each technique. For a technique that is too rare, its worked example is
 * transformed by a symmetry, including other digits.
 */
#ifndef CLI_POSITIONS_H
#define CLI_POSITIONS_H

#include <ennead.h>

#include "cli/base/text.h"

struct position {
    ennead_state state;
    ennead_step step;
    enum { POSITION_MADE, POSITION_TURNED } kind;
};

/* States before a step of one technique. */
struct position_list {
    ennead_state *states;
    unsigned count, room;
};

struct practice_positions {
    ennead_finder *finder;
    uint64_t seed;
    ennead_technique_set wanted;
    unsigned count;   /* of positions for each technique */
    uint64_t missing; /* positions still to be found */
    bool failed;      /* memory ran out */
    struct position_list lists[ENNEAD_TECHNIQUE_COUNT];
};

/* Makes puzzles until `count` positions of each wanted technique are found, up to 3,000 puzzles
 * and 300 for each position asked for. Returns false if memory runs out; in either case
 * positions_free frees everything. */
bool positions_start(struct practice_positions *positions, uint64_t seed,
                     const ennead_technique_set *wanted, unsigned count);
void positions_free(struct practice_positions *positions);

/* Gives position number `number`, from 0, of a wanted technique: a found one while there are some,
 * then transformed examples. Returns false if stopped by a signal. */
bool positions_get(struct practice_positions *positions, int technique, unsigned number,
                   struct position *position);

/* Adds a position as a library line, which ennead_case_read reads, without a line end. */
void position_add_line(struct text *text, const struct position *position);

#endif
