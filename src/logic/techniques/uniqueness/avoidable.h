/* SPDX-License-Identifier: MIT */
/* Avoidable rectangles: see avoidable.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_AVOIDABLE_H
#define ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_AVOIDABLE_H

#include "logic/hunt.h"

flow find_avoidable_rectangle_1(hunt *h);
flow find_avoidable_rectangle_2(hunt *h);

#endif
