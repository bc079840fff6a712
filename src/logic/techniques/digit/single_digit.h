/* SPDX-License-Identifier: MIT */
/* Patterns of one digit with two strong links, and empty rectangles: see single_digit.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_SINGLE_DIGIT_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_SINGLE_DIGIT_H

#include "logic/hunt.h"

flow find_skyscraper(hunt *h);
flow find_two_string_kite(hunt *h);
flow find_turbot_fish(hunt *h);
flow find_empty_rectangle(hunt *h);

#endif
