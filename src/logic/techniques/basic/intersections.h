/* SPDX-License-Identifier: MIT */
/* Where a box and a line meet: see intersections.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_BASIC_INTERSECTIONS_H
#define ENNEAD_LOGIC_TECHNIQUES_BASIC_INTERSECTIONS_H

#include "logic/hunt.h"

flow find_pointing(hunt *h);
flow find_claiming(hunt *h);
flow find_locked_pair(hunt *h);
flow find_locked_triple(hunt *h);

#endif
