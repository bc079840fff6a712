/* SPDX-License-Identifier: MIT */
/*
 * Clues beyond those that are needed, at random places. With a symmetry they come in groups, and
 * groups of different sizes do not make up every number.
 */
#include "create/job.h"

/* How many clues the puzzle is to have; `clues` it has. */
static int wanted_clues(job *j, const plan *p, int clues)
{
    const ennead_wishes *w = &p->wishes;
    int least = clues + w->extra_clues;

    if (w->surplus == ENNEAD_MINIMAL)
        return least;
    if (least < w->least_clues)
        least = w->least_clues;
    return least + (int)stream_below(&j->random, (uint32_t)(w->most_clues - least + 1));
}

bool add_extra_clues(job *j, const plan *p)
{
    thinning *t = &j->thinning;
    const cells before = t->clues;
    int missing = wanted_clues(j, p, cell_count(before)) - cell_count(before);
    uint8_t order[ENNEAD_CELLS];

    if (missing == 0)
        return true;
    for (int i = 0; i < p->groups.count; i++)
        order[i] = (uint8_t)i;
    shuffle(&j->random, order, p->groups.count);
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
