/* SPDX-License-Identifier: MIT */
/*
 * The chains nested in a level.
 */
#ifndef ENNEAD_RATING_CHAINS_NESTED_H
#define ENNEAD_RATING_CHAINS_NESTED_H

#include "rating/chains/rules.h"

/* Looks for the chains nested in a level. */
bool advance_by_chains(chain_advance *a);

#endif
