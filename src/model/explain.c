/* SPDX-License-Identifier: MIT */
/*
 * The next step in words: a value that is placed leaves the cells that see it; then the smallest
 * reason that a propagator can give; and where none has one, a trial: "if r1c1 were 5, then ...,
 * which is impossible", the one that fails soonest.
 */
#include "model/sentence.h"

#include <string.h>

/* More placements than these make a trial hard to follow; the rest is not told. */
enum { MOST_TOLD = 6 };

static bool explain_placed(ennead_model *m, sentence *s, sentence *where)
{
    for (int cell = 0; cell < m->cells; cell++) {
        const domain value = m->domains[cell];
        bool found = false;

        for (int other = 0; is_single(value) && other < m->cells; other++) {
            if ((m->domains[other] & value) == 0 || !pairs_has(&m->differs, cell, other))
                continue;
            if (!found) {
                say_cell(s, cell);
                say_words(s, " is ");
                say_values(s, value);
            }
            say_words(s, found ? ", " : ", so it leaves ");
            say_cell(s, other);
            narrow(m, other, ~value);
            found = true;
        }
        if (found) {
            say_words(s, ".");
            say_cell(where, cell);
            return true;
        }
    }
    return false;
}

static void say_where(sentence *where, const propagator *p)
{
    if (p->name.kind == NO_HOUSE)
        say_its_cells(where, p);
    else
        say_house(where, p, p->name);
}

static bool explain_by_rule(ennead_model *m, sentence *s, sentence *where)
{
    for (int most = 1; most <= m->values; most++)
        for (size_t i = 0; i < m->propagator_count; i++) {
            const propagator *p = &m->propagators[i];
            if (p->kind->explain != NULL && p->kind->explain(m, p, most, s)) {
                say_where(where, p);
                return true;
            }
        }
    return false;
}

/* ---------------------------------------------------------------------------------------- trials
 */

/* Begins a trial from the state in `start`. */
static propagation try_value(ennead_model *m, int cell, domain value)
{
    model_queue_clear(m);
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    return narrow(m, cell, value) ? propagate(m) : CONTRADICTION;
}

/* The value of `start` that fails after the fewest calls; false: none does, or a limit came. */
static bool find_trial(ennead_model *m, int *best_cell, domain *best_value)
{
    uint64_t fewest = UINT64_MAX;

    for (int cell = 0; cell < m->cells; cell++) {
        domain left = is_single(m->start[cell]) ? 0 : m->start[cell];
        for (; left != 0; left &= left - 1) {
            const uint64_t before = m->result.filters;
            const propagation outcome = try_value(m, cell, left & -left);
            if (outcome == CUT_SHORT)
                return false;
            if (outcome == CONTRADICTION && m->result.filters - before < fewest) {
                fewest = m->result.filters - before;
                *best_cell = cell;
                *best_value = left & -left;
            }
        }
    }
    return fewest != UINT64_MAX;
}

static void say_contradiction(const ennead_model *m, sentence *s)
{
    for (int cell = 0; cell < m->cells; cell++)
        if (m->domains[cell] == 0) {
            say_cell(s, cell);
            say_words(s, " has no value left");
            return;
        }
    if (m->failed == NO_PROPAGATOR)
        return;
    const propagator *p = m->slots[m->failed];
    if (p->kind->meaning == SAYS_MORE && p->name.kind == NO_HOUSE) {
        say_words(s, "no values that are left keep the rule of ");
        say_its_cells(s, p);
        return;
    }
    say_words(s, "the values left in ");
    say_house(s, p, p->name);
    say_words(s, " are too few for its cells");
}

static bool explain_trial(ennead_model *m, sentence *s, sentence *where)
{
    int cell = 0, told = 0;
    domain value = 0;

    if (!find_trial(m, &cell, &value))
        return false;
    try_value(m, cell, value);
    say_cell(where, cell);
    say_words(s, "if ");
    say_cell(s, cell);
    say_words(s, " were ");
    say_values(s, value);
    say_words(s, ", then ");
    for (int other = 0; other < m->cells && told < MOST_TOLD; other++) {
        if (other == cell || is_single(m->start[other]) || m->domains[other] == 0 ||
            !is_single(m->domains[other]))
            continue;
        say_cell(s, other);
        say_words(s, " is ");
        say_values(s, m->domains[other]);
        say_words(s, ", ");
        told++;
    }
    say_words(s, told == MOST_TOLD ? "and so on, until " : told > 0 ? "and " : "");
    say_contradiction(m, s);
    say_words(s, ", which is impossible: ");
    say_cell(s, cell);
    say_words(s, " is not ");
    say_values(s, value);
    say_words(s, ".");
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    narrow(m, cell, ~value);
    return true;
}

/* -------------------------------------------------------------------------------------- steps */

/* Whether the rules together find no way on from the state in `start`: then it is said which one. */
static bool contradicts(ennead_model *m, sentence *s)
{
    const bool clash =
        ennead_model_propagate(m, m->before) == ENNEAD_END && m->end == ENNEAD_ENDED_COMPLETE;

    if (clash)
        say_contradiction(m, s);
    if (clash && s->length > 0)
        say_words(s, ".");
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    return clash;
}

/* Finds the simplest step; false: there is none, or a contradiction, which has been said. */
static bool find_step(ennead_model *m, ennead_model_reason most, ennead_model_reason *reason, sentence *s,
                      sentence *where)
{
    *reason = ENNEAD_REASON_PLACED;
    if (explain_placed(m, s, where))
        return true;
    *reason = ENNEAD_REASON_RULE;
    if (most >= ENNEAD_REASON_RULE && explain_by_rule(m, s, where))
        return true;
    *reason = ENNEAD_REASON_TRIAL;
    return most >= ENNEAD_REASON_RULE && !contradicts(m, s) && most >= ENNEAD_REASON_TRIAL &&
           explain_trial(m, s, where);
}

ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most, uint64_t *candidates,
                                     ennead_model_step *step)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    sentence s = {.model = m, .text = step->text}, where = {.model = m, .text = step->where};

    say_nothing(&s);
    say_nothing(&where);
    if (ennead_model_start(m, candidates) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    m->failed = NO_PROPAGATOR;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    say_contradiction(m, &s);
    if (s.length > 0) {
        say_words(&s, ".");
        return ENNEAD_END;
    }
    if (!find_step(m, most, &step->reason, &s, &where))
        return ENNEAD_END;
    memset(step->changed, 0, sizeof step->changed);
    for (int cell = 0; cell < m->cells; cell++)
        if (m->domains[cell] != candidates[cell])
            step->changed[cell / 64] |= value_bit(cell % 64);
    memcpy(candidates, m->domains, bytes);
    memcpy(m->start, m->domains, bytes);
    model_queue_clear(m);
    return ENNEAD_OK;
}

ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                   char text[ENNEAD_SENTENCE_SIZE])
{
    ennead_model_step step;
    const ennead_status status =
        ennead_model_step_next(model, ENNEAD_REASON_TRIAL, candidates, &step);

    memcpy(text, step.text, strlen(step.text) + 1);
    return status;
}

ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    bool alive = true;

    if (ennead_model_start(m, candidates) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    for (int cell = 0; cell < m->cells; cell++) {
        alive = alive && m->domains[cell] != 0;
        if (m->domains[cell] != 0 && is_single(m->domains[cell]))
            m->assigned[m->assigned_count++] = (uint16_t)cell;
    }
    alive = alive && spread_all(m);
    memcpy(candidates, m->domains, bytes);
    model_queue_clear(m);
    return alive ? ENNEAD_OK : ENNEAD_END;
}
