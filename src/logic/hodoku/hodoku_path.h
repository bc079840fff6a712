/* SPDX-License-Identifier: MIT */
/* The path that HoDoKu would take: see hodoku_path.c. */
#ifndef ENNEAD_LOGIC_HODOKU_HODOKU_PATH_H
#define ENNEAD_LOGIC_HODOKU_HODOKU_PATH_H

#include "logic/hunt.h"

/* Whether the states between the first and the last are available when a step is reported. */
typedef enum states_between { NOT_TOLD, TOLD } states_between;

/* How a path is followed. When the techniques find nothing more, the digit of the middle one of
 * the remaining cells is looked up in the solution, as HoDoKu does. */
typedef struct hodoku_way {
    states_between states;
    const uint8_t *solution; /* [cell]; NULL: the path ends there instead */
    int guesses;             /* incremented for each cell that was looked up */
} hodoku_way;

/* Goes from `state` as far as the techniques of a set lead, and leaves the last state there.
 * `report` is called with each step before it is done. If `states` is TOLD, it may read `state`,
 * the state before the step; otherwise only the first and the last state are stored there. */
ennead_path_end go_hodoku_path(ennead_finder *finder, ennead_state *state,
                               const ennead_technique_set *techniques, hodoku_way *way,
                               ennead_step_function report, void *user);

/* Finds the next step from a state. Returns GO_ON if there is none. */
flow hunt_as_hodoku(hunt *h, const ennead_state *state, const ennead_technique_set *techniques);

#endif
