/* SPDX-License-Identifier: MIT */
/*
 * Makes a puzzle for given rules: a random grid that satisfies them, from which givens are removed
 * in random order while the solution stays unique. The grid is drawn cell by cell: a random one of
 * the remaining values if the model finds a solution with it, else another one. One solution is
 * known all the time, so its value always works. The grids are not equally likely, but each one is
 * possible.
 */
#include <string.h>

#include "ennead.h"
#include "grid/description_check.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/random.h"
#include "grid/sized.h"

/* A limit for each question to the model; without an answer by then, the worse one is assumed. */
enum { MOST_NODES = 1 << 15 };

typedef struct variant_generation {
    const ennead_description *rules;
    ennead_model *finding, *proving; /* one finds a solution, the other proves uniqueness */
    random_stream random;
    int cells;
    uint16_t order[ENNEAD_MOST_CELLS];
    uint8_t known[ENNEAD_MOST_CELLS];
    uint64_t *state;
    const ennead_stop *stop;
    double end; /* on the clock of seconds_now; 0: no limit */
} variant_generation;

/* Whether the flag is set or time is up; then the models' answers must not be used. */
static bool is_stopped(const variant_generation *m)
{
    return (m->stop != NULL && ennead_stop_is_set(m->stop)) ||
           (m->end > 0 && seconds_now() >= m->end);
}

/* Begins a question to a model, with the time that is left as its limit. */
static ennead_status start(const variant_generation *m, ennead_model *model)
{
    static const double least = 1e-9; /* 0 would mean no limit */
    const double left = m->end > 0 ? m->end - seconds_now() : 0;

    (void)ennead_model_set_time_limit(model, m->end > 0 && left < least ? least : left);
    return ennead_model_start(model, m->state);
}

static void shuffle(variant_generation *m)
{
    for (int i = 0; i < m->cells; i++)
        m->order[i] = (uint16_t)i;
    for (int i = m->cells - 1; i > 0; i--) {
        const uint32_t other = random_below(&m->random, (uint32_t)i + 1);
        const uint16_t cell = m->order[i];
        m->order[i] = m->order[other];
        m->order[other] = cell;
    }
}

/* Asks for a solution of the state and keeps it; *found says whether there is one. */
static ennead_status find(variant_generation *m, bool *found)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_status status = start(m, m->finding);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(m->finding, solution);
    *found = status == ENNEAD_STATUS_OK;
    if (*found)
        memcpy(m->known, solution, (size_t)m->cells);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

/* Whether it is proved that the state has one solution. */
static ennead_status is_unique(variant_generation *m, bool *unique)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_status status = start(m, m->proving);

    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(m->proving, solution);
    ennead_model_get_result(m->proving, &result);
    *unique = result.search.verdict == ENNEAD_VERDICT_UNIQUE;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

static uint64_t known_value(const variant_generation *m, int cell)
{
    return (uint64_t)1 << (m->known[cell] - m->rules->first_value);
}

/* A random one of the values of a set. */
static uint64_t draw(variant_generation *m, uint64_t set)
{
    for (uint32_t skip = random_below(&m->random, (uint32_t)__builtin_popcountll(set)); skip > 0;
         skip--)
        set &= set - 1;
    return set & -set;
}

/* Gives each cell a value. */
static ennead_status fill(variant_generation *m)
{
    shuffle(m);
    for (int i = 0; i < m->cells; i++) {
        const int cell = m->order[i];
        uint64_t left = m->state[cell];
        for (;;) {
            bool found = true;
            m->state[cell] = draw(m, left);
            if (m->state[cell] == known_value(m, cell))
                break;
            const ennead_status status = find(m, &found);
            if (status != ENNEAD_STATUS_OK)
                return status;
            if (found)
                break;
            left &= ~m->state[cell];
        }
    }
    return ENNEAD_STATUS_OK;
}

/* Removes the givens that are not needed. */
static ennead_status thin(variant_generation *m)
{
    const uint64_t all = UINT64_MAX >> (64 - m->rules->values);

    shuffle(m);
    for (int i = 0; i < m->cells && !is_stopped(m); i++) {
        const int cell = m->order[i];
        const uint64_t given = m->state[cell];
        bool unique = false;
        m->state[cell] = m->rules->candidates[cell] & all;
        const ennead_status status = is_unique(m, &unique);
        if (status != ENNEAD_STATUS_OK)
            return status;
        if (!unique)
            m->state[cell] = given;
    }
    return ENNEAD_STATUS_OK;
}

static ennead_status make(variant_generation *m, ennead_creation_outcome *creation)
{
    const uint64_t all = UINT64_MAX >> (64 - m->rules->values);
    bool found = false;

    for (int cell = 0; cell < m->cells; cell++)
        m->state[cell] = m->rules->candidates[cell] & all;
    ennead_status status = find(m, &found);
    *creation = is_stopped(m) ? ENNEAD_CREATION_OUTCOME_STOPPED : ENNEAD_CREATION_OUTCOME_GAVE_UP;
    if (status != ENNEAD_STATUS_OK || !found)
        return status;
    status = fill(m);
    if (status == ENNEAD_STATUS_OK)
        status = thin(m);
    *creation = is_stopped(m) ? ENNEAD_CREATION_OUTCOME_STOPPED : ENNEAD_CREATION_OUTCOME_CREATED;
    return status;
}

void ennead_variant_request_init_sized(ennead_variant_request *request, size_t size)
{
    static const ennead_variant_request standard = {0};

    sized_write(request, size, &standard, sizeof standard);
}

ennead_status ennead_variant_generate(const ennead_description *rules,
                                      const ennead_variant_request *request,
                                      const ennead_allocator *allocator,
                                      char message[ENNEAD_MESSAGE_SIZE], uint64_t *candidates,
                                      ennead_creation_outcome *creation)
{
    static const char wrong[] = "the request has a size or a time limit that it cannot have";
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_variant_request chosen;
    ennead_model_options options;

    *creation = ENNEAD_CREATION_OUTCOME_GAVE_UP;
    ennead_variant_request_init(&chosen);
    if ((request != NULL && !sized_read(&chosen, sizeof chosen, request)) ||
        !(chosen.time_limit >= 0)) {
        if (message != NULL)
            memcpy(message, wrong, sizeof wrong);
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    if (description_shape_error(rules) != NULL) /* the model checks the rest */
        return ennead_model_new(rules, NULL, allocator, message, &(ennead_model *){NULL});
    variant_generation *m = allocate(&memory, sizeof *m);
    if (m == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *m = (variant_generation){.rules = rules,
                              .random = random_stream_of(chosen.seed, chosen.number),
                              .state = candidates,
                              .stop = chosen.stop,
                              .end = chosen.time_limit > 0 ? seconds_now() + chosen.time_limit : 0};
    m->cells = rules->rows * rules->columns;
    ennead_model_options_init(&options);
    options.stop = chosen.stop;
    options.node_limit = MOST_NODES;
    options.time_limit = chosen.time_limit;
    ennead_status status = ennead_model_new(rules, &options, allocator, message, &m->proving);
    options.solutions = 1;
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_new(rules, &options, allocator, message, &m->finding);
    if (status == ENNEAD_STATUS_OK)
        status = make(m, creation);
    ennead_model_free(m->finding);
    ennead_model_free(m->proving);
    release(&memory, m);
    return status;
}
