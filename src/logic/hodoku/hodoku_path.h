/* SPDX-License-Identifier: MIT */
/* The path that HoDoKu would go: see hodoku_path.c. */
#ifndef ENNEAD_LOGIC_HODOKU_HODOKU_PATH_H
#define ENNEAD_LOGIC_HODOKU_HODOKU_PATH_H

#include "logic/hunt.h"

/* Whether the states between the first and the last are there when a step is told. */
typedef enum states_between { NOT_TOLD, TOLD } states_between;

/* How a path goes. Where the techniques lead no further the digit of the middle one of the cells that are
 * left is looked up, as HoDoKu does. */
typedef struct hodoku_way {
    states_between states;
    const uint8_t *solution; /* [cell]; NULL: the path ends there */
    int guesses;             /* cells that were looked up: counted up */
} hodoku_way;

/* Goes from `state` as far as the techniques of a set lead and leaves the last state there. `report` is
 * told of each step before it is done, and may read `state`, which is the state before the step, where
 * `states` is TOLD; else only the first and the last are there. */
ennead_path_end go_hodoku_path(ennead_finder *finder, ennead_state *state,
                               const ennead_technique_set *techniques, hodoku_way *way,
                               ennead_step_function report, void *user);

/* The next step from a state; GO_ON: there is none. */
flow hunt_as_hodoku(hunt *h, const ennead_state *state, const ennead_technique_set *techniques);

#endif
