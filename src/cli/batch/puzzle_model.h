/* SPDX-License-Identifier: MIT */
/*
 * Plain puzzles of nine by nine as constraint models.
 */
#ifndef CLI_PUZZLE_MODEL_H
#define CLI_PUZZLE_MODEL_H

#include <ennead.h>

/* Makes the description of a puzzle of nine by nine, of an empty one for NULL. */
ennead_status puzzle_model_description(const ennead_puzzle *puzzle,
                                       ennead_description **description);

/* Makes the model of a puzzle of nine by nine, an empty one for NULL. */
ennead_status puzzle_model_new(const ennead_puzzle *puzzle, const ennead_model_options *options,
                               ennead_model **model);

/* The values that a puzzle leaves to a cell, by its given and its candidates. */
uint64_t puzzle_model_values(const ennead_puzzle *puzzle, int cell);

#endif
