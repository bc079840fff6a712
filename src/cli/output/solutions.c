/* SPDX-License-Identifier: MIT */
/*
 * Repeating a search with the same engine, order and random stream gives the same solutions in the
 * same order. So the second search is asked for exactly as many as the first one found, without
 * the node and time limits that may have ended that one.
 */
#include "cli/output/solutions.h"

#include "cli/base/signals.h"
#include "cli/base/writer.h"

/* Fewer solutions than this are found one by one, in the order of an iterator. */
enum { FEWEST_LISTED = 1000 };

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

/* Whether the rest can be listed by the library many at a time. */
static bool are_listed(const struct solutions *solutions)
{
    return solutions->model == NULL && solutions->next == 0 && solutions->total >= FEWEST_LISTED &&
           solutions->options->engine == ENNEAD_ENGINE_AUTO &&
           solutions->options->order == ENNEAD_ORDER_ANY;
}

static bool take_lines(void *user, const char *lines, size_t count)
{
    struct solutions *solutions = user;
    text_add(solutions->text, lines, count * LINE_BYTES);
    solutions->next += count;
    return !text_is_closed(solutions->text) && !signals_stopped();
}

bool solutions_list(struct solutions *solutions)
{
    if (!are_listed(solutions))
        return false;
    ennead_solve_options options = *solutions->options;
    ennead_solve_result result;
    options.solutions = solutions->total;
    options.node_limit = 0;
    options.time_limit = 0;
    options.on_cell = NULL;
    ennead_status status =
        ennead_list_solutions(solutions->puzzle, &options, NULL, take_lines, solutions, &result);
    if (solutions->text->failed || status == ENNEAD_STATUS_OUT_OF_MEMORY)
        solutions->cut = CUT_BY_MEMORY;
    else if (text_is_closed(solutions->text))
        solutions->cut = CUT_BY_WRITER;
    else if (status != ENNEAD_STATUS_OK || solutions->next < solutions->total)
        solutions->cut = CUT_BY_STOP;
    return true;
}

void solutions_end(struct solutions *solutions)
{
    ennead_iterator_free(solutions->iterator);
    ennead_model_free(solutions->again);
    solutions->iterator = NULL;
    solutions->again = NULL;
}
