/* SPDX-License-Identifier: MIT */
/*
 * What each edition of suppositions in lanes is: te_find_broken, which returns whether the edition
 * is there.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LANES_EDITION_H
#define ENNEAD_GRID_SUPPOSING_TE_LANES_EDITION_H

#include "grid/se_board.h"

typedef bool te_lanes_edition(const se_board *b, int waves, bands found[10]);

#endif
