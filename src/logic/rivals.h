/* SPDX-License-Identifier: MIT */
/* Which of several steps HoDoKu takes: see rivals.c. */
#ifndef ENNEAD_LOGIC_RIVALS_H
#define ENNEAD_LOGIC_RIVALS_H

#include "logic/logic.h"

/* Puts together the step of the first techniques of a set that find one: of rivals the one that
 * removes most. What `h` is told by is only told of other techniques' steps. */
flow hunt_among_rivals(hunt *h, const ennead_technique_set *techniques);

#endif
