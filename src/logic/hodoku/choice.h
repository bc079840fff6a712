/* SPDX-License-Identifier: MIT */
/*
 * The choice among several steps as HoDoKu makes it: see choice.c. Chains and almost locked sets are
 * looked for in that program's order (the choose_ files), as its score depends on it; the steps that are
 * told elsewhere are the shortest ones.
 */
#ifndef ENNEAD_LOGIC_HODOKU_CHOICE_H
#define ENNEAD_LOGIC_HODOKU_CHOICE_H

#include "logic/hunt.h"

/* Puts together the step of the first techniques of a set that find one, as HoDoKu takes it. What `h`
 * is told by is only told of other techniques' steps. */
flow choose_step(hunt *h, const ennead_technique_set *techniques);

#endif
