/* SPDX-License-Identifier: MIT */
/*
 * Rivals: techniques of which HoDoKu finds all steps before it takes one, or that it looks for in an order
 * of its own. Of several steps it takes the one that removes most candidates. Of those that remove as
 * many it takes the one with the least weight: what is removed is put in order, digit by digit and cell
 * by cell, and the n-th, cell c (0 to 80) and digit d, weighs c * (80 n - 79) + d. Of those that weigh
 * the same it takes the first that it finds. (Read off that program, B. Hobiger's HoDoKu 2.2.)
 *
 * A person would rather see the shortest chain, so only scores are found this way (score.c), not the
 * steps that are told.
 */
#include "logic/hodoku/rivals.h"

#include <stddef.h>

worth worth_of(const candidate_set *gone)
{
    worth w = {0, 0};

    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = gone->of[digit]; rest != 0; rest = without_lowest_cell(rest)) {
            w.weight += lowest_cell(rest) * (80 * w.removed + 1) + digit;
            w.removed++;
        }
    return w;
}

/* Told of avoidable rectangles: HoDoKu takes those whose open corner has two candidates. */
static bool is_not_of_pair(void *user, const ennead_step *step)
{
    const marks *m = user;
    return (cells_of_set(step->fins) & m->pairs) == 0;
}

static flow take_avoidable_rectangle_1(hunt *h)
{
    hunt each = *h;
    marks m = *h->marks;

    each.tell = is_not_of_pair;
    each.user = &m;
    return hunt_for(&each, ENNEAD_AVOIDABLE_RECTANGLE_1);
}

typedef struct rivals {
    ennead_technique first, last;
    flow (*take)(hunt *h);
} rivals;

static const rivals all_rivals[] = {
    {ENNEAD_REMOTE_PAIR, ENNEAD_REMOTE_PAIR, take_remote_pair},
    {ENNEAD_TURBOT_FISH, ENNEAD_TURBOT_FISH, take_turbot_fish},
    {ENNEAD_AVOIDABLE_RECTANGLE_1, ENNEAD_AVOIDABLE_RECTANGLE_1, take_avoidable_rectangle_1},
    {ENNEAD_FINNED_X_WING, ENNEAD_FINNED_X_WING, take_finned_x_wing},
    {ENNEAD_SASHIMI_X_WING, ENNEAD_SASHIMI_X_WING, take_sashimi_x_wing},
    {ENNEAD_FINNED_SWORDFISH, ENNEAD_FINNED_SWORDFISH, take_finned_swordfish},
    {ENNEAD_SASHIMI_SWORDFISH, ENNEAD_SASHIMI_SWORDFISH, take_sashimi_swordfish},
    {ENNEAD_FINNED_JELLYFISH, ENNEAD_FINNED_JELLYFISH, take_finned_jellyfish},
    {ENNEAD_SASHIMI_JELLYFISH, ENNEAD_SASHIMI_JELLYFISH, take_sashimi_jellyfish},
    {ENNEAD_SUE_DE_COQ, ENNEAD_SUE_DE_COQ, take_sue_de_coq},
    {ENNEAD_X_CHAIN, ENNEAD_X_CHAIN, take_x_chain},
    {ENNEAD_XY_CHAIN, ENNEAD_XY_CHAIN, take_xy_chain},
    {ENNEAD_CONTINUOUS_NICE_LOOP, ENNEAD_DISCONTINUOUS_NICE_LOOP, take_nice_loop},
    {ENNEAD_GROUPED_CONTINUOUS_LOOP, ENNEAD_GROUPED_DISCONTINUOUS_LOOP, take_grouped_loop},
    {ENNEAD_ALS_XZ, ENNEAD_ALS_XZ, take_als_xz},
    {ENNEAD_ALS_XY_WING, ENNEAD_ALS_XY_WING, take_als_xy_wing},
    {ENNEAD_ALS_CHAIN, ENNEAD_ALS_CHAIN, take_als_chain},
    {ENNEAD_FORCING_CHAIN, ENNEAD_FORCING_CHAIN, take_forcing_chain},
    {ENNEAD_FORCING_NET, ENNEAD_FORCING_NET, take_forcing_net},
};

/* The rivals that begin with a technique, or NULL. */
static const rivals *rivals_from(int technique)
{
    for (size_t i = 0; i < sizeof all_rivals / sizeof all_rivals[0]; i++)
        if ((int)all_rivals[i].first == technique)
            return &all_rivals[i];
    return NULL;
}

/* Whether a set has one of the techniques of a group. */
static bool has_any(const ennead_technique_set *techniques, const rivals *group)
{
    for (int technique = (int)group->first; technique <= (int)group->last; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique))
            return true;
    return false;
}

flow hunt_among_rivals(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const rivals *group = rivals_from(technique);
        if (group != NULL) {
            if (has_any(techniques, group) && group->take(h) == ENOUGH)
                return ENOUGH;
            technique = (int)group->last;
        } else if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
                   hunt_for(h, (ennead_technique)technique) == ENOUGH) {
            return ENOUGH;
        }
    }
    return GO_ON;
}
