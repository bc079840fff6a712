/* SPDX-License-Identifier: MIT */
/*
 * Plain 9x9 puzzles as constraint models.
 */
#ifndef CLI_PUZZLE_MODEL_H
#define CLI_PUZZLE_MODEL_H

#include <ennead.h>

/* Makes the description of a 9x9 puzzle; NULL: of the empty grid. */
ennead_status puzzle_model_description(const ennead_puzzle *puzzle,
                                       ennead_description **description);

/* Makes the model of a 9x9 puzzle; NULL: of the empty grid. */
ennead_status puzzle_model_new(const ennead_puzzle *puzzle, const ennead_model_options *options,
                               ennead_model **model);

/* The values allowed in a cell by its given and its candidates. */
uint64_t puzzle_model_values(const ennead_puzzle *puzzle, int cell);

#endif
