/* SPDX-License-Identifier: MIT */
/* The level extreme on HoDoKu's scale, faster than by the whole path: see score.c. */
#ifndef ENNEAD_LOGIC_HODOKU_SCORE_H
#define ENNEAD_LOGIC_HODOKU_SCORE_H

#include "ennead.h"

/* Whether the level of a state by HoDoKu's techniques (the set "hodoku") is extreme, as
 * ennead_score_state finds it. If not, *score is what that stores; otherwise it is incomplete. */
bool is_extreme(ennead_finder *finder, const ennead_state *state, ennead_score *score);

#endif
