/* SPDX-License-Identifier: MIT */
/*
 * The chains nested in those of a level.
 */
#ifndef ENNEAD_RATING_CHAINS_NESTED_H
#define ENNEAD_RATING_CHAINS_NESTED_H

#include "rating/chains/rules.h"

/* Looks for nested chains in a run. Returns false if they eliminate nothing. */
bool advance_by_chains(chain_advance *a);

#endif
