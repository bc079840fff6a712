/* SPDX-License-Identifier: MIT */
/* Grouped chains and loops: see grouped_chains.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_GROUPED_CHAINS_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_GROUPED_CHAINS_H

#include "logic/hunt.h"

flow find_grouped_continuous_loop(hunt *h);
flow find_grouped_chain(hunt *h);
flow find_grouped_discontinuous_loop(hunt *h);
flow find_set_continuous_loop(hunt *h);
flow find_set_chain(hunt *h);
flow find_set_discontinuous_loop(hunt *h);

#endif
