/* SPDX-License-Identifier: MIT */
/* The path that HoDoKu would go: see hodoku_path.c. */
#ifndef ENNEAD_LOGIC_HODOKU_PATH_H
#define ENNEAD_LOGIC_HODOKU_PATH_H

#include "logic/logic.h"

/* Goes from `state` as far as the techniques of a set lead and leaves the last state there. `tell` is
 * told of each step before it is done, and may read `state`, which is the state before the step, where
 * `states` is TOLD; else only the first and the last are there. */
typedef enum states_between { NOT_TOLD, TOLD } states_between;

/* Where the techniques lead no further: the digits of the middle one of the cells that are left is looked
 * up, as HoDoKu does. */
typedef struct guessing {
    const uint8_t *solution; /* [cell]; NULL: the path ends there */
    int count;               /* cells that were looked up */
} guessing;

ennead_path_end go_hodoku_path(ennead_state *state, const ennead_technique_set *techniques,
                               states_between states, guessing *guesses, ennead_step_function tell,
                               void *user);

/* The next step from a state; GO_ON: there is none. */
flow hunt_as_hodoku(hunt *h, const ennead_state *state, const ennead_technique_set *techniques);

#endif
