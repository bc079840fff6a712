/* SPDX-License-Identifier: MIT */
/* Unique rectangles: see rectangles.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_RECTANGLES_H
#define ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_RECTANGLES_H

#include "logic/hunt.h"

flow find_unique_rectangle_1(hunt *h);
flow find_unique_rectangle_2(hunt *h);
flow find_unique_rectangle_3(hunt *h);
flow find_unique_rectangle_4(hunt *h);
flow find_unique_rectangle_5(hunt *h);
flow find_unique_rectangle_6(hunt *h);
flow find_hidden_rectangle(hunt *h);

#endif
