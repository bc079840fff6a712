/* SPDX-License-Identifier: MIT */
/*
 * How the commands that make puzzles write one: as a record; as a line, which is the puzzle
 * itself; or with the outputs of `ennead solve`, which show the solution too.
 */
#ifndef CLI_MADE_PUZZLE_H
#define CLI_MADE_PUZZLE_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/record/record.h"

/* A puzzle, which is plain or one that a model answers, and its solution. */
struct made_puzzle {
    const uint8_t *puzzle;
    const struct variant_puzzle *variant; /* used if it is not NULL, in place of the plain puzzle */
    const uint8_t *solution;
    const struct record *record; /* further fields of its record */
    const struct text *text;     /* its text, if it is not a record; NULL: use the outputs */
};

/* Writes a puzzle if it satisfies --where. */
void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       const struct made_puzzle *made);

#endif
