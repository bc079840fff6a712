/* SPDX-License-Identifier: MIT */
#include "cli/batch/puzzle_model.h"

uint64_t puzzle_model_values(const ennead_puzzle *puzzle, int cell)
{
    uint64_t values = puzzle->candidates[cell];
    if (puzzle->givens[cell] > 0)
        values &= (uint64_t)1 << (puzzle->givens[cell] - 1);
    return values;
}

ennead_status puzzle_model_description(const ennead_puzzle *puzzle,
                                       ennead_description **description)
{
    ennead_status status = ennead_description_new(9, 9, 9, NULL, description);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_description_set_boxes(*description, 3, 3);
    for (int cell = 0; status == ENNEAD_STATUS_OK && puzzle != NULL && cell < ENNEAD_CELLS; cell++)
        (*description)->candidates[cell] = puzzle_model_values(puzzle, cell);
    return status;
}

ennead_status puzzle_model_new(const ennead_puzzle *puzzle, const ennead_model_options *options,
                               ennead_model **model)
{
    ennead_description *description = NULL;
    ennead_status status = puzzle_model_description(puzzle, &description);
    *model = NULL;
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_new(description, options, NULL, NULL, model);
    ennead_description_free(description);
    return status;
}
