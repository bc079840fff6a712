/* SPDX-License-Identifier: MIT */
/*
 * Lines on which every n consecutive cells are of different classes: low, middle and high
 * (entropic lines), or all remainders by a number (modular lines). There are only n classes, so
 * cells n steps apart are of the same class. So the positions on the line, modulo n, are matched
 * with the classes.
 */
#include "model/rules/lines/cycles.h"

#include "grid/assertions.h"
#include "model/filters/houses/matching.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

enum { ENTROPIC_CLASSES = 3, USUAL_MODULUS = 3 };

/* The classes as sets of values, and how many consecutive cells differ by class. */
typedef struct cycle_classes {
    int count;
    int of_number[2 * ENNEAD_MOST_SIZE]; /* the class of each number */
    domain values[ENNEAD_MOST_SIZE];
} cycle_classes;

static bool filter(ennead_model *m, const propagator *p)
{
    const cycle_classes *c = p->data;
    const int places = p->count < c->count ? p->count : c->count;
    domain may_be[ENNEAD_MOST_SIZE];

    for (int place = 0; place < places; place++) {
        may_be[place] = 0;
        for (int k = 0; k < c->count; k++) {
            int i = place;
            while (i < p->count && (m->domains[p->cells[i]] & c->values[k]) != 0)
                i += c->count;
            if (i >= p->count)
                may_be[place] |= value_bit(k);
        }
        if (may_be[place] == 0)
            return false;
    }
    if (matching_filter(may_be, p->matched, places) == MATCHED_NOT)
        return false;
    for (int place = 0; place < places; place++) {
        domain keep = 0;
        FOR_EACH_VALUE(left, may_be[place])
            keep |= c->values[lowest_value(left)];
        for (int i = place; i < p->count; i += c->count)
            if (!narrow(m, p->cells[i], keep))
                return false;
    }
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const cycle_classes *c = p->data;

    for (int i = 0; i < p->count; i++)
        for (int k = i + 1; k < p->count && k < i + c->count; k++)
            if (c->of_number[solution[p->cells[i]]] == c->of_number[solution[p->cells[k]]])
                return false;
    return true;
}

/* A line of low, middle and high values. */
static bool explain_entropic(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const cycle_classes *c = p->data;

    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_ENTROPIC, tell_its_cells(p), tell_values(c->values[0]), tell_values(c->values[1]),
         tell_values(c->values[2]));
    tell_found(m, s);
    return true;
}

static bool explain_modular(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= 2 &&
           explain_rule(m, p, s, SENTENCE_MODEL_MODULAR, ((const cycle_classes *)p->data)->count);
}

static const propagator_kind entropic = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain_entropic,
};

static const propagator_kind modular = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain_modular,
};

/* Adds the rule; the caller then fills in the values of its classes. */
static cycle_classes *add(ennead_model *m, const propagator_kind *kind,
                          const ennead_constraint *rule, int count)
{
    cycle_classes *c = model_cleared_memory(m, sizeof *c);
    propagator *p =
        c == NULL ? NULL : model_add(m, kind, rule->cells, (int)rule->cell_count, count);

    if (p == NULL)
        return NULL;
    c->count = count;
    p->data = c;
    return c;
}

static void put(const ennead_model *m, cycle_classes *c, int value, int class)
{
    ASSERT(value >= 0 && value < m->values);
    c->of_number[m->first_value + value] = class;
    c->values[class] |= value_bit(value);
}

ennead_status build_entropic(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    cycle_classes *c = add(m, &entropic, rule, ENTROPIC_CLASSES);

    (void)d;
    (void)wrong;
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int value = 0; value < m->values; value++)
        put(m, c, value, value * ENTROPIC_CLASSES / m->values);
    return ENNEAD_STATUS_OK;
}

ennead_status build_modular(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    const int modulus = rule->number_count > 0 ? rule->numbers[0] : USUAL_MODULUS;

    (void)d;
    if (modulus < 2 || modulus > ENNEAD_MOST_SIZE)
        return rule_is_wrong(wrong, "its number is not 2 to 64");
    cycle_classes *c = add(m, &modular, rule, modulus);
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int value = 0; value < m->values; value++)
        put(m, c, value, (m->first_value + value) % modulus);
    return ENNEAD_STATUS_OK;
}
