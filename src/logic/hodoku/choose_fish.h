/* SPDX-License-Identifier: MIT */
/* Finned and sashimi fish as HoDoKu chooses them (choice.h): see choose_fish.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_FISH_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_FISH_H

#include "logic/hunt.h"

flow choose_finned_x_wing(hunt *h);
flow choose_sashimi_x_wing(hunt *h);
flow choose_finned_swordfish(hunt *h);
flow choose_sashimi_swordfish(hunt *h);
flow choose_finned_jellyfish(hunt *h);
flow choose_sashimi_jellyfish(hunt *h);

#endif
