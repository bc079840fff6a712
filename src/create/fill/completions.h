/* SPDX-License-Identifier: MIT */
/*
 * How many grids begin with a given stack. These numbers take too long to compute at each start.
 */
#ifndef ENNEAD_CREATE_COMPLETIONS_H
#define ENNEAD_CREATE_COMPLETIONS_H

#include "create/fill/atlas.h"

typedef struct completions {
    uint32_t sum;  /* over all ways to continue */
    uint32_t most; /* for a single way */
} completions;

extern const completions completions_of_kind[KINDS];

#endif
