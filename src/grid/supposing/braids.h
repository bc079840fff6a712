/* SPDX-License-Identifier: MIT */
/*
 * Braids: a candidate is eliminated because few singles after it lead to a contradiction. A braid
 * of length n on a candidate is one with n - 1 singles after it.
 */
#ifndef ENNEAD_GRID_SUPPOSING_BRAIDS_H
#define ENNEAD_GRID_SUPPOSING_BRAIDS_H

#include "grid/supposing/te_board.h"
#include "grid/supposing/te_limits.h"

/* Singles, locked candidates, and braids of at most `length`, which is 2 or more, until nothing
 * follows. TE_OPEN too when the limits are spent. */
te_outcome te_close_braids(te_limits *limits, se_board *b, int length);

#endif
