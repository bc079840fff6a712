/* SPDX-License-Identifier: MIT */
/*
 * The next step in words: that a value which is placed leaves the cells that see it goes without
 * saying, unless it leaves only one value somewhere; then the smallest reason that a propagator can
 * give; and where none has one, a trial: "if r1c1 were 5, then ..., which is impossible", the one
 * that fails soonest.
 */
#include "model/sentence.h"

#include <string.h>

/* Two cells that see each other and hold the same value. */
static bool find_clash(const ennead_model *m, sentence *s)
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

/* Values that are placed in `start` leave the cells that see them. */
static void follow_placed(ennead_model *m)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int other = 0; is_single(m->start[cell]) && other < m->cells; other++)
            if ((m->domains[other] & m->start[cell]) != 0 && pairs_has(&m->differs, cell, other))
                narrow(m, other, ~m->start[cell]);
}

/* "r1c2 is 3, r4c5 is 7", for the cells that have come to hold one value since `start`. */
static bool say_placed(const ennead_model *m, const char *begin, sentence *s)
{
    bool told = false;

    for (int cell = 0; cell < m->cells; cell++) {
        if (is_single(m->start[cell]) || !is_single(m->domains[cell]))
            continue;
        say_words(s, told ? ", " : begin);
        say_cell(s, cell);
        say_words(s, " is ");
        say_values(s, m->domains[cell]);
        told = true;
    }
    say_words(s, told ? "." : "");
    return told;
}

/* Takes a value out of all cells that see every place which it has in a full house. */
static bool leave_places(ennead_model *m, const propagator *house, domain value, sentence *s)
{
    domain places = 0;
    int gone = 0;

    for (int i = 0; i < house->count; i++)
        if ((m->domains[house->cells[i]] & value) != 0)
            places |= value_bit(i);
    for (int cell = 0; cell < m->cells && value_count(places) > 1; cell++) {
        bool sees = (m->domains[cell] & value) != 0;
        for (domain left = places; sees && left != 0; left &= left - 1)
            sees = pairs_has(&m->differs, cell, house->cells[lowest_value(left)]);
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

static bool explain_by_places(ennead_model *m, sentence *s)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        for (int v = 0; is_full_house(m, p) && v < m->values; v++)
            if (leave_places(m, p, value_bit(v), s))
                return true;
    }
    return false;
}

static bool explain_by_rule(ennead_model *m, sentence *s)
{
    for (int most = 1; most <= m->values; most++) {
        for (size_t i = 0; i < m->propagator_count; i++) {
            const propagator *p = &m->propagators[i];
            if (p->kind->explain != NULL && p->kind->explain(m, p, most, s))
                return true;
        }
        if (most == 2 && explain_by_places(m, s))
            return true;
    }
    return false;
}

/* ---------------------------------------------------------------------------------------- trials
 */

/* More placements than these make a trial hard to follow; the rest is not told. */
enum { MOST_TOLD = 6 };

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
    say_words(s, "the values left in ");
    say_house(s, m->slots[m->failed], m->slots[m->failed]->name);
    say_words(s, " are too few for its cells");
}

static bool explain_trial(ennead_model *m, sentence *s)
{
    int cell = 0, told = 0;
    domain value = 0;

    if (!find_trial(m, &cell, &value))
        return false;
    try_value(m, cell, value);
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

ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                   char text[ENNEAD_SENTENCE_SIZE])
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    sentence s = {.model = m, .text = text};

    say_nothing(&s);
    if (ennead_model_start(m, candidates) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    m->failed = NO_PROPAGATOR;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    if (!find_clash(m, &s)) {
        follow_placed(m);
        say_contradiction(m, &s);
    }
    if (s.length > 0) {
        say_words(&s, ".");
        return ENNEAD_END;
    }
    if (!say_placed(m, "the values placed leave no other choice: ", &s)) {
        memcpy(m->start, m->domains, bytes);
        if (!explain_by_rule(m, &s) && !explain_trial(m, &s))
            return ENNEAD_END;
        say_placed(m, " So ", &s);
    }
    memcpy(candidates, m->domains, bytes);
    memcpy(m->start, m->domains, bytes);
    model_queue_clear(m);
    return ENNEAD_OK;
}
