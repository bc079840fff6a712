/* SPDX-License-Identifier: MIT */
/*
 * Positions for learning a technique: states in which it is the next step, because no technique
 * that is tried before it finds anything. They are on the paths of puzzles made for this. If none
 * is made in time, the technique's worked example is transformed by a symmetry, including other
 * digits.
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

/* The state of a search for positions. */
struct position_search {
    ennead_creator *creator;
    ennead_finder *finder;
    uint64_t seed;
    uint64_t effort;   /* limit on questions to the solver for each puzzle */
    ennead_level most; /* for techniques of higher levels, only the worked example is transformed */
    int fruitless;     /* number of puzzles for a technique that were given up; after two no more
                        * are made */
};

/* Returns false if memory runs out. In either case positions_free frees everything. */
bool positions_start(struct position_search *positions, uint64_t seed, uint64_t effort,
                     ennead_level most);
void positions_free(struct position_search *positions);

/* Finds position number `number` of a technique, which is always the same. Call it with numbers
 * from 0 up, one technique after the other. Returns false if stopped by a signal. */
bool positions_find(struct position_search *positions, int technique, uint64_t number,
                    struct position *position);

/* Adds a position as a library line, which ennead_case_read reads, without a line end. */
void position_add_line(struct text *text, const struct position *position);

#endif
