/* SPDX-License-Identifier: MIT */
/* Finned and sashimi fish: see finned_fish.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_FINNED_FISH_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_FINNED_FISH_H

#include "logic/hunt.h"

flow find_finned_x_wing(hunt *h);
flow find_sashimi_x_wing(hunt *h);
flow find_finned_swordfish(hunt *h);
flow find_sashimi_swordfish(hunt *h);
flow find_finned_jellyfish(hunt *h);
flow find_sashimi_jellyfish(hunt *h);

#endif
