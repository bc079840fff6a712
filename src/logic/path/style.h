/* SPDX-License-Identifier: MIT */
/*
 * The step that is easiest to see among all that there are.
 */
#ifndef ENNEAD_LOGIC_PATH_STYLE_H
#define ENNEAD_LOGIC_PATH_STYLE_H

#include "logic/hunt.h"

/* Puts together the easiest step of the techniques of a set; GO_ON: there is none. */
flow hunt_for_easiest(hunt *h, const ennead_technique_set *techniques);

#endif
