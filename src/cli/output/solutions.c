/* SPDX-License-Identifier: MIT */
/*
 * Repeating a search with the same engine, order and random stream gives the same solutions in the
 * same order. So the second search is asked for exactly as many as the first one found, without
 * the node and time limits that may have ended that one.
 */
#include "cli/output/solutions.h"

#include "cli/base/signals.h"
#include "cli/base/writer.h"

static ennead_status start_model_again(struct solutions *solutions)
{
    ennead_model_options options = *solutions->model;
    options.solutions = solutions->total;
    options.node_limit = 0;
    options.time_limit = 0;
    return ennead_model_new(solutions->rules, &options, NULL, NULL, &solutions->again);
}

static ennead_status start_again(struct solutions *solutions)
{
    ennead_solve_options options = *solutions->options;
    options.solutions = solutions->total;
    options.node_limit = 0;
    options.time_limit = 0;
    options.on_cell = NULL;
    return ennead_iterator_new(solutions->puzzle, &options, NULL, &solutions->iterator);
}

const uint8_t *solutions_next(struct solutions *solutions)
{
    if (solutions->next >= solutions->total || solutions->cut != NOT_CUT)
        return NULL;
    const struct text *text = solutions->text;
    if (text->failed)
        solutions->cut = CUT_BY_MEMORY;
    else if (text->drain != NULL && text->drain->error != 0)
        solutions->cut = CUT_BY_WRITER;
    if (solutions->cut != NOT_CUT)
        return NULL;
    if (solutions->total <= solutions->kept_count)
        return solutions->kept + solutions->cell_count * solutions->next++;
    ennead_status status = ENNEAD_STATUS_OK;
    if (solutions->iterator == NULL && solutions->again == NULL)
        status = solutions->model != NULL ? start_model_again(solutions) : start_again(solutions);
    if (status == ENNEAD_STATUS_OK && solutions->model != NULL)
        status = ennead_model_next(solutions->again, solutions->cells);
    else if (status == ENNEAD_STATUS_OK)
        status = ennead_iterator_next(solutions->iterator, solutions->cells);
    if (signals_stopped() ||
        (status != ENNEAD_STATUS_OK && status != ENNEAD_STATUS_OUT_OF_MEMORY)) {
        solutions->cut = CUT_BY_STOP;
        return NULL;
    }
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        solutions->cut = CUT_BY_MEMORY;
        return NULL;
    }
    solutions->next++;
    return solutions->cells;
}

void solutions_end(struct solutions *solutions)
{
    ennead_iterator_free(solutions->iterator);
    ennead_model_free(solutions->again);
    solutions->iterator = NULL;
    solutions->again = NULL;
}
