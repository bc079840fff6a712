/* SPDX-License-Identifier: MIT */
/*
 * A filler of grids that exists while a group of tests runs; the two functions begin and end the
 * group.
 */
#ifndef UNIT_FILLERS_H
#define UNIT_FILLERS_H

#include "support/support.h"

#include "create/fill/fill.h"

extern filler *grids;
int make_filler(void **state);
int free_filler(void **state);

#endif
