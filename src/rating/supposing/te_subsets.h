/* SPDX-License-Identifier: MIT */
/*
 * Closing a board under singles, locked candidates, naked and hidden subsets, and fish in rows and
 * columns.
 */
#ifndef ENNEAD_RATING_SUPPOSING_TE_SUBSETS_H
#define ENNEAD_RATING_SUPPOSING_TE_SUBSETS_H

#include "rating/supposing/te_board.h"

te_outcome te_close_subsets(se_board *b);

#endif
