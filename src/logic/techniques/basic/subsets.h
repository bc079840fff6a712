/* SPDX-License-Identifier: MIT */
/* Naked and hidden subsets: see subsets.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_BASIC_SUBSETS_H
#define ENNEAD_LOGIC_TECHNIQUES_BASIC_SUBSETS_H

#include "logic/hunt.h"

flow find_naked_pair(hunt *h);
flow find_naked_triple(hunt *h);
flow find_naked_quad(hunt *h);
flow find_hidden_pair(hunt *h);
flow find_hidden_triple(hunt *h);
flow find_hidden_quad(hunt *h);

#endif
