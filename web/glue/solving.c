/* SPDX-License-Identifier: MIT */
/*
 * solve and count of ennead.wasm, which knows variants.
 */
#include "plain.h"

/* ------------------------------------------------------------------------------------- solving */

static int solve_variant(const ennead_solve_options *options)
{
    uint8_t found[3][ENNEAD_MOST_CELLS]; /* the first two solutions, and the last */
    int count = 0;
    ennead_model_options by;
    ennead_model_result result;
    ennead_status status;
    ennead_model_options_init(&by);
    by.solutions = options->solutions;
    by.time_limit = options->time_limit;
    by.node_limit = options->node_limit;
    by.stop = options->stop;
    ennead_model *model = question_model(&by);
    if (model == NULL)
        return 0;
    answer_begin('{');
    put_question();
    put_open("solutions", '[');
    for (; (status = ennead_model_next(model, found[count])) == ENNEAD_STATUS_OK;
         count += count < 2) {
        put_values(NULL, found[count]);
        tally_add_solution();
    }
    put_close(']');
    if (count == 2)
        put_difference(found[0], found[1], asked.description->rows * asked.description->columns,
                       asked.description->columns);
    ennead_model_get_result(model, &result);
    put_result(&result.search);
    if (result.search.verdict == ENNEAD_VERDICT_NONE)
        put_model_misprints(model);
    ennead_model_free(model);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? answer_refuse_status(status) : answer_end('}');
}

EXPORT(solve)(const char *text, size_t length, const char *options)
{
    ennead_solve_options by;
    if (!options_begin(options, SOLVING_OPTIONS) || !solving_options(&by, 2) ||
        !question_read(text, length))
        return 0;
    return asked.plain ? solve_plain(&by) : solve_variant(&by);
}

static int count_variant(const ennead_solve_options *options)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_options by;
    ennead_model_result result;
    ennead_status status;
    ennead_model_options_init(&by);
    by.solutions = options->solutions;
    by.time_limit = options->time_limit;
    by.node_limit = options->node_limit;
    by.stop = options->stop;
    ennead_model *model = question_model(&by);
    if (model == NULL)
        return 0;
    while ((status = ennead_model_next(model, solution)) == ENNEAD_STATUS_OK)
        tally_add_solution();
    ennead_model_get_result(model, &result);
    ennead_model_free(model);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    put_result(&result.search);
    put_flag("complete", result.search.end == ENNEAD_SEARCH_END_COMPLETE);
    return answer_end('}');
}

EXPORT(count)(const char *text, size_t length, const char *options)
{
    ennead_solve_options by;
    if (!options_begin(options, SOLVING_OPTIONS) || !solving_options(&by, 0) ||
        !question_read(text, length))
        return 0;
    return asked.plain ? count_plain(&by) : count_variant(&by);
}
