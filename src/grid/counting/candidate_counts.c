/* SPDX-License-Identifier: MIT */
#include "grid/counting/candidate_counts.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/limits.h"
#include "grid/sized.h"

/* The candidates that a question is about: those of these values in these cells that are in its
 * sets. If its search finds all its solutions, their counts are final. */
typedef struct counting_group {
    int first, count; /* `count` cells from the first on */
    uint64_t values;
    enum {
        SURE, /* a search without a solution refutes the candidates of the group */
        BOLD, /* it does not, because other cells were restricted too */
    } asked;
    uint64_t patience; /* how many solutions that tell nothing new are too many */
} counting_group;

/* The candidates of a cell that a question is about. */
static uint64_t asked_of(const counting_state *c, const counting_group *g, int cell)
{
    ASSERT(cell >= g->first && cell < g->first + g->count);
    return c->question[cell] & g->values;
}

void ennead_candidates_options_init_sized(ennead_candidates_options *options, size_t size)
{
    static const ennead_candidates_options defaults = {.cap = 1};
    sized_write(options, size, &defaults, sizeof defaults);
}

ennead_status check_candidates_options(const ennead_candidates_options *options,
                                       ennead_candidates_options *checked)
{
    ennead_candidates_options_init(checked);
    if (options != NULL && !sized_read(checked, sizeof *checked, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (!(checked->time_limit >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (checked->cap == 0)
        checked->cap = UINT64_MAX;
    return ENNEAD_STATUS_OK;
}

/* Counts a solution for its candidates. Returns whether the count of an open candidate grew. */
static bool count_solution(counting_state *c)
{
    bool news = false;

    for (int cell = 0; cell < c->cells; cell++) {
        const uint64_t value = (uint64_t)1 << c->solution[cell];
        const size_t at = (size_t)cell * (size_t)c->values + c->solution[cell];
        const uint64_t count = c->in_search != NULL ? ++c->in_search[at] : 1;
        ASSERT((c->sets[cell] & value) != 0);
        if ((c->open[cell] & value) == 0 || count <= c->counts[at])
            continue;
        news = true;
        c->counts[at] = count;
        c->unseen[cell] &= ~value;
        if (count >= c->cap)
            c->open[cell] &= ~value;
    }
    return news;
}

static bool is_open(const counting_state *c, const counting_group *g)
{
    for (int cell = g->first; cell < g->first + g->count; cell++)
        if ((c->open[cell] & asked_of(c, g, cell)) != 0)
            return true;
    return false;
}

/* All solutions with a candidate of the group are known. */
static void close_group(counting_state *c, const counting_group *g)
{
    for (int cell = g->first; cell < g->first + g->count; cell++) {
        const uint64_t asked = asked_of(c, g, cell);
        c->sets[cell] &= ~(c->unseen[cell] & asked);
        c->unseen[cell] &= ~asked;
        c->open[cell] &= ~asked;
    }
}

/* Searches for solutions of the question, as long as they tell something new. *end is
 * ENNEAD_SEARCH_END_SOLUTIONS if the search was left. */
static ennead_status search_group(counting_state *c, const counting_solver *solver,
                                  const counting_group *g, ennead_search_end *end)
{
    uint64_t found = 0, idle = 0;
    ennead_status status = solver->begin(solver->user, c->question);

    if (c->in_search != NULL)
        memset(c->in_search, 0, (size_t)c->cells * (size_t)c->values * sizeof *c->in_search);
    c->searches++;
    *end = ENNEAD_SEARCH_END_SOLUTIONS;
    while (status == ENNEAD_STATUS_OK && idle < g->patience && is_open(c, g)) {
        status = solver->next(solver->user, c->solution);
        if (status == ENNEAD_STATUS_OK) {
            found++;
            idle = count_solution(c) ? 0 : idle + 1;
        }
    }
    if (c->searches == 1)
        c->found = found;
    if (status != ENNEAD_STATUS_END)
        return status;
    *end = solver->end(solver->user);
    if (*end == ENNEAD_SEARCH_END_COMPLETE && g->asked == SURE)
        close_group(c, g);
    return ENNEAD_STATUS_OK;
}

static int size_of(uint64_t set)
{
    return __builtin_popcountll(set);
}

/* The unseen candidates of the cell with the most of them. */
static counting_group most_unseen(const counting_state *c)
{
    counting_group best = {0, 1, 0, SURE, c->patience};

    for (int cell = 0; cell < c->cells; cell++)
        if (c->unseen[cell] != 0 && size_of(c->unseen[cell]) > size_of(best.values)) {
            best.first = cell;
            best.values = c->unseen[cell];
        }
    return best;
}

static bool was_limited(ennead_search_end end)
{
    return end != ENNEAD_SEARCH_END_COMPLETE && end != ENNEAD_SEARCH_END_SOLUTIONS;
}

/* Restricts up to `bold` other cells to their unseen candidates too. */
static void be_bold(counting_state *c, counting_group *g, int bold)
{
    /* Cells that are this far apart rarely share a house. */
    enum { STRIDE = 29 };

    for (int i = 1; i < c->cells && bold > 0; i++) {
        const int cell = (g->first + i * STRIDE) % c->cells;
        if (c->unseen[cell] == 0 || cell == g->first)
            continue;
        c->question[cell] = c->unseen[cell];
        g->asked = BOLD;
        bold--;
    }
}

/* Finds unseen candidates until there are none. As long as there are solutions, each question is
 * bolder than the last. */
static ennead_status see_all(counting_state *c, const counting_solver *solver,
                             ennead_search_end *end)
{
    for (int bold = 0;;) {
        counting_group g = most_unseen(c);
        if (g.values == 0)
            return ENNEAD_STATUS_OK;
        memcpy(c->question, c->sets, (size_t)c->cells * sizeof *c->question);
        c->question[g.first] = g.values;
        be_bold(c, &g, bold);
        const ennead_status status = search_group(c, solver, &g, end);
        if (status != ENNEAD_STATUS_OK || was_limited(*end))
            return status;
        bold = *end == ENNEAD_SEARCH_END_COMPLETE ? bold / 2 : bold + 1;
    }
}

/* Counts the open candidates one by one. */
static ennead_status count_each(counting_state *c, const counting_solver *solver,
                                ennead_search_end *end)
{
    for (int cell = 0; cell < c->cells; cell++)
        while (c->open[cell] != 0) {
            const uint64_t value = c->open[cell] & -c->open[cell];
            const counting_group g = {cell, 1, value, SURE, UINT64_MAX};
            memcpy(c->question, c->sets, (size_t)c->cells * sizeof *c->question);
            c->question[cell] = value;
            const ennead_status status = search_group(c, solver, &g, end);
            if (status != ENNEAD_STATUS_OK || was_limited(*end))
                return status;
        }
    return ENNEAD_STATUS_OK;
}

static void begin_counts(counting_state *c)
{
    const size_t bytes = (size_t)c->cells * sizeof *c->sets;

    memcpy(c->open, c->sets, bytes);
    memcpy(c->unseen, c->sets, bytes);
    memcpy(c->question, c->sets, bytes);
    memset(c->counts, 0, bytes * (size_t)c->values);
    c->searches = 0;
    c->found = 0;
}

ennead_status count_candidates(counting_state *c, const counting_solver *solver,
                               ennead_search_end *end)
{
    const counting_group all = {0, c->cells, UINT64_MAX, SURE, c->patience_at_first};

    begin_counts(c);
    ennead_status status = search_group(c, solver, &all, end);
    if (status == ENNEAD_STATUS_OK && !was_limited(*end))
        status = see_all(c, solver, end);
    if (status == ENNEAD_STATUS_OK && !was_limited(*end))
        status = count_each(c, solver, end);
    if (status == ENNEAD_STATUS_OK && !was_limited(*end))
        *end = ENNEAD_SEARCH_END_COMPLETE;
    return status;
}

ennead_verdict counted_verdict(const counting_state *c, ennead_search_end end)
{
    return c->found > 1                        ? ENNEAD_VERDICT_SEVERAL
           : end == ENNEAD_SEARCH_END_COMPLETE ? verdict_of(c->found, end)
           : c->found == 1                     ? ENNEAD_VERDICT_FOUND
                                               : ENNEAD_VERDICT_LIMIT;
}
