/* SPDX-License-Identifier: MIT */
/*
 * What a search that learns does between restarts, when there are no guesses: the model's
 * propagators look at what is left, and every literal is tried by itself. A literal that fails is
 * false for good (failed literals: J. Freeman, 1995; shave.c does the same).
 */
#include "model/learn/probe.h"

#include "model/learn/analyze.h"
#include "model/learn/backtrack.h"
#include "model/learn/clauses.h"
#include "model/limits.h"
#include "model/propagate.h"

#include <string.h>

/* Enough for all variables of a 25x25 grid. */
enum { MOST_TRIED = 4096, TRIED_BETWEEN_CHECKS = 64 };

/* Whether a value has not been excluded. */
static bool is_open(const learner *l, int cell, int value)
{
    const uint32_t variable = l->variable_of[cell * l->model->values + value];
    return variable != NO_VARIABLE && !is_false(l, 2 * variable);
}

/* Copies the remaining domains to the model; cells filled from the start are unchanged. */
static void domains_to_model(const learner *l, ennead_model *m)
{
    memcpy(m->domains, l->root, (size_t)m->cells * sizeof *l->root);
    for (int cell = 0; cell < m->cells; cell++) {
        domain left = 0;
        for (int value = 0; value < m->values; value++)
            if (is_open(l, cell, value))
                left |= value_bit(value);
        if (left != 0)
            (void)narrow(m, cell, left);
    }
}

static void literals_from_model(learner *l, const ennead_model *m)
{
    for (uint32_t v = 0; v < l->variables; v++) {
        const domain left = m->domains[l->cell_of[v]], bit = value_bit(l->value_of[v]);
        const literal x = left == bit ? 2 * v : 2 * v + 1;
        if ((left == bit || (left & bit) == 0) && !is_true(l, x))
            literal_set(l, x, (reason){BECAUSE_GUESSED, 0});
    }
}

/* Makes a literal true for a trial. Returns false if that contradicts what is certain. */
static bool try_literal(learner *l, literal x)
{
    l->level_begin[++l->level] = l->trail_count;
    literal_set(l, x, (reason){BECAUSE_GUESSED, 0});
    if (clauses_propagate(l)) {
        go_back_to(l, 0);
        return true;
    }
    go_back_to(l, analyze(l));
    literal_set(l, l->learned[0], (reason){BECAUSE_GUESSED, 0});
    return clauses_propagate(l);
}

/* Tries the literals of the next variables, as long as there is time. */
static bool try_next(learner *l, ennead_model *m)
{
    const uint32_t count = l->variables < MOST_TRIED ? l->variables : MOST_TRIED;
    uint8_t *phase = l->phase;
    bool consistent = true;

    l->phase = l->spare; /* trials do not change the phases */
    for (uint32_t i = 0; i < count && consistent; i++) {
        const uint32_t v = l->next_tried++;
        l->next_tried %= l->variables;
        if (i % TRIED_BETWEEN_CHECKS == 0 && !model_within_time(m))
            break;
        for (literal x = 2 * v; x <= 2 * v + 1 && consistent; x++)
            if (!is_true(l, 2 * v) && !is_false(l, 2 * v))
                consistent = try_literal(l, x);
    }
    l->phase = phase;
    return consistent;
}

bool learner_probe(learner *l, ennead_model *m)
{
    if (!clauses_propagate(l))
        return false;
    if (l->trail_count == l->probed)
        return true;
    domains_to_model(l, m);
    const propagation outcome = propagate(m);
    if (outcome == CONTRADICTION)
        model_queue_clear(m);
    if (outcome != CONSISTENT)
        return outcome != CONTRADICTION;
    memcpy(l->root, m->domains, (size_t)m->cells * sizeof *l->root);
    literals_from_model(l, m);
    const bool consistent = clauses_propagate(l) && try_next(l, m);
    l->probed = l->trail_count;
    return consistent;
}
