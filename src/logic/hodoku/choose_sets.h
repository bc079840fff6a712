/* SPDX-License-Identifier: MIT */
/* Steps of almost locked sets as HoDoKu chooses them (choice.h): see choose_sets.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_SETS_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_SETS_H

#include "logic/hunt.h"

flow choose_als_xz(hunt *h);
flow choose_als_xy_wing(hunt *h);
flow choose_als_chain(hunt *h);

#endif
