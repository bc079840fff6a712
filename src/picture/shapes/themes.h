/* SPDX-License-Identifier: MIT */
/*
 * How roles are painted.
 */
#ifndef ENNEAD_PICTURE_THEMES_H
#define ENNEAD_PICTURE_THEMES_H

#include "ennead.h"

/* Whether the color of shapes with this role depends on their tone. */
bool role_has_tones(ennead_role role);

#endif
