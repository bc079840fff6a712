/* SPDX-License-Identifier: MIT */
/*
 * What all searches have in common: options, limits, the clock, and what is known at the end.
 */
#include "search/search.h"

#include <string.h>

#include "grid/tally.h"

static const engine *engine_of(ennead_engine name)
{
    return name == ENNEAD_AUTO          ? auto_engine_in_use()
           : name == ENNEAD_BIFURCATION ? &bifurcation_engine
                                        : &random_engine;
}

/* A look at the clock costs as much as a few nodes. */
enum { NODES_BETWEEN_CHECKS = 256 };

void ennead_options_init_sized(ennead_options *options, size_t size)
{
    const ennead_options defaults = {.size = size, .solutions = 2};
    memset(options, 0, size);
    memcpy(options, &defaults, size < sizeof defaults ? size : sizeof defaults);
}

ennead_status check_options(const ennead_options *options, ennead_options *checked)
{
    if (options == NULL || options->size < sizeof *checked) {
        ennead_options_init(checked);
        if (options == NULL)
            return ENNEAD_OK;
        if (options->size < offsetof(ennead_options, engine) + sizeof options->engine)
            return ENNEAD_BAD_ARGUMENT;
        /* A caller compiled with an older header: the members it lacks keep their defaults. */
        memcpy(checked, options, options->size);
    } else {
        *checked = *options;
    }
    if ((unsigned)checked->engine > ENNEAD_RANDOM ||
        (unsigned)checked->order > ENNEAD_LEXICOGRAPHIC || (unsigned)checked->timing > ENNEAD_TIMED)
        return ENNEAD_BAD_ARGUMENT;
    if (checked->engine == ENNEAD_RANDOM && checked->order == ENNEAD_LEXICOGRAPHIC)
        return ENNEAD_BAD_ARGUMENT;
    if (!(checked->time_limit >= 0))
        return ENNEAD_BAD_ARGUMENT;
    return ENNEAD_OK;
}

ennead_status check_puzzle(const ennead_puzzle *puzzle)
{
    unsigned wrong_givens = 0, candidates = 0;

    /* Without a way out in the middle, for vectors. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        wrong_givens |= puzzle->givens[cell] > 9;
        candidates |= puzzle->candidates[cell];
    }
    return wrong_givens != 0 || candidates > ENNEAD_ALL_DIGITS ? ENNEAD_BAD_ARGUMENT : ENNEAD_OK;
}

void search_start(search *s, const ennead_puzzle *puzzle, const ennead_options *options)
{
    s->engine = engine_of(options->engine);
    s->options = *options;
    s->counters = (ennead_counters){0};
    s->end = ENNEAD_ENDED_COMPLETE;
    s->ended = false;
    s->found = 0;
    /* One who listens to each cell may take his time over it, so he is asked each time. */
    s->check_mask = options->on_cell != NULL ? 0 : NODES_BETWEEN_CHECKS - 1;
    s->timed = is_timed(options);
    s->earlier_seconds = 0;
    s->first_seconds = 0;
    s->engine->start(s, puzzle);
}

bool is_timed(const ennead_options *options)
{
    return options->timing == ENNEAD_TIMED || options->time_limit > 0;
}

static double seconds_so_far(const search *s)
{
    return s->timed ? s->earlier_seconds + (seconds_now() - s->started) : 0;
}

bool within_limits(search *s)
{
    if (s->options.stop != NULL && ennead_stop_is_set(s->options.stop)) {
        s->end = ENNEAD_ENDED_STOP;
        return false;
    }
    if (s->options.time_limit > 0 && seconds_so_far(s) >= s->options.time_limit) {
        s->end = ENNEAD_ENDED_TIME;
        return false;
    }
    return true;
}

ennead_status search_next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    ennead_status status = ENNEAD_END;

    if (s->ended)
        return ENNEAD_END;
    s->started = s->timed ? seconds_now() : 0;
    if (s->found == most_solutions(&s->options)) {
        s->end = ENNEAD_ENDED_SOLUTIONS;
        s->ended = true;
    } else if (s->engine->next(s, solution) == OUTCOME_SOLUTION) {
        s->found++;
        tally_add(s->options.tally, 1);
        status = ENNEAD_OK;
    } else {
        s->ended = true;
    }
    s->earlier_seconds = seconds_so_far(s);
    if (status == ENNEAD_OK && s->found == 1)
        s->first_seconds = s->earlier_seconds;
    return status;
}

void search_result(const search *s, ennead_result *result)
{
    result->end = s->ended ? s->end : ENNEAD_ENDED_SOLUTIONS;
    /* A search that has not ended has proved nothing yet. */
    result->verdict = !s->ended && s->found == 0 ? ENNEAD_LIMIT : verdict_of(s->found, result->end);
    result->solutions = s->found;
    result->counters = s->counters;
    result->first_seconds = s->first_seconds;
    result->seconds = s->earlier_seconds;
}
