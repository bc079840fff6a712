/* SPDX-License-Identifier: MIT */
/* Multi-sector locked sets: see multi_sector.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_MULTI_SECTOR_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_MULTI_SECTOR_H

#include "logic/hunt.h"

flow find_multi_sector(hunt *h);

#endif
