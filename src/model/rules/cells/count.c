/* SPDX-License-Identifier: MIT */
/*
 * How many cells have a value: as soon as that many have it, the others lose it; if no more than
 * that many may have it, all of these do. Of cells that all differ, at most one has it (places.h).
 */
#include "model/rules/cells/count.h"

#include "model/filters/houses/places.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

typedef struct value_count_rule {
    int times, number; /* as written */
    domain value;
    const place_groups *places;
} value_count_rule;

static bool filter(ennead_model *m, const propagator *p)
{
    const value_count_rule *c = p->rule;
    int sure = 0, possible = 0;

    for (int i = 0; i < p->count; i++) {
        sure += m->domains[p->cells[i]] == c->value;
        possible += (m->domains[p->cells[i]] & c->value) != 0;
    }
    if (sure > c->times || possible < c->times)
        return false;
    if (sure < c->times && possible > c->times)
        return places_demand(c->places, m, p, c->value, c->times);
    if (sure == possible)
        return true;
    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        if ((set & c->value) != 0 && set != c->value &&
            !narrow(m, p->cells[i], sure == c->times ? ~c->value : c->value))
            return false;
    }
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const value_count_rule *c = p->rule;
    int count = 0;

    for (int i = 0; i < p->count; i++)
        count += solution[p->cells[i]] == c->number;
    return count == c->times;
}

static bool prepare(ennead_model *m, propagator *p)
{
    value_count_rule *c = model_memory(m, sizeof *c);

    if (c == NULL)
        return false;
    *c = *(const value_count_rule *)p->rule;
    c->places = places_new(m, p);
    p->rule = c;
    return c->places != NULL;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const value_count_rule *c = p->rule;

    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_COUNT, tell_its_cells(p), tell_number(c->number), tell_number(c->times));
    tell_found(m, s);
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .prepare = prepare,
    .explain = explain,
};

ennead_status build_count(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    value_count_rule *c = model_memory(m, sizeof *c);
    const int64_t value = (int64_t)rule->numbers[1] - m->first_value;

    (void)d;
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (value < 0 || value >= m->values)
        return rule_is_wrong(wrong, "its second number is no value");
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *c = (value_count_rule){rule->numbers[0], rule->numbers[1], value_bit((int)value), NULL};
    p->rule = c;
    return ENNEAD_STATUS_OK;
}
