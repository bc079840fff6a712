/* SPDX-License-Identifier: MIT */
/*
 * Random full grids, every grid equally likely.
 */
#ifndef ENNEAD_CREATE_FILL_H
#define ENNEAD_CREATE_FILL_H

#include "create/fill/atlas.h"
#include "ennead.h"
#include "grid/random.h"

typedef struct filler {
    atlas atlas;
    uint64_t grids[KINDS]; /* how many begin with a stack of this kind or an earlier one, but for
                              factors that all have in common */
} filler;

void filler_make(filler *f);

/* A grid of the numbers that a stream has next. */
void fill_grid(const filler *f, random_stream *random, uint8_t grid[ENNEAD_CELLS]);

#endif
