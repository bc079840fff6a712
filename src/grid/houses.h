/* SPDX-License-Identifier: MIT */
/*
 * The 27 houses of the grid as sets of cells, and the 20 peers of each cell. Houses 0-8 are the
 * rows, 9-17 the columns, 18-26 the boxes.
 */
#ifndef ENNEAD_GRID_HOUSES_H
#define ENNEAD_GRID_HOUSES_H

#include "grid/bits.h"
#include "grid/cells.h"

enum { HOUSES = 27, FIRST_COLUMN = 9, FIRST_BOX = 18 };

extern const cells house_cells[HOUSES];
extern const cells peers[ENNEAD_CELLS];

/* Range checks for assertions. */
static inline bool house_in_range(int house)
{
    return house >= 0 && house < HOUSES;
}

static inline int row_of(int cell)
{
    ASSERT(cell_in_range(cell));
    return cell / 9;
}

static inline int column_of(int cell)
{
    ASSERT(cell_in_range(cell));
    return cell % 9;
}

static inline int box_of(int cell)
{
    ASSERT(cell_in_range(cell));
    return cell / 27 * 3 + cell % 9 / 3;
}

/* The cell where a row and a column cross, both counted from 0. */
static inline int cell_crossing(int row, int column)
{
    ASSERT(row >= 0 && row < 9 && column >= 0 && column < 9);
    return 9 * row + column;
}

/* The band (three rows of boxes) and the stack (three columns of boxes) of a cell. */
static inline int band_of_cell(int cell)
{
    ASSERT(cell_in_range(cell));
    return cell / 27;
}

static inline int stack_of_cell(int cell)
{
    ASSERT(cell_in_range(cell));
    return cell % 9 / 3;
}

typedef enum house_type { HOUSE_ROW, HOUSE_COLUMN, HOUSE_BOX } house_type;

static inline house_type type_of_house(int house)
{
    ASSERT(house_in_range(house));
    return (house_type)(house / 9);
}

/* The number that people use: row 1 to row 9, column 1 to column 9, box 1 to box 9. */
static inline int number_of_house(int house)
{
    ASSERT(house_in_range(house));
    return house % 9 + 1;
}

/* The cell at position `nth` of a house; positions are counted row by row from 0. */
static inline int cell_at(int house, int nth)
{
    ASSERT(house_in_range(house));
    ASSERT(nth >= 0 && nth < 9);
    if (house < FIRST_COLUMN)
        return 9 * house + nth;
    if (house < FIRST_BOX)
        return 9 * nth + house - FIRST_COLUMN;
    return (house - FIRST_BOX) / 3 * 27 + (house - FIRST_BOX) % 3 * 3 + nth / 3 * 9 + nth % 3;
}

/* The cells at a set of positions of a house. */
static inline cells cells_at(int house, unsigned places)
{
    ASSERT(house_in_range(house));
    cells found = 0;

    ASSERT(places < 1u << 9);
    FOR_EACH_BIT(rest, places)
        found |= CELL(cell_at(house, __builtin_ctz(rest)));
    return found;
}

/* The cells that see every cell of a set. */
static inline cells common_peers(cells set)
{
    ASSERT(within_grid(set));
    cells common = ALL_CELLS;

    FOR_EACH_CELL(rest, set)
        common &= peers[lowest_cell(rest)];
    return common;
}

/* The position of a cell in its box. */
static inline int position_in_box(int cell)
{
    ASSERT(cell_in_range(cell));
    return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

/* The cells with a digit. */
cells filled_cells(const uint8_t values[ENNEAD_CELLS]);

#endif
