/* SPDX-License-Identifier: MIT */
/*
 * Runs when all propagators have been added: finds which cells differ, prepares the propagators,
 * adds what follows from houses, sums and tables together, and makes the queue. A model that a
 * limit has cut short has no propagators, so none that is unprepared is ever used.
 */
#include "model/filters/connect.h"

#include "model/filters/pairs/links.h"
#include "model/filters/sums/innies.h"
#include "model/limits.h"
#include "model/wiring.h"

/* Lets the propagators prepare, now that it is known which cells differ. */
static bool prepare(ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count && model_may_build(m); i++) {
        propagator *p = &m->propagators[i];
        if (p->kind->prepare != NULL && !p->kind->prepare(m, p))
            return false;
    }
    return true;
}

ennead_status model_connect(ennead_model *m, const char **wrong)
{
    wiring_differences(m);
    if (!prepare(m))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (model_root(m)->unfinished)
        m->propagator_count = 0;
    else if (innies_add(m) != ENNEAD_STATUS_OK || !links_add(m))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    return wire(m, wrong);
}
