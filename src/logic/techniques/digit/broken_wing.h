/* SPDX-License-Identifier: MIT */
/* Broken wings: see broken_wing.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_BROKEN_WING_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_BROKEN_WING_H

#include "logic/hunt.h"

flow find_broken_wing(hunt *h);

#endif
