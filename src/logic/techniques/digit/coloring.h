/* SPDX-License-Identifier: MIT */
/* Coloring of one digit: see coloring.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_COLORING_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_COLORING_H

#include "logic/hunt.h"

flow find_simple_colors_trap(hunt *h);
flow find_simple_colors_wrap(hunt *h);
flow find_multi_colors_1(hunt *h);
flow find_multi_colors_2(hunt *h);

#endif
