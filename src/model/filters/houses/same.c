/* SPDX-License-Identifier: MIT */
/*
 * Two houses that hold every value have the same values in the cells outside their intersection:
 * the cells of one remainder can be matched with those of the other so that matched cells are
 * equal. A cell keeps a value if some matching gives it a partner that may hold the value too (N.
 * Beldiceanu, I. Katriel, S. Thiel, "Filtering algorithms for the same constraint", CPAIOR 2004;
 * there as a flow through the values).
 */
#include "model/filters/houses/same.h"

#include "model/filters/houses/matching.h"
#include "model/filters/houses/remainders.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* `apart`: for each cell of the first part, which cells of the second cannot be equal to it. */
static bool filter_matches(ennead_model *m, const propagator *p, const domain *apart)
{
    const int count = p->first_part;
    const uint16_t *others = p->cells + count;
    domain partners[ENNEAD_MOST_SIZE], left_to_others[ENNEAD_MOST_SIZE] = {0};

    for (int i = 0; i < count; i++) {
        partners[i] = 0;
        for (int j = 0; j < count; j++)
            if ((m->domains[p->cells[i]] & m->domains[others[j]]) != 0)
                partners[i] |= value_bit(j);
        partners[i] &= ~apart[i];
    }
    if (matching_filter(partners, p->matched, count) == MATCHED_NOT)
        return false;
    for (int i = 0; i < count; i++) {
        domain left = 0;
        FOR_EACH_VALUE(todo, partners[i]) {
            const int j = lowest_value(todo);
            const domain common = m->domains[p->cells[i]] & m->domains[others[j]];
            left |= common;
            left_to_others[j] |= common;
        }
        partners[i] = left;
    }
    for (int i = 0; i < count; i++)
        if (!narrow(m, p->cells[i], partners[i]) || !narrow(m, others[i], left_to_others[i]))
            return false;
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    static const domain none[ENNEAD_MOST_SIZE];

    return filter_matches(m, p, none);
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    char one[HOUSE_NAME_SIZE], other[HOUSE_NAME_SIZE];

    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_SAME, tell_house(s, p, p->name, one), tell_house(s, p, p->other, other),
         tell_cells(p->cells, p->first_part), tell_cells(p->cells + p->first_part, p->first_part));
    tell_found(m, s);
    return true;
}

static const propagator_kind same = {
    .meaning = SAYS_MORE,
    .cost = COST_SAME,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
};

ennead_status same_add(ennead_model *m, const propagator *one, const propagator *other)
{
    return remainders_add(m, &same, one, other);
}

/* Cells that are left over may see each other. */
static bool filter_left(ennead_model *m, const propagator *p)
{
    domain apart[ENNEAD_MOST_SIZE];

    for (int i = 0; i < p->first_part; i++) {
        apart[i] = 0;
        for (int j = 0; j < p->first_part; j++)
            if (model_sees(m, p->cells[i], p->cells[p->first_part + j]))
                apart[i] |= value_bit(j);
    }
    return filter_matches(m, p, apart);
}

static bool explain_left(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const same_reason *why = p->rule;

    if (most < 2 || !try_filter(m, p))
        return false;
    tell(s, why->sentence,
         (const model_slot[]){tell_lines(why->lines),
                              tell_lines(why->regions),
                              tell_cells(p->cells, p->first_part),
                              tell_cells(p->cells + p->first_part, p->first_part),
                              {0}});
    tell_found(m, s);
    return true;
}

static const propagator_kind left_over = {
    .meaning = SAYS_MORE,
    .cost = COST_SAME,
    .calls = ONE_CALL,
    .filter = filter_left,
    .explain = explain_left,
};

ennead_status same_add_cells(ennead_model *m, const uint16_t *one, const uint16_t *other, int count,
                             const same_reason *why)
{
    uint16_t cells[2 * ENNEAD_MOST_SIZE];
    same_reason *copy = model_memory(m, sizeof *copy);

    memcpy(cells, one, (size_t)count * sizeof *cells);
    memcpy(cells + count, other, (size_t)count * sizeof *cells);
    propagator *p = model_add(m, &left_over, cells, 2 * count, count);
    if (p == NULL || copy == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *copy = *why;
    p->rule = copy;
    p->first_part = count;
    return ENNEAD_STATUS_OK;
}
