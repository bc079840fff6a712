/* SPDX-License-Identifier: MIT */
/*
 * Which of several steps HoDoKu takes: see rivals.c. Chains and almost locked sets are looked for here
 * in that program's order, as its score depends on it; the steps that are told elsewhere are the
 * shortest ones.
 */
#ifndef ENNEAD_LOGIC_RIVALS_H
#define ENNEAD_LOGIC_RIVALS_H

#include "logic/links.h"

/* What a step that removes something is worth among its rivals: the more it removes the better, and of
 * those that remove as many the one with the lower weight. */
typedef struct worth {
    int removed; /* candidates; 0: there is no step */
    int weight;
} worth;

worth worth_of(const candidate_set *gone);

static inline bool is_better(worth one, worth other)
{
    return one.removed != other.removed ? one.removed > other.removed : one.weight < other.weight;
}

/* Each looks for all steps of a few techniques and puts together the one that HoDoKu takes. GO_ON:
 * there is none. Of the first technique's rating, but for the loops. */
flow take_remote_pair(hunt *h);
flow take_turbot_fish(hunt *h);
flow take_finned_x_wing(hunt *h);
flow take_sashimi_x_wing(hunt *h);
flow take_finned_swordfish(hunt *h);
flow take_sashimi_swordfish(hunt *h);
flow take_finned_jellyfish(hunt *h);
flow take_sashimi_jellyfish(hunt *h);
flow take_sue_de_coq(hunt *h);
flow take_x_chain(hunt *h);
flow take_xy_chain(hunt *h);
flow take_nice_loop(hunt *h);
flow take_grouped_loop(hunt *h);
flow take_als_xz(hunt *h);
flow take_als_xy_wing(hunt *h);
flow take_als_chain(hunt *h);
flow take_forcing_chain(hunt *h);
flow take_forcing_net(hunt *h);

/* Puts together the step of the first techniques of a set that find one, as HoDoKu takes it. What `h`
 * is told by is only told of other techniques' steps. */
flow hunt_among_rivals(hunt *h, const ennead_technique_set *techniques);

#endif
