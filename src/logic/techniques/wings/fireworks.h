/* SPDX-License-Identifier: MIT */
/* Fireworks: see fireworks.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_WINGS_FIREWORKS_H
#define ENNEAD_LOGIC_TECHNIQUES_WINGS_FIREWORKS_H

#include "logic/hunt.h"

flow find_triple_firework(hunt *h);
flow find_quadruple_firework(hunt *h);

#endif
