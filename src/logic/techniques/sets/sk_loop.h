/* SPDX-License-Identifier: MIT */
/* SK-loops: see sk_loop.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_SK_LOOP_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_SK_LOOP_H

#include "logic/hunt.h"

flow find_sk_loop(hunt *h);

#endif
