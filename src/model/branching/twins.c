/* SPDX-License-Identifier: MIT */
/*
 * If all rules only say which cells differ, then exchanging two values that a state leaves in the
 * same cells exchanges its solutions. So in a grid with few values, or none, one guess answers for
 * many: a layout that cannot be filled is refuted some 9! times sooner.
 */
#include "model/branching/twins.h"

/* Whether all rules are that some cells differ. */
static bool is_blind(const ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator_kind *kind = m->propagators[i].kind;
        if (kind->meaning == SAYS_MORE && kind->check != NULL)
            return false;
    }
    return true;
}

domain twins_of(const ennead_model *m, const domain *state, int value)
{
    domain found = m->all;

    for (int cell = 0; cell < m->cells && !is_single(found); cell++)
        found &= (state[cell] & value_bit(value)) != 0 ? state[cell] : ~state[cell];
    return found;
}

bool find_twins(const ennead_model *m)
{
    bool found = false;

    if (!m->may_learn)
        return false;
    for (int value = 0; value < m->values && !found; value++)
        found = (m->in_use & value_bit(value)) != 0 && !is_single(twins_of(m, m->start, value));
    return found && is_blind(m);
}
