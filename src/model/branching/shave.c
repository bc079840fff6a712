/* SPDX-License-Identifier: MIT */
/*
 * Shaving: each value left in a cell is tried and propagated; if that fails, the value is removed.
 * The result when no trial fails is unique, since propagation is monotone (known as singleton
 * consistency; D. Martin, P. Shmoys, "A new approach to computing optimal schedules for the
 * job-shop scheduling problem", IPCO 1996, named it shaving).
 */
#include "model/branching/shave.h"

#include "grid/assertions.h"
#include "model/propagate.h"

#include <string.h>

/* Tries a value of a cell. Returns CUT_SHORT, or what is then known of the state. */
static propagation try(ennead_model *m, int cell, domain value)
{
    ASSERT(cell >= 0 && cell < m->cells);
    ASSERT((value & ~m->all) == 0);
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    memcpy(m->before, m->domains, bytes);
    const propagation outcome = narrow(m, cell, value) ? propagate(m) : CONTRADICTION;
    memcpy(m->domains, m->before, bytes);
    if (outcome != CONTRADICTION)
        return outcome;
    m->shaved++;
    if (!narrow(m, cell, ~value)) {
        model_queue_clear(m);
        return CONTRADICTION;
    }
    return propagate(m);
}

propagation shave(ennead_model *m)
{
    propagation outcome = propagate(m);
    int without_change = 0;

    /* Goes round the cells until a whole round has changed nothing. */
    for (int cell = 0; outcome == CONSISTENT && without_change < m->cells;
         cell = (cell + 1) % m->cells) {
        const uint64_t before = m->shaved;
        domain left = is_single(m->domains[cell]) ? 0 : m->domains[cell];

        for (; left != 0 && outcome == CONSISTENT; left &= left - 1) {
            const domain value = left & -left;
            if (!is_single(m->domains[cell]) && (m->domains[cell] & value) != 0)
                outcome = try(m, cell, value);
        }
        without_change = m->shaved == before ? without_change + 1 : 0;
    }
    return outcome;
}
