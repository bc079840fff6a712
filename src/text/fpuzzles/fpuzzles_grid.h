/* SPDX-License-Identifier: MIT */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_GRID_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_GRID_H

#include "text/fpuzzles/fpuzzles_nodes.h"

/* Makes the grid with its regions and givens, and keeps the title. Returns false if something is
 * wrong. */
bool fpuzzles_grid(fp *f);

#endif
