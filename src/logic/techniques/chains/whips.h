/* SPDX-License-Identifier: MIT */
/* Whips and braids: see whips.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_WHIPS_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_WHIPS_H

#include "logic/hunt.h"

/* Whips of special kinds, the simplest first. */
flow find_bivalue_chain(hunt *h);
flow find_z_chain(hunt *h);
flow find_t_whip(hunt *h);

flow find_whip(hunt *h);
flow find_braid(hunt *h);

/* Those without groups are reported as whips and braids. */
flow find_g_whip(hunt *h);
flow find_g_braid(hunt *h);

#endif
