/* SPDX-License-Identifier: MIT */
/*
 * Random full grids, all equally likely.
 */
#ifndef ENNEAD_CREATE_FILL_H
#define ENNEAD_CREATE_FILL_H

#include "create/fill/atlas.h"
#include "ennead.h"
#include "grid/random.h"

typedef struct filler {
    atlas atlas;
    uint64_t grids[KINDS]; /* for each kind, the number of grids that begin with a stack of this
                            * kind or an earlier one, without factors that all have in common */
} filler;

void filler_make(filler *f);

/* Makes a grid with the next numbers of a stream. */
void fill_grid(const filler *f, random_stream *random, uint8_t grid[ENNEAD_CELLS]);

#endif
