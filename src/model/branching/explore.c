/* SPDX-License-Identifier: MIT */
/*
 * The search: propagate, guess, and after a contradiction go back to the last guess and take its
 * opposite. A guess is binary: the cell has the value, or it does not, and then the next guess is
 * chosen from scratch. The state before a guess is copied, so going back means copying it again.
 */
#include "grid/assertions.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "model/branching/branch.h"
#include "model/branching/shave.h"
#include "model/branching/twins.h"
#include "model/learn/learn.h"
#include "model/limits.h"
#include "model/propagate.h"
#include "model/propagators.h"

#include <string.h>

/* A weighted search restarts after so many contradictions, keeping the weights, and then after
 * three times as many each time (with unknown regions, half as many more), because the guesses made
 * at first, when nothing was known, cost the most (C. Gomes, B. Selman, H. Kautz, "Boosting
 * combinatorial search through randomization", AAAI 1998; T. Walsh, "Search in a small world",
 * IJCAI 1999). With 200 instead of 2,000, a collection of variants and random ones took a tenth and
 * two fifths longer. */
enum { FAILURES_BEFORE_RESTART = 2000 };

/* With so many contradictions, a puzzle counts as hard without learning. Of 9x9 puzzles without
 * rules of their own, this is one in many thousands. */
enum { FAILURES_BEFORE_LEARNING = 2048 };

static size_t state_bytes(const ennead_model *m)
{
    return (size_t)m->cells * sizeof *m->domains;
}

ennead_status ennead_model_set_time_limit(ennead_model *model, double seconds)
{
    if (!(seconds >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    model->options.time_limit = seconds;
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_model_start(ennead_model *model, const uint64_t *candidates)
{
    ennead_model *m = model;

    for (int cell = 0; candidates != NULL && cell < m->cells; cell++)
        if ((candidates[cell] & ~m->all) != 0)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    if (candidates != NULL)
        memcpy(m->start, candidates, state_bytes(m));
    m->result = (ennead_model_result){0};
    m->end = m->unfinished ? m->end : ENNEAD_SEARCH_END_COMPLETE;
    m->depth = 0;
    m->stage = m->unfinished ? ENDED : AT_START;
    m->failed = NO_PROPAGATOR;
    m->failed_cell = 0;
    m->learns = m->options.branch == ENNEAD_MODEL_BRANCH_LEARNED;
    m->reached = 0;
    m->renames = false;
    m->has_twins = find_twins(m);
    m->weighs = m->options.branch == ENNEAD_MODEL_BRANCH_WEIGHTED || (m->has_twins && m->is_jigsaw);
    m->next_restart = m->restart_pause = FAILURES_BEFORE_RESTART;
    if (m->weighs)
        weigh(m);
    learner_free(m->learner);
    m->learner = NULL;
    m->started = seconds_now();
    return ENNEAD_STATUS_OK;
}

/* Loads the puzzle's domains, and queues everything. Returns false if a cell has no value. */
static bool load(ennead_model *m)
{
    model_queue_clear(m);
    for (int cell = 0; cell < m->cells; cell++) {
        m->domains[cell] = m->start[cell] & m->allowed[cell];
        if (m->domains[cell] == 0) {
            m->failed = NO_PROPAGATOR;
            m->failed_cell = cell;
            return false;
        }
        if (is_single(m->domains[cell]))
            m->assigned[m->assigned_count++] = (uint16_t)cell;
    }
    model_queue_all(m);
    return true;
}

static propagation look(ennead_model *m)
{
    return m->options.shave == ENNEAD_MODEL_SHAVE_NODES ? shave(m) : propagate(m);
}

static propagation look_at_start(ennead_model *m)
{
    const propagation outcome = load(m) ? look(m) : CONTRADICTION;

    if (outcome == CONTRADICTION)
        model_queue_clear(m);
    for (int cell = 0; outcome == CONSISTENT && cell < m->cells; cell++)
        m->result.root_candidates += (uint64_t)value_count(m->domains[cell]);
    return outcome;
}

ennead_status ennead_model_propagate(ennead_model *model, uint64_t *candidates)
{
    ennead_model *m = model;

    if (m->unfinished)
        return ENNEAD_STATUS_END;
    if (m->stage != AT_START)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    const propagation outcome = look_at_start(m);
    m->result.root_candidates = 0;
    if (outcome != CONSISTENT)
        return ENNEAD_STATUS_END;
    memcpy(candidates, m->domains, state_bytes(m));
    return ENNEAD_STATUS_OK;
}

/* Makes room for one more choice point. */
static bool deeper(ennead_model *m)
{
    if (m->depth < m->frame_count)
        return true;
    frame *made = allocate(&m->allocator, sizeof *made + state_bytes(m));
    if (made == NULL)
        return false;
    m->frames[m->frame_count++] = made;
    return true;
}

static void guess(ennead_model *m, model_guess c)
{
    ennead_solve_counters *counters = &m->result.search.counters;
    ASSERT(m->depth >= 0 && m->depth < m->frame_count);
    frame *f = m->frames[m->depth++];

    f->choice = c;
    f->reached = m->reached;
    memcpy(f->domains, m->domains, state_bytes(m));
    counters->guesses++;
    if (counters->depth < (uint64_t)m->depth)
        counters->depth = (uint64_t)m->depth;
    narrow(m, c.cell, c.values);
}

/* Takes the opposite of the last guess that has one; if no solution was found behind it, also for
 * its twins. Returns false if there is no guess left. */
static bool go_back(ennead_model *m)
{
    while (m->depth > 0) {
        const frame *f = m->frames[--m->depth];
        const bool refuted = f->reached == m->reached;
        const domain values = f->choice.values;
        const domain gone = m->has_twins && refuted && is_single(values)
                                ? twins_of(m, f->domains, lowest_value(values))
                                : values;
        memcpy(m->domains, f->domains, state_bytes(m));
        if (narrow(m, f->choice.cell, ~gone))
            return true;
    }
    return false;
}

static ennead_status finish(ennead_model *m, ennead_search_end end)
{
    m->stage = ENDED;
    m->end = end;
    m->result.search.seconds = seconds_now() - m->started;
    return ENNEAD_STATUS_END;
}

static ennead_status store(ennead_model *m, uint8_t *solution)
{
    ennead_model_result *result = &m->result;

    for (int cell = 0; cell < m->cells; cell++)
        solution[cell] = (uint8_t)(m->first_value + lowest_value(m->domains[cell]));
    for (size_t i = 0; m->renames && i < m->propagator_count; i++)
        if (m->propagators[i].kind->rename != NULL)
            m->propagators[i].kind->rename(&m->propagators[i], solution);
    if (result->search.solutions++ == 0) {
        memcpy(m->found, m->domains, state_bytes(m));
        result->first_backtracks = result->search.counters.backtracks;
        result->first_filters = result->filters;
        result->first_depth = result->search.counters.depth;
        result->search.first_seconds = seconds_now() - m->started;
    }
    return ENNEAD_STATUS_OK;
}

/* Whether all rules that name something let the search give it other names. */
static bool may_rename(const ennead_model *m)
{
    bool any = false;

    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        if (p->kind->may_rename == NULL)
            continue;
        if (!p->kind->may_rename(m, p))
            return false;
        any = true;
    }
    return any;
}

/* Propagates the state after a guess, its opposite, or the start. */
static propagation enter(ennead_model *m)
{
    const bool first = m->stage == AT_START;

    if (first) {
        m->result = (ennead_model_result){0};
        m->renames = may_rename(m);
        if (m->renames && m->weighs)
            weigh(m);
    }
    if (!model_may_look(m))
        return CUT_SHORT;
    return first ? look_at_start(m) : look(m);
}

/* Whether to restart at a dead end. Only while at most the one remembered solution has been found:
 * others would be found again. */
static bool should_restart(const ennead_model *m)
{
    const uint64_t failures = m->result.search.counters.backtracks;

    return m->depth > 0 && m->result.search.solutions < 2 &&
           ((m->may_learn && failures >= FAILURES_BEFORE_LEARNING) ||
            (m->weighs && failures >= m->next_restart));
}

/* Gives up all guesses, and switches to learning if it is time for that. What was refuted without
 * any guess is kept. */
static void restart(ennead_model *m)
{
    memcpy(m->domains, m->frames[0]->domains, state_bytes(m));
    m->depth = 0;
    m->stage = AT_CHOICE;
    m->restart_pause += m->renames ? m->restart_pause / 2 : 2 * m->restart_pause;
    m->next_restart += m->restart_pause;
    m->learns = m->may_learn && m->result.search.counters.backtracks >= FAILURES_BEFORE_LEARNING;
}

/* Whether a search that restarted has come to the solution that it had found before. */
static bool was_found(const ennead_model *m)
{
    return m->result.search.solutions > 0 && m->restart_pause > FAILURES_BEFORE_RESTART &&
           memcmp(m->found, m->domains, state_bytes(m)) == 0;
}

/* Continues a search that learns. */
static ennead_status next_learned(ennead_model *m, uint8_t *solution)
{
    if (m->learner == NULL)
        m->learner = learner_new(m, m->result.search.solutions > 0 ? m->found : NULL);
    if (m->learner == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    switch (learner_next(m->learner, m)) {
    case LEARNING_SOLUTION:
        return store(m, solution);
    case LEARNING_EXHAUSTED:
        return finish(m, ENNEAD_SEARCH_END_COMPLETE);
    case LEARNING_CUT_SHORT:
        return finish(m, m->end);
    case LEARNING_NO_MEMORY:
        break;
    }
    return ENNEAD_STATUS_OUT_OF_MEMORY;
}

ennead_status ennead_model_next(ennead_model *model, uint8_t *solution)
{
    ennead_model *m = model;

    if (m->stage != ENDED && m->options.solutions != 0 &&
        m->result.search.solutions == m->options.solutions)
        return finish(m, ENNEAD_SEARCH_END_SOLUTIONS);
    while (m->stage != ENDED) {
        if (m->stage == AT_DEAD_END && should_restart(m)) {
            restart(m);
        } else if (m->stage == AT_DEAD_END) {
            if (!go_back(m))
                return finish(m, ENNEAD_SEARCH_END_COMPLETE);
            m->stage = AT_NODE;
        }
        if (m->stage != AT_CHOICE) {
            const propagation outcome = enter(m);
            if (outcome == CUT_SHORT)
                return finish(m, m->end);
            m->stage = outcome == CONSISTENT ? AT_CHOICE : AT_DEAD_END;
            if (outcome == CONTRADICTION) {
                m->result.search.counters.backtracks++;
                blame(m);
                continue;
            }
        }
        if (m->learns)
            return next_learned(m, solution);
        const model_guess c = choose(m);
        if (c.cell < 0) {
            m->stage = AT_DEAD_END;
            m->reached++;
            if (was_found(m))
                continue;
            return store(m, solution);
        }
        if (!deeper(m))
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        guess(m, c);
        m->stage = AT_NODE;
    }
    return ENNEAD_STATUS_END;
}

void ennead_model_get_result(const ennead_model *model, ennead_model_result *result)
{
    const ennead_model *m = model;
    ennead_solve_result *search = &result->search;

    *result = m->result;
    search->end = m->stage == ENDED ? m->end : ENNEAD_SEARCH_END_SOLUTIONS;
    /* A search that has not ended has proved nothing yet. */
    search->verdict = m->stage != ENDED && search->solutions == 0
                          ? ENNEAD_VERDICT_LIMIT
                          : verdict_of(search->solutions, search->end);
}

bool ennead_model_check(const ennead_model *model, const uint8_t *solution)
{
    const ennead_model *m = model;

    for (int cell = 0; cell < m->cells; cell++) {
        const int value = solution[cell] - m->first_value;
        if (value < 0 || value >= m->values || (m->start[cell] & value_bit(value)) == 0)
            return false;
    }
    return !m->unfinished && model_keeps_rules(m, solution);
}
