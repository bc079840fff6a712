/* SPDX-License-Identifier: MIT */
/*
 * How the commands that make puzzles write one: by the outputs of `ennead solve`. As a line it is
 * the puzzle itself; the other outputs show the solution too.
 */
#ifndef CLI_MADE_PUZZLE_H
#define CLI_MADE_PUZZLE_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* A puzzle and its solution. */
struct made_puzzle {
    const uint8_t *puzzle, *solution;
    const char *note; /* NULL: its number of clues, for a puzzle that was made */
    size_t note_length;
};

void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       uint64_t number, const struct made_puzzle *made);

/* The same of a puzzle that a model answers. */
void made_variant_write(struct slot *slot, const struct settings *settings, const struct item *item,
                        const struct variant_puzzle *made, const uint8_t *solution);

#endif
