/* SPDX-License-Identifier: MIT */
/*
 * If all rules only say which cells differ, then exchanging two values that a state leaves in the
 * same cells exchanges its solutions. So in a grid with few values, or none, one guess answers for
 * many: a layout that cannot be filled is refuted some 9! times sooner. A rule that only asks which
 * cells have one of some values (`connected`) leaves these exchangeable, and the others.
 */
#include "model/branching/twins.h"

/* Whether all rules are that some cells differ, or all say the same of some values. */
static bool is_blind(ennead_model *m)
{
    m->among = 0;
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        if (p->kind->meaning != SAYS_MORE || p->kind->check == NULL)
            continue;
        if (p->among == 0 || (m->among != 0 && m->among != p->among))
            return false;
        m->among = p->among;
    }
    return true;
}

domain twins_of(const ennead_model *m, const domain *state, int value)
{
    domain found = (m->among & value_bit(value)) != 0 ? m->among : m->all & ~m->among;

    for (int cell = 0; cell < m->cells && !is_single(found); cell++)
        found &= (state[cell] & value_bit(value)) != 0 ? state[cell] : ~state[cell];
    return found;
}

/* The values that are the only one of a cell: no other value has the same cells. */
static domain given_values(const ennead_model *m)
{
    domain given = 0;

    for (int cell = 0; cell < m->cells; cell++)
        if (is_single(m->start[cell]))
            given |= m->start[cell];
    return given;
}

bool find_twins(ennead_model *m)
{
    bool found = false;

    if (!m->auto_branch || !is_blind(m))
        return false;
    FOR_EACH_VALUE(rest, m->in_use & ~given_values(m))
        found = found || !is_single(twins_of(m, m->start, lowest_value(rest)));
    return found;
}
