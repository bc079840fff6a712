/* SPDX-License-Identifier: MIT */
/*
 * Questions of `check` and `minimize` to a puzzle's model: how many solutions there are without
 * certain clues.
 */
#ifndef CLI_MODEL_QUESTIONS_H
#define CLI_MODEL_QUESTIONS_H

#include "cli/batch/variant_puzzle.h"
#include "cli/options/time_limit.h"

/* Gets the verdict on a state; its first solution, if any, goes to `solution` unless that is
 * NULL. */
ennead_status model_ask(const struct variant_puzzle *variant, const struct time_limit *limit,
                        const uint64_t *candidates, uint8_t *solution, ennead_verdict *verdict);

/* The clues of a puzzle, with a state that can be changed. */
struct clues {
    uint64_t candidates[ENNEAD_MOST_CELLS];
    uint16_t cells[ENNEAD_MOST_CELLS];
    size_t count;
};

void clues_take(struct clues *clues, const struct variant_puzzle *variant);

/* Asks for the verdict on the puzzle without the clue of a cell. The clue is put back, unless
 * there is still one solution and `doubted` is LEFT_OUT. */
enum clue_doubted { PUT_BACK, LEFT_OUT };
ennead_status clues_doubt(struct clues *clues, const struct variant_puzzle *variant,
                          const struct time_limit *limit, uint16_t cell, enum clue_doubted then,
                          ennead_verdict *verdict);

#endif
