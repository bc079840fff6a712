/* SPDX-License-Identifier: MIT */
#include "cli/rate/rate_model.h"

#include <string.h>

#include "cli/base/signals.h"
#include "cli/options/time_limit.h"
#include "cli/record/fields.h"

static bool is_solved(const struct variant_puzzle *variant, const uint64_t *candidates)
{
    const ennead_description *d = &variant->description;
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (__builtin_popcountll(candidates[cell]) != 1)
            return false;
    return true;
}

static ennead_verdict verdict_of(const struct variant_puzzle *variant)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    while (ennead_model_next(variant->model, solution) == ENNEAD_STATUS_OK)
        ;
    ennead_model_get_result(variant->model, &result);
    return result.search.verdict;
}

/* Counts the steps of each kind up to the solution. Returns the verdict that follows. */
static int count_steps(const struct time_limit *limit, const struct variant_puzzle *variant,
                       int first, struct puzzle_rating *rated)
{
    const ennead_description *d = &variant->description;
    uint64_t left[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    ennead_model_result result;
    memcpy(left, d->candidates, (size_t)d->rows * (size_t)d->columns * sizeof *left);
    for (;;) {
        (void)ennead_model_set_time_limit(variant->model, time_limit_left(limit));
        if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_TRIAL, left, &step) !=
            ENNEAD_STATUS_OK)
            break;
        const int kind = first + (int)step.reason;
        rated->technique = rated->steps == 0 || kind > rated->technique ? kind : rated->technique;
        rated->counts[kind]++;
        rated->steps++;
    }
    ennead_model_get_result(variant->model, &result);
    return is_solved(variant, left)                      ? (int)ENNEAD_VERDICT_UNIQUE
           : result.search.end == ENNEAD_SEARCH_END_TIME ? (int)ENNEAD_VERDICT_LIMIT
                                                         : VERDICT_STUCK;
}

bool rate_by_model(const struct settings *settings, const struct variant_puzzle *variant, int first,
                   struct puzzle_rating *rated)
{
    const struct time_limit limit = time_limit_begin(settings);
    (void)ennead_model_set_time_limit(variant->model, time_limit_left(&limit));
    (void)ennead_model_start(variant->model, variant->description.candidates);
    rated->verdict = (int)verdict_of(variant);
    if (rated->verdict == ENNEAD_VERDICT_UNIQUE) {
        rated->verdict = count_steps(&limit, variant, first, rated);
        rated->counted = rated->verdict == ENNEAD_VERDICT_UNIQUE && rated->steps > 0;
    }
    return !signals_stopped();
}
