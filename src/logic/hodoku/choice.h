/* SPDX-License-Identifier: MIT */
/*
 * The choice among several steps as HoDoKu makes it: see choice.c. Chains and almost locked sets
 * are searched in that program's order (the choose_ files), because its score depends on the
 * order; the steps shown elsewhere are the shortest ones.
 */
#ifndef ENNEAD_LOGIC_HODOKU_CHOICE_H
#define ENNEAD_LOGIC_HODOKU_CHOICE_H

#include "logic/hunt.h"

/* Builds the step that HoDoKu would take, from the first techniques of a set that find one. The
 * report function of `h` is called only for steps of techniques without a choice. */
flow choose_step(hunt *h, const ennead_technique_set *techniques);

#endif
