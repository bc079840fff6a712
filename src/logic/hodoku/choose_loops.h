/* SPDX-License-Identifier: MIT */
/* Nice loops and chains, grouped or not, as HoDoKu chooses them (choice.h): see choose_loops.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_LOOPS_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_LOOPS_H

#include "logic/hunt.h"

flow choose_nice_loop(hunt *h);
flow choose_grouped_loop(hunt *h);

#endif
