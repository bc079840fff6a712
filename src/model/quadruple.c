/* SPDX-License-Identifier: MIT */
/*
 * Quadruples: each number is in one of the cells, and a number that is named twice in two of them.
 * As a matching: each number has a cell of its own. Where there are as many numbers as cells, the
 * cells hold nothing else.
 */
#include "model/cage.h"
#include "model/matching.h"
#include "model/sentence.h"

typedef struct quadruple {
    int first_value;
    int count;
    int32_t numbers[]; /* as they are written */
} quadruple;

/* In which cells each number may be. */
static bool find_places(const ennead_model *m, const propagator *p, domain *places)
{
    const quadruple *q = p->rule;

    for (int k = 0; k < q->count; k++) {
        const int64_t value = (int64_t)q->numbers[k] - m->first_value;
        places[k] = 0;
        for (int i = 0; value >= 0 && value < m->values && i < p->count; i++)
            if ((m->domains[p->cells[i]] & value_bit((int)value)) != 0)
                places[k] |= value_bit(i);
        if (places[k] == 0)
            return false;
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const quadruple *q = p->rule;
    domain places[ENNEAD_MOST_SIZE], held[ENNEAD_MOST_SIZE] = {0};
    uint8_t guess[ENNEAD_MOST_SIZE];

    for (int k = 0; k < q->count; k++)
        guess[k] = p->matched[k];
    if (!find_places(m, p, places) || matching_filter(places, guess, q->count) == MATCHED_NOT)
        return false;
    for (int k = 0; k < q->count; k++) {
        const domain value = value_bit(q->numbers[k] - m->first_value);
        p->matched[k] = guess[k];
        for (domain left = places[k]; left != 0; left &= left - 1)
            held[lowest_value(left)] |= value;
        if (is_single(places[k]) && !narrow(m, p->cells[lowest_value(places[k])], value))
            return false;
    }
    for (int i = 0; q->count == p->count && i < p->count; i++)
        if (!narrow(m, p->cells[i], held[i]))
            return false;
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const quadruple *q = p->rule;

    for (int k = 0; k < q->count; k++) {
        int wanted = 0, there = 0;
        for (int j = 0; j < q->count; j++)
            wanted += q->numbers[j] == q->numbers[k];
        for (int i = 0; i < p->count; i++)
            there += solution[p->cells[i]] == q->numbers[k];
        if (there < wanted)
            return false;
    }
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= 2 && explain_by_filter(m, p, "each number of a quadruple has a cell, so ", s);
}

static const propagator_kind kind = {SAYS_MORE, COST_LOCKED, MORE_CALLS, filter, check,
                                     NULL,      explain,     NULL,       NULL};

ennead_status build_quadruple(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    const size_t count = rule->number_count;
    quadruple *q = model_memory(m, sizeof *q + count * sizeof *q->numbers);

    if (q == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    if (!names_cells_once(rule->cells, rule->cell_count, wrong))
        return ENNEAD_BAD_ARGUMENT;
    if (count > rule->cell_count) {
        *wrong = "it has more numbers than cells";
        return ENNEAD_BAD_ARGUMENT;
    }
    *q = (quadruple){m->first_value, (int)count};
    for (size_t i = 0; i < count; i++)
        q->numbers[i] = rule->numbers[i];
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, (int)count);
    if (p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    p->rule = q;
    return ENNEAD_OK;
}
