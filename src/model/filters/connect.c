/* SPDX-License-Identifier: MIT */
/*
 * When all propagators are there: which cells differ, what the kinds work out from that, what follows
 * from houses, sums and tables together, and who tells whom. A model that a limit has cut short has no
 * rule, so that nothing is asked of one that is not ready.
 */
#include "model/filters/connect.h"

#include "model/filters/pairs/links.h"
#include "model/filters/sums/innies.h"
#include "model/limits.h"
#include "model/wiring.h"

/* What can be worked out once it is known which cells differ. */
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
