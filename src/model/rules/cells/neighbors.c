/* SPDX-License-Identifier: MIT */
/*
 * Minimum and maximum: a cell is less, or greater, than its neighbors on all four sides, except
 * those named by the same rule.
 */
#include "model/rules/cells/neighbors.h"

#include "model/propagators.h"

enum { MOST_NEIGHBORS = 4 };

/* The first cell is less than the others. */
static bool filter_minimum(ennead_model *m, const propagator *p)
{
    for (int i = 1; i < p->count; i++) {
        const int most = 63 - __builtin_clzll(m->domains[p->cells[i]]);
        if (most == 0 || !narrow(m, p->cells[0], value_bit(most) - 1))
            return false;
    }
    const domain lowest = m->domains[p->cells[0]] & -m->domains[p->cells[0]];
    for (int i = 1; i < p->count; i++)
        if (!narrow(m, p->cells[i], ~(lowest | (lowest - 1))))
            return false;
    return true;
}

static bool filter_maximum(ennead_model *m, const propagator *p)
{
    for (int i = 1; i < p->count; i++) {
        const domain lowest = m->domains[p->cells[i]] & -m->domains[p->cells[i]];
        if (!narrow(m, p->cells[0], ~(lowest | (lowest - 1))))
            return false;
    }
    const int most = 63 - __builtin_clzll(m->domains[p->cells[0]]);
    for (int i = 1; i < p->count; i++)
        if (!narrow(m, p->cells[i], value_bit(most) - 1))
            return false;
    return true;
}

static bool check_minimum(const propagator *p, const uint8_t *solution)
{
    for (int i = 1; i < p->count; i++)
        if (solution[p->cells[i]] <= solution[p->cells[0]])
            return false;
    return true;
}

static bool check_maximum(const propagator *p, const uint8_t *solution)
{
    for (int i = 1; i < p->count; i++)
        if (solution[p->cells[i]] >= solution[p->cells[0]])
            return false;
    return true;
}

static void differ(const propagator *p, pairs *found)
{
    for (int i = 1; i < p->count; i++)
        pairs_add(found, p->cells[0], p->cells[i]);
}

static const propagator_kind minimum = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter_minimum,
    .check = check_minimum,
    .differ = differ,
    .reason = SENTENCE_MODEL_MINIMUM,
};
static const propagator_kind maximum = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter_maximum,
    .check = check_maximum,
    .differ = differ,
    .reason = SENTENCE_MODEL_MAXIMUM,
};

static bool is_named(const ennead_constraint *rule, int cell)
{
    for (size_t i = 0; i < rule->cell_count; i++)
        if (rule->cells[i] == cell)
            return true;
    return false;
}

static ennead_status build(ennead_model *m, const propagator_kind *kind,
                           const ennead_constraint *rule, const char **wrong)
{
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    for (size_t i = 0; i < rule->cell_count; i++) {
        const int cell = rule->cells[i], row = cell / m->columns, column = cell % m->columns;
        const int near[MOST_NEIGHBORS] = {
            row > 0 ? cell - m->columns : cell,
            row + 1 < m->rows ? cell + m->columns : cell,
            column > 0 ? cell - 1 : cell,
            column + 1 < m->columns ? cell + 1 : cell,
        };
        uint16_t cells[1 + MOST_NEIGHBORS] = {(uint16_t)cell};
        int count = 1;

        for (int k = 0; k < MOST_NEIGHBORS; k++)
            if (!is_named(rule, near[k]))
                cells[count++] = (uint16_t)near[k];
        if (count > 1 && model_add(m, kind, cells, count, 0) == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}

ennead_status build_minimum(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, &minimum, rule, wrong);
}

ennead_status build_maximum(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, &maximum, rule, wrong);
}
