/* SPDX-License-Identifier: MIT */
/* Forcing chains and nets: see forcing.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_FORCING_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_FORCING_H

#include "logic/hunt.h"

flow find_forcing_chain(hunt *h);
flow find_forcing_net(hunt *h);

#endif
