/* SPDX-License-Identifier: MIT */
/*
 * Rules about single cells: odd, even, and given numbers (the grid itself can have these; here
 * they are for rules inside others). What such a rule allows is known before any search.
 */
#include "model/rules/cells/single_cells.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* The values whose numbers have this remainder by two. */
static domain values_of(const ennead_model *m, int remainder)
{
    domain found = 0;

    for (int value = 0; value < m->values; value++)
        if ((m->first_value + value) % 2 == remainder)
            found |= value_bit(value);
    return found;
}

static bool check_parity(const propagator *p, const uint8_t *solution)
{
    for (int i = 0; i < p->count; i++)
        if (solution[p->cells[i]] % 2 != p->value)
            return false;
    return true;
}

/* The numbers come after the set of values. */
typedef struct given_numbers {
    domain values;
    size_t count;
    int32_t numbers[];
} given_numbers;

static bool check_given(const propagator *p, const uint8_t *solution)
{
    const given_numbers *g = p->data;

    for (int i = 0; i < p->count; i++) {
        size_t k = 0;
        while (k < g->count && g->numbers[k] != solution[p->cells[i]])
            k++;
        if (k == g->count)
            return false;
    }
    return true;
}

/* Eliminates what is not in `keep` from the first cell that has more. */
static bool explain(ennead_model *m, const propagator *p, domain keep, sentence_id rule,
                    sentence *s)
{
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        const domain gone = m->domains[cell] & ~keep;
        if (gone == 0)
            continue;
        tell(s, rule, (const model_slot[]){tell_cell(&p->cells[i]), tell_values(keep), {0}});
        keep_before(m);
        narrow(m, cell, keep);
        return tell_gone(m, s);
    }
    return false;
}

static bool explain_parity(ennead_model *m, const propagator *p, int most, sentence *s)
{
    (void)most;
    return explain(m, p, values_of(m, p->value),
                   p->value == 1 ? SENTENCE_MODEL_ODD : SENTENCE_MODEL_EVEN, s);
}

static bool explain_given(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const given_numbers *g = p->data;

    (void)most;
    return explain(m, p, g->values, SENTENCE_MODEL_GIVEN, s);
}

static const propagator_kind parity = {
    .meaning = SAYS_MORE, .check = check_parity, .explain = explain_parity};
static const propagator_kind giving = {
    .meaning = SAYS_MORE, .check = check_given, .explain = explain_given};

static ennead_status add_parity(ennead_model *m, const ennead_constraint *rule, int remainder)
{
    propagator *p = model_add(m, &parity, rule->cells, (int)rule->cell_count, 0);

    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->value = remainder;
    for (int i = 0; i < p->count; i++)
        restrict_cell(m, p->cells[i], values_of(m, remainder));
    return ENNEAD_STATUS_OK;
}

ennead_status build_odd(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                        const char **wrong)
{
    (void)d;
    return rule_repeats(rule) ? rule_is_wrong(wrong, "it names a cell twice")
                              : add_parity(m, rule, 1);
}

ennead_status build_even(ennead_model *m, const ennead_description *d,
                         const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return rule_repeats(rule) ? rule_is_wrong(wrong, "it names a cell twice")
                              : add_parity(m, rule, 0);
}

ennead_status build_given(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    const size_t bytes = rule->number_count * sizeof *rule->numbers;
    given_numbers *g = model_memory(m, sizeof *g + bytes);
    propagator *p = g == NULL ? NULL : model_add(m, &giving, rule->cells, (int)rule->cell_count, 0);

    (void)d;
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *g = (given_numbers){.count = rule->number_count};
    memcpy(g->numbers, rule->numbers, bytes);
    p->data = g;
    for (size_t i = 0; i < g->count; i++) {
        const int64_t value = (int64_t)g->numbers[i] - m->first_value;
        if (value < 0 || value >= m->values)
            return rule_is_wrong(wrong, "it has a number that is no value");
        g->values |= value_bit((int)value);
    }
    for (int i = 0; i < p->count; i++)
        restrict_cell(m, p->cells[i], g->values);
    return ENNEAD_STATUS_OK;
}
