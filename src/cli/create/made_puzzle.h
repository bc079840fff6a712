/* SPDX-License-Identifier: MIT */
/*
 * How the commands that make puzzles write one: as a record; as a line, which is the puzzle itself; or
 * by the outputs of `ennead solve`, which show the solution too.
 */
#ifndef CLI_MADE_PUZZLE_H
#define CLI_MADE_PUZZLE_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/record/record.h"

/* A puzzle, which is plain or one that a model answers, and its solution. */
struct made_puzzle {
    const uint8_t *puzzle;
    const struct variant_puzzle *variant; /* in place of it; else NULL */
    const uint8_t *solution;
    const struct record *record; /* what else its record tells */
    const struct text *text;     /* how it is written where it is no record; NULL: by the outputs */
};

/* Writes a puzzle if --where asks for it. */
void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       const struct made_puzzle *made);

#endif
