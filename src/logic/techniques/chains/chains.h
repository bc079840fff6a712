/* SPDX-License-Identifier: MIT */
/* Chains and loops of single candidates: see chains.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_CHAINS_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_CHAINS_H

#include "logic/hunt.h"

flow find_x_chain(hunt *h);
flow find_xy_chain(hunt *h);
flow find_continuous_nice_loop(hunt *h);
flow find_alternating_inference_chain(hunt *h);
flow find_discontinuous_nice_loop(hunt *h);

#endif
