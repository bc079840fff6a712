/* SPDX-License-Identifier: MIT */
/*
 * What an earlier run of a hunt has written. All that a hunt must know to go on follows from it:
 * the same puzzles are taken again and the same rounds chosen, without searching or rating.
 */
#ifndef CLI_HUNT_PAST_H
#define CLI_HUNT_PAST_H

#include "cli/hunt/hunt_around.h"

struct hunt_past {
    size_t seeds;                /* lines of puzzles of the input */
    uint8_t begun[ENNEAD_CELLS]; /* the puzzle of the last round, */
    bool has_begun;              /* if there was one */
};

/* Reads the unfinished output and does again what it says. If that fails, hunt->code says so, and
 * a message has been printed, except when memory ran out. */
void hunt_past_take(struct hunt_run *hunt, struct hunt_past *past);

#endif
