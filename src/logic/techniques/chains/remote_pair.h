/* SPDX-License-Identifier: MIT */
/* Remote pairs: see remote_pair.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_CHAINS_REMOTE_PAIR_H
#define ENNEAD_LOGIC_TECHNIQUES_CHAINS_REMOTE_PAIR_H

#include "logic/hunt.h"

flow find_remote_pair(hunt *h);

#endif
