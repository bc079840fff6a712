/* SPDX-License-Identifier: MIT */
/*
 * Clues beyond those that are needed, at random places. With a symmetry they come in groups, and
 * not every number is a sum of group sizes.
 */
#include "create/making/extra.h"

/* The number of clues that the puzzle is to have; `clues` is what it has. */
static int wanted_clues(making *m, const plan *p, int clues)
{
    const ennead_request *request = &p->request;
    int least = clues + request->extra_clues;

    if (request->surplus == ENNEAD_SURPLUS_NONE)
        return least;
    if (least < request->least_clues)
        least = request->least_clues;
    return least + (int)random_below(&m->random, (uint32_t)(request->most_clues - least + 1));
}

bool add_extra_clues(making *m, const plan *p)
{
    thinning *t = &m->thinning;
    const cells before = t->clues;
    int missing = wanted_clues(m, p, cell_count(before)) - cell_count(before);
    uint8_t order[ENNEAD_CELLS];

    if (missing == 0)
        return true;
    for (int i = 0; i < p->groups.count; i++)
        order[i] = (uint8_t)i;
    shuffle(&m->random, order, p->groups.count);
    for (int i = 0; i < p->groups.count; i++) {
        const cells group = p->groups.orbit[order[i]];
        if ((group & t->clues) == 0 && cell_count(group) <= missing) {
            put_group(t, group);
            missing -= cell_count(group);
        }
    }
    if (missing > 0)
        take_group(t, t->clues & ~before);
    return missing == 0;
}
