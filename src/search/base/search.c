/* SPDX-License-Identifier: MIT */
/*
 * What all searches share: options, limits, the clock, and the result.
 */
#include "search/base/search.h"

#include "grid/assertions.h"
#include "grid/sized.h"
#include "grid/tally.h"

/* Reading the clock costs as much as a few nodes. */
enum { NODES_BETWEEN_CHECKS = 256 };

void ennead_solve_options_init_sized(ennead_solve_options *options, size_t size)
{
    static const ennead_solve_options defaults = {.solutions = 2};
    sized_write(options, size, &defaults, sizeof defaults);
}

ennead_status check_options(const ennead_solve_options *options, ennead_solve_options *checked)
{
    if (options != NULL && options->size == sizeof *checked) {
        *checked = *options;
    } else {
        ennead_solve_options_init(checked);
        if (options == NULL)
            return ENNEAD_STATUS_OK;
        if (!sized_read(checked, sizeof *checked, options))
            return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    if ((unsigned)checked->engine > ENNEAD_ENGINE_BATCH ||
        (unsigned)checked->order > ENNEAD_ORDER_LEXICOGRAPHIC ||
        (unsigned)checked->timing > ENNEAD_TIMING_ON)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (checked->order == ENNEAD_ORDER_LEXICOGRAPHIC &&
        (checked->engine == ENNEAD_ENGINE_RANDOM || checked->engine == ENNEAD_ENGINE_BATCH))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (!(checked->time_limit >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    return ENNEAD_STATUS_OK;
}

void search_prepare(search *s, const engine *how, const ennead_solve_options *options)
{
    ASSERT(how != NULL && options != NULL);
    s->engine = how;
    s->options = *options;
    s->counters = (ennead_solve_counters){0};
    s->end = ENNEAD_SEARCH_END_COMPLETE;
    s->ended = false;
    s->found = 0;
    /* An on_cell callback may be slow, so limits are then checked at every node. */
    s->check_mask = options->on_cell != NULL ? 0 : NODES_BETWEEN_CHECKS - 1;
    s->timed = is_timed(options);
    s->earlier_seconds = 0;
    s->first_seconds = 0;
    s->taker = NULL;
}

void search_start(search *s, const engine *how, const ennead_puzzle *puzzle,
                  const ennead_solve_options *options)
{
    ASSERT(puzzle != NULL);
    search_prepare(s, how, options);
    how->start(s, puzzle);
}

bool is_timed(const ennead_solve_options *options)
{
    return options->timing == ENNEAD_TIMING_ON || options->time_limit > 0;
}

static double seconds_so_far(const search *s)
{
    return s->timed ? s->earlier_seconds + (seconds_now() - s->started) : 0;
}

bool within_limits(search *s)
{
    if (s->options.stop != NULL && ennead_stop_is_set(s->options.stop)) {
        s->end = ENNEAD_SEARCH_END_STOP;
        return false;
    }
    if (s->options.time_limit > 0 && seconds_so_far(s) >= s->options.time_limit) {
        s->end = ENNEAD_SEARCH_END_TIME;
        return false;
    }
    return true;
}

ennead_status search_next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    ennead_status status = ENNEAD_STATUS_END;

    if (s->ended)
        return ENNEAD_STATUS_END;
    s->started = s->timed ? seconds_now() : 0;
    if (s->found == most_solutions(&s->options)) {
        s->end = ENNEAD_SEARCH_END_SOLUTIONS;
        s->ended = true;
    } else if (s->engine->next(s, solution) == OUTCOME_SOLUTION) {
        s->found++;
        tally_add(s->options.tally, 1);
        status = ENNEAD_STATUS_OK;
    } else {
        s->ended = true;
    }
    s->earlier_seconds = seconds_so_far(s);
    if (status == ENNEAD_STATUS_OK && s->found == 1)
        s->first_seconds = s->earlier_seconds;
    return status;
}

void search_result(const search *s, ennead_solve_result *result)
{
    ASSERT(s->found <= most_solutions(&s->options));
    result->end = s->ended ? s->end : ENNEAD_SEARCH_END_SOLUTIONS;
    /* A search that has not ended and has found nothing has no verdict yet. */
    result->verdict =
        !s->ended && s->found == 0 ? ENNEAD_VERDICT_LIMIT : verdict_of(s->found, result->end);
    result->solutions = s->found;
    result->counters = s->counters;
    result->first_seconds = s->first_seconds;
    result->seconds = s->earlier_seconds;
}
