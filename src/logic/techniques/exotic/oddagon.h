/* SPDX-License-Identifier: MIT */
/* Bivalue oddagons: see oddagon.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_ODDAGON_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_ODDAGON_H

#include "logic/hunt.h"

flow find_bivalue_oddagon(hunt *h);

#endif
