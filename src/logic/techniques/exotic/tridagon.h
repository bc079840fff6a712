/* SPDX-License-Identifier: MIT */
/* Tridagons: see tridagon.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_TRIDAGON_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_TRIDAGON_H

#include "logic/hunt.h"

flow find_tridagon(hunt *h);

#endif
