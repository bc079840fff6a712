/* SPDX-License-Identifier: MIT */
/* X-Chains and XY-Chains as HoDoKu chooses them (choice.h): see choose_chains.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_CHAINS_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_CHAINS_H

#include "logic/hunt.h"

flow choose_turbot_fish(hunt *h);
flow choose_x_chain(hunt *h);
flow choose_xy_chain(hunt *h);

#endif
