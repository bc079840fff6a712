/* SPDX-License-Identifier: MIT */
/*
 * The next step in words. That a placed value is eliminated from the cells that see it is not
 * said, unless that leaves only one value somewhere. Otherwise the step is the smallest reason
 * that a propagator can give; and if none has one, a trial: "if r1c1 were 5, then ..., which is
 * impossible", the one that fails soonest.
 */
#include "grid/assertions.h"

#include "grid/characters.h"
#include "model/limits.h"
#include "model/propagate.h"
#include "model/propagators.h"
#include "model/reasons.h"

#include <string.h>

/* Finds two cells that see each other and hold the same value. */
static bool find_conflict(const ennead_model *m, sentence *s)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int other = cell + 1; is_single(m->domains[cell]) && other < m->cells; other++) {
            if (m->domains[other] != m->domains[cell] || !pairs_has(&m->differs, cell, other))
                continue;
            say_cell(s, cell);
            say_words(s, " and ");
            say_cell(s, other);
            say_words(s, " see each other and are both ");
            say_values(s, m->domains[cell]);
            return true;
        }
    return false;
}

/* Eliminates the values placed in `start` from the cells that see them. */
static void follow_placed(ennead_model *m)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int other = 0; is_single(m->start[cell]) && other < m->cells; other++)
            if ((m->domains[other] & m->start[cell]) != 0 && pairs_has(&m->differs, cell, other))
                narrow(m, other, ~m->start[cell]);
}

/* Writes "r1c2 is 3, r4c5 is 7", for the cells that have got a single value since `start`. */
static bool say_placed(const ennead_model *m, const char *begin, sentence *s)
{
    bool said = false;

    for (int cell = 0; cell < m->cells; cell++) {
        if (is_single(m->start[cell]) || !is_single(m->domains[cell]))
            continue;
        say_words(s, said ? ", " : begin);
        say_cell(s, cell);
        say_words(s, " is ");
        say_values(s, m->domains[cell]);
        said = true;
    }
    say_words(s, said ? "." : "");
    return said;
}

/* Eliminates a value from all cells that see every place that it has in a full house. */
static bool leave_places(ennead_model *m, const propagator *house, domain value, sentence *s)
{
    ASSERT((value & ~m->all) == 0);
    domain places = 0;
    int gone = 0;

    for (int i = 0; i < house->count; i++)
        if ((m->domains[house->cells[i]] & value) != 0)
            places |= value_bit(i);
    for (int cell = 0; cell < m->cells && value_count(places) > 1; cell++) {
        bool sees = (m->domains[cell] & value) != 0;
        FOR_EACH_VALUE(left, places)
            sees = sees && pairs_has(&m->differs, cell, house->cells[lowest_value(left)]);
        if (!sees)
            continue;
        if (gone++ == 0) {
            say_house(s, house, house->name);
            say_words(s, ": ");
            say_values(s, value);
            say_words(s, " leaves ");
        } else {
            say_words(s, ", ");
        }
        say_cell(s, cell);
        narrow(m, cell, ~value);
    }
    if (gone > 0)
        say_words(s, gone == 1 ? ", which sees every place that it has there."
                               : ", which see every place that it has there.");
    return gone > 0;
}

/* Finds the house with such an elimination; NULL if there is none. */
static const propagator *explain_by_places(ennead_model *m, sentence *s)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        for (int v = 0; is_full_house(m, p) && v < m->values; v++)
            if (leave_places(m, p, value_bit(v), s))
                return p;
    }
    return NULL;
}

/* Asks a propagator for a reason of at most `most` cells or values. A filter that gives one reason
 * for everything is asked only if `most` is larger than one. */
static bool explain_by(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (p->kind->explain != NULL)
        return p->kind->explain(m, p, most, s);
    return p->kind->reason != NULL && most >= 2 && explain_by_filter(m, p, p->kind->reason, s);
}

/* The house or rule with the smallest reason; NULL if there is none, or a limit was reached. */
static const propagator *explain_by_rule(ennead_model *m, sentence *s)
{
    for (int most = 1; most <= m->values; most++) {
        for (size_t i = 0; i < m->propagator_count; i++) {
            const propagator *p = &m->propagators[i];
            if (!model_within_time(m))
                return NULL;
            if (explain_by(m, p, most, s))
                return p;
        }
        const propagator *p = most == 2 ? explain_by_places(m, s) : NULL;
        if (p != NULL)
            return p;
    }
    return NULL;
}

/* ------------------------------------------------------------------------------------- trials */

/* A trial with more placements is hard to follow; the rest is not written. */
enum { MOST_SAID = 6 };

/* Begins a trial from the state in `start`. */
static propagation try_value(ennead_model *m, int cell, domain value)
{
    ASSERT(cell >= 0 && cell < m->cells);
    ASSERT((value & ~m->all) == 0);
    model_queue_clear(m);
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    return narrow(m, cell, value) ? propagate(m) : CONTRADICTION;
}

/* Finds the value of `start` that fails after the fewest calls. Returns false if none fails, or a
 * limit was reached. */
static bool find_trial(ennead_model *m, int *best_cell, domain *best_value)
{
    uint64_t fewest = UINT64_MAX;

    for (int cell = 0; cell < m->cells; cell++) {
        domain left = is_single(m->start[cell]) ? 0 : m->start[cell];
        FOR_EACH_VALUE(rest, left) {
            const uint64_t before = m->result.filters;
            const propagation outcome = try_value(m, cell, rest & -rest);
            if (outcome == CUT_SHORT)
                return false;
            if (outcome == CONTRADICTION && m->result.filters - before < fewest) {
                fewest = m->result.filters - before;
                *best_cell = cell;
                *best_value = rest & -rest;
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
    int cell = 0, said = 0;
    domain value = 0;

    if (!find_trial(m, &cell, &value) || try_value(m, cell, value) != CONTRADICTION)
        return false;
    say_cell(where, cell);
    say_words(s, "if ");
    say_cell(s, cell);
    say_words(s, " were ");
    say_values(s, value);
    say_words(s, ", then ");
    for (int other = 0; other < m->cells && said < MOST_SAID; other++) {
        if (other == cell || is_single(m->start[other]) || m->domains[other] == 0 ||
            !is_single(m->domains[other]))
            continue;
        say_cell(s, other);
        say_words(s, " is ");
        say_values(s, m->domains[other]);
        say_words(s, ", ");
        said++;
    }
    say_words(s, said == MOST_SAID ? "and so on, until " : said > 0 ? "and " : "");
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

/* Whether the values placed already conflict, or leave a cell without values; writes the reason. */
static bool is_dead(ennead_model *m, sentence *s)
{
    if (!find_conflict(m, s)) {
        follow_placed(m);
        say_contradiction(m, s);
    }
    say_words(s, s->length > 0 ? "." : "");
    return s->length > 0;
}

/* Whether propagation from the state in `start` fails; writes which rule cannot be satisfied. */
static bool contradicts(ennead_model *m, sentence *s)
{
    const bool conflict = ennead_model_propagate(m, m->before) == ENNEAD_STATUS_END &&
                          m->end == ENNEAD_SEARCH_END_COMPLETE;

    if (conflict)
        say_contradiction(m, s);
    if (conflict && s->length > 0)
        say_words(s, ".");
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    return conflict;
}

/* Writes the first cell that has got a single value since `start`. */
static void say_first_placed(const ennead_model *m, sentence *where)
{
    int cell = 0;

    while (is_single(m->start[cell]) || !is_single(m->domains[cell]))
        cell++;
    say_cell(where, cell);
}

/* Writes the house, or the cells of a rule. If a rule has too many cells to look at, only those
 * that it has changed. */
static void say_where(const ennead_model *m, const propagator *p, sentence *where)
{
    enum { MOST_TO_LOOK_AT = 12 };
    domain named[ENNEAD_MOST_CELLS / 64] = {0};
    int count = 0, said = 0;

    if (p->name.kind != NO_HOUSE) {
        say_house(where, p, p->name);
        return;
    }
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        count += (named[cell / 64] & value_bit(cell % 64)) == 0;
        named[cell / 64] |= value_bit(cell % 64);
    }
    const bool few = count <= MOST_TO_LOOK_AT;
    for (int cell = 0; !few && cell < m->cells; cell++)
        if (m->domains[cell] == m->start[cell])
            named[cell / 64] &= ~value_bit(cell % 64);
    for (int cell = 0; cell < m->cells; cell++)
        if ((named[cell / 64] & value_bit(cell % 64)) != 0) {
            say_words(where, said++ == 0 ? "" : few && said == count ? " and " : ", ");
            say_cell(where, cell);
        }
}

/* Finds the simplest step. Returns false if there is none, if there is a contradiction (which is
 * written), or if a limit was reached. */
static bool find_step(ennead_model *m, ennead_model_reason most, ennead_model_reason *reason,
                      sentence *s, sentence *where)
{
    *reason = ENNEAD_MODEL_REASON_PLACED;
    if (say_placed(m, "the values placed leave no other choice: ", s)) {
        say_first_placed(m, where);
        return true;
    }
    memcpy(m->start, m->domains, (size_t)m->cells * sizeof *m->domains);
    if (most < ENNEAD_MODEL_REASON_RULE)
        return false;
    *reason = ENNEAD_MODEL_REASON_RULE;
    const propagator *p = explain_by_rule(m, s);
    if (p != NULL)
        say_where(m, p, where);
    if (p == NULL) {
        *reason = ENNEAD_MODEL_REASON_TRIAL;
        if (m->end != ENNEAD_SEARCH_END_COMPLETE || contradicts(m, s) ||
            most < ENNEAD_MODEL_REASON_TRIAL || !explain_trial(m, s, where))
            return false;
    }
    say_placed(m, " So ", s);
    return true;
}

/* Records the cells that a step is about, without those changed by placed values. */
static void find_changed(const ennead_model *m, ennead_model_step *step)
{
    memset(step->changed, 0, sizeof step->changed);
    for (int cell = 0; cell < m->cells; cell++)
        if (m->domains[cell] != m->start[cell] &&
            (step->reason != ENNEAD_MODEL_REASON_PLACED || is_single(m->domains[cell])))
            step->changed[cell / 64] |= value_bit(cell % 64);
}

/* Makes the first letter a capital, unless it begins the name of a cell. */
static void begin_sentence(char *text)
{
    const bool is_name = text[0] == 'r' && is_digit(text[1]);

    if (text[0] >= 'a' && text[0] <= 'z' && !is_name)
        text[0] = (char)(text[0] - 'a' + 'A');
}

ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most,
                                     uint64_t *candidates, ennead_model_step *step)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    sentence s = {.model = m, .text = step->text}, where = {.model = m, .text = step->where};

    say_nothing(&s);
    say_nothing(&where);
    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (m->unfinished)
        return ENNEAD_STATUS_END;
    m->failed = NO_PROPAGATOR;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    if (is_dead(m, &s) || !find_step(m, most, &step->reason, &s, &where)) {
        if (m->end != ENNEAD_SEARCH_END_COMPLETE)
            m->stage = ENDED; /* a limit is reported like that of a search */
        return ENNEAD_STATUS_END;
    }
    begin_sentence(step->text);
    find_changed(m, step);
    memcpy(candidates, m->domains, bytes);
    memcpy(m->start, m->domains, bytes);
    model_queue_clear(m);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                   char text[ENNEAD_SENTENCE_SIZE])
{
    ennead_model_step step = {.reason = ENNEAD_MODEL_REASON_TRIAL};
    const ennead_status status =
        ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, candidates, &step);

    memcpy(text, step.text, strlen(step.text) + 1);
    return status;
}

ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    bool alive = true;

    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
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
    return alive ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END;
}
