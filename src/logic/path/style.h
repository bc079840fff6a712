/* SPDX-License-Identifier: MIT */
/*
 * Finds the step that is easiest to see.
 */
#ifndef ENNEAD_LOGIC_PATH_STYLE_H
#define ENNEAD_LOGIC_PATH_STYLE_H

#include "logic/hunt.h"

/* Builds the easiest step of a set of techniques. Returns GO_ON if there is none. */
flow hunt_for_easiest(hunt *h, const ennead_technique_set *techniques);

#endif
