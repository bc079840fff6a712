/* SPDX-License-Identifier: MIT */
/* Franken and mutant fish: see complex_fish.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_COMPLEX_FISH_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_COMPLEX_FISH_H

#include "logic/hunt.h"

flow find_franken_x_wing(hunt *h);
flow find_franken_swordfish(hunt *h);
flow find_franken_jellyfish(hunt *h);
flow find_finned_franken_x_wing(hunt *h);
flow find_finned_franken_swordfish(hunt *h);
flow find_finned_franken_jellyfish(hunt *h);
flow find_mutant_x_wing(hunt *h);
flow find_mutant_swordfish(hunt *h);
flow find_mutant_jellyfish(hunt *h);
flow find_finned_mutant_x_wing(hunt *h);
flow find_finned_mutant_swordfish(hunt *h);
flow find_finned_mutant_jellyfish(hunt *h);

#endif
