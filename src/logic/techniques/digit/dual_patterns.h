/* SPDX-License-Identifier: MIT */
/* Dual patterns, two patterns of one digit seen as one: see dual_patterns.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_DUAL_PATTERNS_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_DUAL_PATTERNS_H

#include "logic/hunt.h"

flow find_dual_two_string_kite(hunt *h);
flow find_dual_empty_rectangle(hunt *h);
flow find_siamese_fish(hunt *h);
flow find_siamese_franken_fish(hunt *h);
flow find_siamese_mutant_fish(hunt *h);

#endif
