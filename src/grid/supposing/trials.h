/* SPDX-License-Identifier: MIT */
/*
 * Trial and error: candidates are supposed, and eliminated when the theory, or trial and error of
 * less depth, comes to a contradiction.
 *
 *     theory 0   singles
 *     theory 1   singles and locked candidates
 *     theory n   the same and braids of at most n
 */
#ifndef ENNEAD_GRID_SUPPOSING_TRIALS_H
#define ENNEAD_GRID_SUPPOSING_TRIALS_H

#include "grid/supposing/te_board.h"
#include "grid/supposing/te_limits.h"

/* Trial and error of this depth with this theory, until nothing follows. TE_OPEN too when the
 * limits are spent. */
te_outcome te_settle(te_limits *limits, se_board *b, int theory, int depth);

#endif
