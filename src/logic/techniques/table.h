/* SPDX-License-Identifier: MIT */
/* All techniques by their number in the catalogue: see table.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_TABLE_H
#define ENNEAD_LOGIC_TECHNIQUES_TABLE_H

#include "logic/hunt.h"

/* Calls the function of one technique. */
flow hunt_for(hunt *h, ennead_technique technique);

#endif
