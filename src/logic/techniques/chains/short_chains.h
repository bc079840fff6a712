/* SPDX-License-Identifier: MIT */
/* Chains of three strong links: see short_chains.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_SHORT_CHAINS_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_SHORT_CHAINS_H

#include "logic/hunt.h"

flow find_m_wing(hunt *h);
flow find_s_wing(hunt *h);
flow find_l_wing(hunt *h);
flow find_h_wing(hunt *h);

#endif
