/* SPDX-License-Identifier: MIT */
/*
 * Positions to learn a technique from: states in which it is the next step needed, since nothing
 * that is tried before it finds anything. They are on the paths of puzzles made for it; where none
 * is made in time, the technique's worked example is turned, with other digits.
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

/* What looks for positions. */
struct position_search {
    ennead_creator *creator;
    ennead_finder *finder;
    uint64_t seed;
    uint64_t effort;   /* questions to the solver for each puzzle */
    ennead_level most; /* of higher levels positions are turned only */
    int fruitless;     /* puzzles of a technique that were given up; after two no more are made */
};

/* False: out of memory. Either way what there is, is given back by positions_free. */
bool positions_start(struct position_search *positions, uint64_t seed, uint64_t effort,
                     ennead_level most);
void positions_free(struct position_search *positions);

/* Finds the position of that number of a technique, the same each time. Numbers go up from 0, one
 * technique after the other. False: stopped by a signal. */
bool positions_find(struct position_search *positions, int technique, uint64_t number,
                    struct position *position);

/* Adds a position as a line of a library, which ennead_case_read reads, without an end of the line.
 * */
void position_add_line(struct text *text, const struct position *position);

#endif
