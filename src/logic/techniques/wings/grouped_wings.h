/* SPDX-License-Identifier: MIT */
/* W-Wings with more than two places in their house: see grouped_wings.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_WINGS_GROUPED_WINGS_H
#define ENNEAD_LOGIC_TECHNIQUES_WINGS_GROUPED_WINGS_H

#include "logic/hunt.h"

flow find_grouped_w_wing(hunt *h);
flow find_multi_branch_w_wing(hunt *h);

#endif
