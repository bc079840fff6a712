/* SPDX-License-Identifier: MIT */
#include "logic/hunt.h"

#include <stddef.h>
#include <string.h>

#include "grid/assertions.h"

ennead_step *new_step(hunt *h)
{
    ASSERT((unsigned)h->technique < ENNEAD_TECHNIQUE_COUNT);
    const ennead_technique_row *row = ennead_technique_info((int)h->technique);

    /* The nodes are a large array that few techniques use, and node_count says how many are
     * valid. */
    memset(h->step, 0, offsetof(ennead_step, nodes));
    h->step->technique = h->technique;
    h->step->rating = row->rating;
    h->step->rests_on_unique = row->family == ENNEAD_FAMILY_UNIQUENESS;
    return h->step;
}

flow report_step(hunt *h)
{
    ASSERT(h->step->technique == h->technique);
    ASSERT(h->step->key_count <= ENNEAD_STEP_KEYS && h->step->node_count <= ENNEAD_STEP_NODES);
    return h->report(h->user, h->step) ? GO_ON : ENOUGH;
}
