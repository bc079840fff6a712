/* SPDX-License-Identifier: MIT */
/*
 * Odd and even cells: what such a rule leaves to a cell is known before any search.
 */
#include "model/sentence.h"

/* The values whose numbers leave that remainder by two. */
static domain values_of(const ennead_model *m, int remainder)
{
    domain found = 0;

    for (int value = 0; value < m->values; value++)
        if ((m->first_value + value) % 2 == remainder)
            found |= value_bit(value);
    return found;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    for (int i = 0; i < p->count; i++)
        if (solution[p->cells[i]] % 2 != p->value)
            return false;
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const domain keep = values_of(m, p->value);

    (void)most;
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        const domain gone = m->domains[cell] & ~keep;
        if (gone == 0)
            continue;
        say_cell(s, cell);
        say_words(s, p->value == 1 ? " is odd, so it is not " : " is even, so it is not ");
        say_values(s, gone);
        say_words(s, ".");
        narrow(m, cell, keep);
        return true;
    }
    return false;
}

static const propagator_kind parity = {.meaning = SAYS_MORE, .check = check, .explain = explain};

static ennead_status add(ennead_model *m, const ennead_constraint *rule, int remainder)
{
    propagator *p = model_add(m, &parity, rule->cells, (int)rule->cell_count, 0);

    if (p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    p->value = remainder;
    for (int i = 0; i < p->count; i++)
        restrict_cell(m, p->cells[i], values_of(m, remainder));
    return ENNEAD_OK;
}

ennead_status build_odd(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                        const char **wrong)
{
    (void)d;
    return rule_repeats(rule) ? rule_is_wrong(wrong, "it names a cell twice") : add(m, rule, 1);
}

ennead_status build_even(ennead_model *m, const ennead_description *d,
                         const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return rule_repeats(rule) ? rule_is_wrong(wrong, "it names a cell twice") : add(m, rule, 0);
}
