/* SPDX-License-Identifier: MIT */
/*
 * Chooses among steps as HoDoKu does: for some techniques it finds all steps before it takes one
 * (worth.h), or looks for them in an order of its own. A person would rather see the shortest
 * chain, so only scores are computed this way (score.c); the steps shown to people are not chosen
 * like this.
 */
#include "logic/hodoku/choice.h"

#include <stddef.h>

#include "logic/hodoku/choose_chains.h"
#include "logic/hodoku/choose_fish.h"
#include "logic/hodoku/choose_forcing.h"
#include "logic/hodoku/choose_loops.h"
#include "logic/hodoku/choose_remote_pair.h"
#include "logic/hodoku/choose_sets.h"
#include "logic/hodoku/choose_sue_de_coq.h"
#include "logic/techniques/table.h"

/* Receives avoidable rectangles: HoDoKu takes only those whose open corner has two candidates. */
static bool is_not_of_pair(void *user, const ennead_step *step)
{
    const marks *m = user;
    return (cells_of_set(step->fins) & m->pairs) == 0;
}

static flow choose_avoidable_rectangle_1(hunt *h)
{
    hunt each = *h;
    marks m = *h->marks;

    each.report = is_not_of_pair;
    each.user = &m;
    return hunt_for(&each, ENNEAD_AVOIDABLE_RECTANGLE_1);
}

/* Consecutive techniques of the catalogue among whose steps one choice is made. */
typedef struct choice_group {
    ennead_technique first, last;
    flow (*choose)(hunt *h);
} choice_group;

static const choice_group groups[] = {
    {ENNEAD_REMOTE_PAIR, ENNEAD_REMOTE_PAIR, choose_remote_pair},
    {ENNEAD_TURBOT_FISH, ENNEAD_TURBOT_FISH, choose_turbot_fish},
    {ENNEAD_AVOIDABLE_RECTANGLE_1, ENNEAD_AVOIDABLE_RECTANGLE_1, choose_avoidable_rectangle_1},
    {ENNEAD_FINNED_X_WING, ENNEAD_FINNED_X_WING, choose_finned_x_wing},
    {ENNEAD_SASHIMI_X_WING, ENNEAD_SASHIMI_X_WING, choose_sashimi_x_wing},
    {ENNEAD_FINNED_SWORDFISH, ENNEAD_FINNED_SWORDFISH, choose_finned_swordfish},
    {ENNEAD_SASHIMI_SWORDFISH, ENNEAD_SASHIMI_SWORDFISH, choose_sashimi_swordfish},
    {ENNEAD_FINNED_JELLYFISH, ENNEAD_FINNED_JELLYFISH, choose_finned_jellyfish},
    {ENNEAD_SASHIMI_JELLYFISH, ENNEAD_SASHIMI_JELLYFISH, choose_sashimi_jellyfish},
    {ENNEAD_SUE_DE_COQ, ENNEAD_SUE_DE_COQ, choose_sue_de_coq},
    {ENNEAD_X_CHAIN, ENNEAD_X_CHAIN, choose_x_chain},
    {ENNEAD_XY_CHAIN, ENNEAD_XY_CHAIN, choose_xy_chain},
    {ENNEAD_CONTINUOUS_NICE_LOOP, ENNEAD_DISCONTINUOUS_NICE_LOOP, choose_nice_loop},
    {ENNEAD_GROUPED_CONTINUOUS_LOOP, ENNEAD_GROUPED_DISCONTINUOUS_LOOP, choose_grouped_loop},
    {ENNEAD_ALS_XZ, ENNEAD_ALS_XZ, choose_als_xz},
    {ENNEAD_ALS_XY_WING, ENNEAD_ALS_XY_WING, choose_als_xy_wing},
    {ENNEAD_ALS_CHAIN, ENNEAD_ALS_CHAIN, choose_als_chain},
    {ENNEAD_FORCING_CHAIN, ENNEAD_FORCING_CHAIN, choose_forcing_chain},
    {ENNEAD_FORCING_NET, ENNEAD_FORCING_NET, choose_forcing_net},
};

/* The group that begins with a technique, or NULL. */
static const choice_group *group_from(int technique)
{
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        if ((int)groups[i].first == technique)
            return &groups[i];
    return NULL;
}

/* Whether a set contains one of the techniques of a group. */
static bool has_any(const ennead_technique_set *techniques, const choice_group *group)
{
    for (int technique = (int)group->first; technique <= (int)group->last; technique++)
        if (ennead_technique_set_has(techniques, (ennead_technique)technique))
            return true;
    return false;
}

flow choose_step(hunt *h, const ennead_technique_set *techniques)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const choice_group *group = group_from(technique);
        if (group != NULL) {
            if (has_any(techniques, group) && group->choose(h) == ENOUGH)
                return ENOUGH;
            technique = (int)group->last;
        } else if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
                   hunt_for(h, (ennead_technique)technique) == ENOUGH) {
            return ENOUGH;
        }
    }
    return GO_ON;
}
