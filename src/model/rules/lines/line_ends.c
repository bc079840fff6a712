/* SPDX-License-Identifier: MIT */
/*
 * Lines whose two ends restrict the cells on them to values between them (between lines), or
 * outside, with ends far apart (lockout lines). For each two values of the ends, the values
 * allowed on the line are one or two intervals. The ends can have these values if every cell of
 * the line has an allowed value.
 */
#include "model/rules/lines/line_ends.h"

#include "grid/assertions.h"
#include "model/propagators.h"
#include "model/storage.h"

#include <stdlib.h>

enum { USUAL_LOCKOUT = 4 };

/* The values between two others, exclusive or inclusive. */
static domain strictly_between(int low, int high)
{
    return (value_bit(high) - 1) & ~(value_bit(low) - 1) & ~value_bit(low);
}

static domain from_to(int low, int high)
{
    return strictly_between(low, high) | value_bit(low) | value_bit(high);
}

/* What the line may hold if the ends have these values. Returns false if they cannot. */
static bool left_between(const ennead_model *m, const propagator *p, int low, int high,
                         domain *left)
{
    (void)m;
    *left = strictly_between(low, high);
    return value_count(*left) >= p->value;
}

static bool left_outside(const ennead_model *m, const propagator *p, int low, int high,
                         domain *left)
{
    const int *difference = p->data;

    *left = m->all & ~from_to(low, high);
    return high - low >= *difference && value_count(*left) >= p->value;
}

/* Whether every cell of the line can have one of these values. */
static bool leaves_each(const ennead_model *m, const propagator *p, domain values)
{
    ASSERT((values & ~m->all) == 0);
    for (int i = 1; i + 1 < p->count; i++)
        if ((m->domains[p->cells[i]] & values) == 0)
            return false;
    return true;
}

typedef bool leaving(const ennead_model *m, const propagator *p, int low, int high, domain *left);

static bool filter(ennead_model *m, const propagator *p, leaving *left)
{
    const int ends[] = {p->cells[0], p->cells[p->count - 1]};
    domain to_ends[2] = {0, 0}, to_line = 0;

    FOR_EACH_VALUE(ones, m->domains[ends[0]])
        FOR_EACH_VALUE(others, m->domains[ends[1]]) {
            const int one = lowest_value(ones), other = lowest_value(others);
            domain values;
            if (one == other ||
                !left(m, p, one < other ? one : other, one < other ? other : one, &values) ||
                !leaves_each(m, p, values))
                continue;
            to_ends[0] |= value_bit(one);
            to_ends[1] |= value_bit(other);
            to_line |= values;
        }
    for (int side = 0; side < 2; side++)
        if (!narrow(m, ends[side], to_ends[side]))
            return false;
    for (int i = 1; i + 1 < p->count; i++)
        if (!narrow(m, p->cells[i], to_line))
            return false;
    return true;
}

static bool filter_between(ennead_model *m, const propagator *p)
{
    return filter(m, p, left_between);
}

static bool filter_lockout(ennead_model *m, const propagator *p)
{
    return filter(m, p, left_outside);
}

static bool check_between(const propagator *p, const uint8_t *solution)
{
    const int one = solution[p->cells[0]], other = solution[p->cells[p->count - 1]];

    for (int i = 1; i + 1 < p->count; i++) {
        const int number = solution[p->cells[i]];
        if (!(one < number && number < other) && !(other < number && number < one))
            return false;
    }
    return true;
}

static bool check_lockout(const propagator *p, const uint8_t *solution)
{
    const int *difference = p->data;
    const int one = solution[p->cells[0]], other = solution[p->cells[p->count - 1]];

    if (abs(one - other) < *difference)
        return false;
    for (int i = 1; i + 1 < p->count; i++) {
        const int number = solution[p->cells[i]];
        if (!(number < one && number < other) && !(number > one && number > other))
            return false;
    }
    return true;
}

/* Finds which cells of the line differ from the ends, and how many differ from each other. */
static bool prepare(ennead_model *m, propagator *p)
{
    uint16_t different[ENNEAD_MOST_SIZE];
    int count = 0;

    for (int i = 1; i + 1 < p->count && count < m->values; i++) {
        int k = 0;
        while (k < count && pairs_has(&m->differs, p->cells[i], different[k]))
            k++;
        if (k == count)
            different[count++] = p->cells[i];
    }
    p->value = count;
    return true;
}

static void differ(const propagator *p, pairs *found)
{
    for (int i = 1; i + 1 < p->count; i++) {
        pairs_add(found, p->cells[0], p->cells[i]);
        pairs_add(found, p->cells[p->count - 1], p->cells[i]);
    }
    pairs_add(found, p->cells[0], p->cells[p->count - 1]);
}

static const propagator_kind between = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter_between,
    .check = check_between,
    .differ = differ,
    .reason = SENTENCE_MODEL_BETWEEN,
    .prepare = prepare,
};

static const propagator_kind lockout = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter_lockout,
    .check = check_lockout,
    .differ = differ,
    .reason = SENTENCE_MODEL_LOCKOUT,
    .prepare = prepare,
};

ennead_status build_between(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    return model_add(m, &between, rule->cells, (int)rule->cell_count, 0) != NULL
               ? ENNEAD_STATUS_OK
               : ENNEAD_STATUS_OUT_OF_MEMORY;
}

ennead_status build_lockout(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    const int number = rule->number_count > 0 ? rule->numbers[0] : USUAL_LOCKOUT;

    (void)d;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (number < 1 || number > ENNEAD_MOST_SIZE)
        return rule_is_wrong(wrong, "its difference is not 1 to 64");
    int *difference = model_memory(m, sizeof *difference);
    propagator *p =
        difference == NULL ? NULL : model_add(m, &lockout, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *difference = number;
    p->data = difference;
    return ENNEAD_STATUS_OK;
}
