/* SPDX-License-Identifier: MIT */
/*
 * Rivals: techniques that HoDoKu tries together, or of which it finds all steps before it takes one.
 * It takes the step that removes most candidates, and of those that remove as many the one whose
 * candidates come first, cell by cell and digit by digit. Of all other techniques it takes the first
 * step that it finds. (Read off that program, B. Hobiger's HoDoKu 2.2.)
 *
 * A person would rather see the shortest chain, so only scores are found this way (score.c), not the
 * steps that are told.
 */
#include "logic/rivals.h"

#include <stddef.h>
#include <string.h>

typedef struct rivals {
    ennead_technique first, last;
} rivals;

static const rivals all_rivals[] = {
    {ENNEAD_X_CHAIN, ENNEAD_X_CHAIN},
    {ENNEAD_XY_CHAIN, ENNEAD_XY_CHAIN},
    {ENNEAD_CONTINUOUS_NICE_LOOP, ENNEAD_DISCONTINUOUS_NICE_LOOP},
    {ENNEAD_GROUPED_CONTINUOUS_LOOP, ENNEAD_GROUPED_DISCONTINUOUS_LOOP},
    {ENNEAD_ALS_XZ, ENNEAD_ALS_XZ},
    {ENNEAD_ALS_XY_WING, ENNEAD_ALS_XY_WING},
    {ENNEAD_ALS_CHAIN, ENNEAD_ALS_CHAIN},
};

/* The rivals that begin with a technique, or NULL. */
static const rivals *rivals_from(int technique)
{
    for (size_t i = 0; i < sizeof all_rivals / sizeof all_rivals[0]; i++)
        if ((int)all_rivals[i].first == technique)
            return &all_rivals[i];
    return NULL;
}

/* The best step so far. */
typedef struct choice {
    ennead_step *best;
    int removed; /* how many candidates it removes; 0: there is none */
} choice;

static int removed_by(const ennead_step *step)
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += cell_count(cells_of_set(step->removed[digit]));
    return count;
}

/* Whether what one step removes comes before what another does. */
static bool removes_lower(const ennead_step *one, const ennead_step *other)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++) {
            const bool by_one = ennead_cell_set_has(one->removed[digit], cell);
            if (by_one != ennead_cell_set_has(other->removed[digit], cell))
                return by_one;
        }
    return false;
}

static bool keep_best(void *user, const ennead_step *step)
{
    choice *c = user;
    const int removed = removed_by(step);

    if (removed > c->removed || (removed == c->removed && removes_lower(step, c->best))) {
        memcpy(c->best, step,
               offsetof(ennead_step, nodes) + step->node_count * sizeof step->nodes[0]);
        c->removed = removed;
    }
    return true;
}

static flow hunt_best(hunt *h, const ennead_technique_set *techniques, const rivals *group)
{
    ennead_step each;
    choice c = {.best = h->step, .removed = 0};
    hunt all = *h;

    all.step = &each;
    all.tell = keep_best;
    all.user = &c;
    for (int technique = (int)group->first; technique <= (int)group->last; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique))
            (void)hunt_for(&all, (ennead_technique)technique);
    return c.removed > 0 ? ENOUGH : GO_ON;
}

flow hunt_among_rivals(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const rivals *group = rivals_from(technique);
        if (group != NULL) {
            if (hunt_best(h, techniques, group) == ENOUGH)
                return ENOUGH;
            technique = (int)group->last;
        } else if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
                   hunt_for(h, (ennead_technique)technique) == ENOUGH) {
            return ENOUGH;
        }
    }
    return GO_ON;
}
