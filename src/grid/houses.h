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

/* The cell at position `nth` of a house; positions are counted row by row from 0. */
static inline int cell_at(int house, int nth)
{
    if (house < FIRST_COLUMN)
        return 9 * house + nth;
    if (house < FIRST_BOX)
        return 9 * nth + house - FIRST_COLUMN;
    return (house - FIRST_BOX) / 3 * 27 + (house - FIRST_BOX) % 3 * 3 + nth / 3 * 9 + nth % 3;
}

/* The cells at a set of positions of a house. */
static inline cells cells_at(int house, unsigned places)
{
    cells found = 0;

    for (; places != 0; places &= places - 1)
        found |= CELL(cell_at(house, __builtin_ctz(places)));
    return found;
}

/* The cells that see every cell of a set. */
static inline cells common_peers(cells set)
{
    cells common = ALL_CELLS;

    for (; set != 0; set = without_lowest_cell(set))
        common &= peers[lowest_cell(set)];
    return common;
}

/* The position of a cell in its box. */
static inline int position_in_box(int cell)
{
    return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

#endif
