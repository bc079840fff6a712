/* SPDX-License-Identifier: MIT */
/*
 * The 27 houses of the grid as sets of cells, and the 20 peers of each cell. Houses 0-8 are the
 * rows, 9-17 the columns, 18-26 the boxes.
 */
#ifndef ENNEAD_GRID_HOUSES_H
#define ENNEAD_GRID_HOUSES_H

#include "grid/cells.h"

enum { HOUSES = 27, FIRST_COLUMN = 9, FIRST_BOX = 18 };

extern const cells house_cells[HOUSES];
extern const cells peers[ENNEAD_CELLS];

static inline int row_of(int cell)
{
    return cell / 9;
}

static inline int column_of(int cell)
{
    return cell % 9;
}

static inline int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

#endif
