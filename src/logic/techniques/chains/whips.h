/* SPDX-License-Identifier: MIT */
/* Whips and braids: see whips.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_WHIPS_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_WHIPS_H

#include "logic/hunt.h"

flow find_whip(hunt *h);
flow find_braid(hunt *h);

#endif
