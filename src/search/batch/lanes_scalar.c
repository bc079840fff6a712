/* SPDX-License-Identifier: MIT */
/*
 * The batch engine in plain C: 64 lanes in ordinary words.
 */
#include "search/batch/lanes_scalar.h"

#define PLANE_BYTES 8
#define EDITION_NAME "scalar"
#include "search/batch/lanes_kernel.h"

const kernel *scalar_edition(void)
{
    return &edition;
}
