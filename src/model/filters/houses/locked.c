/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates. Two houses that hold every value share some cells, so the remaining cells of
 * one hold the same values as the remaining cells of the other. A value that has no place in one
 * remainder has none in the other: with a box and a line this is pointing, the other way round
 * claiming.
 */
#include "model/filters/houses/locked.h"

#include "model/filters/houses/remainders.h"
#include "model/reasons.h"

static bool filter(ennead_model *m, const propagator *p)
{
    domain one = 0, other = 0;

    for (int i = 0; i < p->first_part; i++)
        one |= m->domains[p->cells[i]];
    for (int i = p->first_part; i < p->count; i++)
        other |= m->domains[p->cells[i]];
    if (one == other)
        return true;
    for (int i = 0; i < p->count; i++)
        if (!narrow(m, p->cells[i], one & other))
            return false;
    return true;
}

/* For locked candidates and equal remainders: a value missing from one remainder is eliminated
 * from the other. */
bool locked_explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    domain held[2] = {0, 0};

    for (int i = 0; i < p->count; i++)
        held[i >= p->first_part] |= m->domains[p->cells[i]];
    for (int side = 0; side < 2; side++) {
        const domain gone = held[side] & ~held[1 - side];
        const int begin = side == 0 ? 0 : p->first_part;
        char name[HOUSE_NAME_SIZE], other[HOUSE_NAME_SIZE];
        if (gone == 0 || most < 1)
            continue;
        const domain value = gone & -gone;
        TELL(s, MODEL_LOCKED, tell_house(s, p, side == 0 ? p->other : p->name, name),
             tell_values(value), tell_house(s, p, side == 0 ? p->name : p->other, other));
        keep_before(m);
        for (int i = begin; i < begin + p->first_part; i++)
            narrow(m, p->cells[i], ~value);
        return tell_gone(m, s);
    }
    return false;
}

static const propagator_kind locked = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = locked_explain,
};

static const propagator_kind unsaid = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter,
};

ennead_status locked_add_unsaid(ennead_model *m, const propagator *one, const propagator *other)
{
    return remainders_add(m, &unsaid, one, other);
}

ennead_status locked_add(ennead_model *m, const propagator *one, const propagator *other)
{
    return remainders_add(m, &locked, one, other);
}
