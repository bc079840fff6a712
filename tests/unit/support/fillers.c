/* SPDX-License-Identifier: MIT */
/*
 * A filler of grids for a group of tests.
 */
#include "support/fillers.h"

#include <stdlib.h>

filler *grids;

int make_filler(void **state)
{
    (void)state;
    grids = malloc(sizeof *grids);
    if (grids != NULL)
        filler_make(grids);
    return grids != NULL ? 0 : -1;
}

int free_filler(void **state)
{
    (void)state;
    free(grids);
    return 0;
}
