/* SPDX-License-Identifier: MIT */
/*
 * The answers of `ennead solve`, in the same form for all puzzles and solvers.
 */
#ifndef CLI_SOLVE_ANSWER_H
#define CLI_SOLVE_ANSWER_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* The result of solving a puzzle. */
struct found_out {
    const ennead_puzzle *puzzle;          /* NULL if it has rules of its own, or another size */
    const struct variant_puzzle *variant; /* NULL if it was not solved by a model */
    const ennead_solve_result *result;
    const uint8_t *kept; /* the first solutions, at most `room` */
    size_t room;
};

/* Writes the answer to a puzzle, and the reason if it visibly has no solution. */
void solve_write_answer(const struct settings *settings, struct slot *slot, const struct item *item,
                        const struct found_out *found);

/* Writes something in place of input that is not a puzzle. */
void solve_write_error(const struct settings *settings, struct slot *slot, const struct item *item);

#endif
