/* SPDX-License-Identifier: MIT */
/* Steps of a few almost locked sets: see almost_locked.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_ALMOST_LOCKED_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_ALMOST_LOCKED_H

#include "logic/hunt.h"

flow find_als_xz(hunt *h);
flow find_als_xy_wing(hunt *h);
flow find_als_chain(hunt *h);
flow find_death_blossom(hunt *h);

#endif
