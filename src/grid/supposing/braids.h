/* SPDX-License-Identifier: MIT */
/*
 * Braids: a candidate is eliminated because few singles after it lead to a contradiction.
 */
#ifndef ENNEAD_GRID_SUPPOSING_BRAIDS_H
#define ENNEAD_GRID_SUPPOSING_BRAIDS_H

#include "grid/supposing/te_board.h"
#include "grid/supposing/te_limits.h"

/* Whether at most `singles` singles, placed one after the other, lead to a contradiction. A braid
 * of length n on a candidate is one with n - 1 singles after it. Does not change the board. Returns
 * false too when the limits are spent. */
bool te_braid_within(te_limits *limits, const se_board *b, int singles);

#endif
