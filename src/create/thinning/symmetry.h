/* SPDX-License-Identifier: MIT */
/*
 * The ten symmetries that a pattern of cells can have: the ten groups of rotations and reflections
 * of a square. A group's orbits are the sets of cells that must be clues together.
 */
#ifndef ENNEAD_CREATE_THINNING_SYMMETRY_H
#define ENNEAD_CREATE_THINNING_SYMMETRY_H

#include "ennead.h"
#include "grid/cells.h"

typedef struct orbits {
    int count;
    cells orbit[ENNEAD_CELLS];
    uint8_t of_cell[ENNEAD_CELLS]; /* the number of each cell's orbit */
} orbits;

void orbits_make(orbits *o, ennead_symmetry symmetry);

/* Whether a pattern has a symmetry. */
bool has_symmetry(cells pattern, ennead_symmetry symmetry);

#endif
