/* SPDX-License-Identifier: MIT */
/*
 * True candidates of a model, by questions to its search, like src/search/true_candidates.c for
 * standard puzzles.
 */
#include <string.h>

#include "grid/counting/candidate_counts.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "model/model.h"

/* A search of the model takes longer than the next few solutions of one. */
enum { PATIENCE_AT_FIRST = 16, PATIENCE = 2 };

/* The model, and what is left of the limits. */
typedef struct asked_model {
    ennead_model *model;
    ennead_candidates_options limits;
    double started;
    uint64_t nodes; /* of the searches before */
    ennead_search_end ended;
} asked_model;

/* Gives the model the limits that are left. Returns false if there is nothing left. */
static bool set_limits(asked_model *a)
{
    ennead_model_options *options = &a->model->options;

    if (a->limits.node_limit > 0) {
        if (a->nodes >= a->limits.node_limit) {
            a->ended = ENNEAD_SEARCH_END_NODES;
            return false;
        }
        options->node_limit = a->limits.node_limit - a->nodes;
    }
    if (a->limits.time_limit > 0) {
        options->time_limit = a->limits.time_limit - (seconds_now() - a->started);
        if (!(options->time_limit > 0)) {
            a->ended = ENNEAD_SEARCH_END_TIME;
            return false;
        }
    }
    return true;
}

static ennead_status begin(void *user, const uint64_t *sets)
{
    asked_model *a = user;

    a->nodes += a->model->result.search.counters.nodes;
    a->model->result.search.counters.nodes = 0;
    if (!set_limits(a))
        return ENNEAD_STATUS_END;
    return ennead_model_start(a->model, sets);
}

static ennead_status next(void *user, uint8_t *solution)
{
    asked_model *a = user;
    const ennead_status status = ennead_model_next(a->model, solution);

    if (status == ENNEAD_STATUS_OK)
        for (int cell = 0; cell < a->model->cells; cell++)
            solution[cell] = (uint8_t)(solution[cell] - a->model->first_value);
    else
        a->ended = a->model->end;
    return status;
}

static ennead_search_end end(void *user)
{
    const asked_model *a = user;
    return a->ended;
}

/* The arrays of the counts, one after the other in one allocation, which begins with a copy of the
 * candidates. Returns NULL if memory runs out. */
static uint64_t *make_arrays(const ennead_model *m, counting_state *c)
{
    const size_t cells = (size_t)m->cells, counts = c->cap > 1 ? cells * (size_t)m->values : 0;
    uint64_t *all = allocate(&m->allocator, (4 * cells + counts) * sizeof *all + cells);

    if (all == NULL)
        return NULL;
    c->sets = all + cells;
    c->unseen = c->sets + cells;
    c->question = c->unseen + cells;
    c->in_search = counts > 0 ? c->question + cells : NULL;
    c->solution = (uint8_t *)(c->question + cells + counts);
    memcpy(all, m->start, cells * sizeof *all);
    memcpy(c->sets, m->start, cells * sizeof *all);
    return all;
}

ennead_status ennead_model_count_candidates(ennead_model *model, const uint64_t *candidates,
                                            const ennead_candidates_options *options,
                                            uint64_t *counts, uint64_t *undecided,
                                            ennead_candidates_result *result)
{
    const ennead_model_options own = model->options;
    asked_model asked = {.model = model};
    const counting_solver solver = {&asked, begin, next, end};
    ennead_status status = check_candidates_options(options, &asked.limits);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_start(model, candidates);
    if (status != ENNEAD_STATUS_OK)
        return status;
    counting_state c = {
        .cells = model->cells,
        .values = model->values,
        .cap = asked.limits.cap,
        .open = undecided,
        .counts = counts,
        .patience_at_first = PATIENCE_AT_FIRST,
        .patience = PATIENCE,
    };
    uint64_t *first = make_arrays(model, &c);
    if (first == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    model->options.solutions = 0;
    model->options.node_limit = 0;
    model->options.time_limit = asked.limits.time_limit;
    if (asked.limits.stop != NULL)
        model->options.stop = asked.limits.stop;
    asked.started = seconds_now();
    (void)ennead_model_propagate(model, c.sets);
    status = count_candidates(&c, &solver, &result->end);
    result->verdict = counted_verdict(&c, result->end);
    result->searches = c.searches;
    result->nodes = asked.nodes + model->result.search.counters.nodes;
    model->options = own;
    (void)ennead_model_start(model, first);
    release(&model->allocator, first);
    return status;
}
