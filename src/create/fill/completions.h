/* SPDX-License-Identifier: MIT */
/*
 * How many grids begin with a given stack: numbers that take too long to find out at each start.
 */
#ifndef ENNEAD_CREATE_COMPLETIONS_H
#define ENNEAD_CREATE_COMPLETIONS_H

#include "create/fill/atlas.h"

typedef struct completions {
    uint32_t sum;  /* over all ways to go on */
    uint32_t most; /* of one of them */
} completions;

extern const completions completions_of_kind[KINDS];

#endif
