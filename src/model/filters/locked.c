/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates. Two houses that hold every value share some cells; so what is left of one
 * holds the same values as what is left of the other. A value that has no place in one remainder
 * has none in the other: with a box and a line this is pointing, and the other way round claiming.
 */
#include "model/model.h"
#include "model/explain/sentence.h"

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

static const propagator_kind locked = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = locked_explain,
};

ennead_status locked_add(ennead_model *m, const propagator *one, const propagator *other)
{
    return remainders_add(m, &locked, one, other);
}
