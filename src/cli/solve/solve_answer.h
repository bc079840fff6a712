/* SPDX-License-Identifier: MIT */
/*
 * The answers of `ennead solve`, one form for all puzzles and whatever has solved them.
 */
#ifndef CLI_SOLVE_ANSWER_H
#define CLI_SOLVE_ANSWER_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* What was found out about a puzzle. */
struct found_out {
    const ennead_puzzle *puzzle;          /* NULL: it has rules of its own, or another size */
    const struct variant_puzzle *variant; /* NULL: it was not solved by a model */
    const ennead_solve_result *result;
    const uint8_t *kept; /* the first solutions, `room` at the most */
    size_t room;
};

/* Writes the answer to a puzzle, and says why there is no solution where that can be seen. */
void solve_write_answer(const struct settings *settings, struct slot *slot, const struct item *item,
                        const struct found_out *found);

/* Writes what stands for a piece of input that is no puzzle. */
void solve_write_error(const struct settings *settings, struct slot *slot, const struct item *item);

#endif
