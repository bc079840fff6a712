/* SPDX-License-Identifier: MIT */
/* XY-, XYZ- and W-Wings: see wings.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_WINGS_WINGS_H
#define ENNEAD_LOGIC_TECHNIQUES_WINGS_WINGS_H

#include "logic/hunt.h"

flow find_xy_wing(hunt *h);
flow find_xyz_wing(hunt *h);
flow find_w_wing(hunt *h);

#endif
