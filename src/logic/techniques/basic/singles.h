/* SPDX-License-Identifier: MIT */
/* Singles: see singles.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_BASIC_SINGLES_H
#define ENNEAD_LOGIC_TECHNIQUES_BASIC_SINGLES_H

#include "logic/hunt.h"

flow find_full_house(hunt *h);
flow find_naked_single(hunt *h);
flow find_hidden_single(hunt *h);

#endif
