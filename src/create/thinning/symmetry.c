/* SPDX-License-Identifier: MIT */
/*
 * Symmetries of patterns: each group is defined by the moves of the square that generate it.
 */
#include "create/thinning/symmetry.h"

#include "grid/houses.h"

typedef enum move {
    STAY,
    TURN,      /* a quarter turn, clockwise */
    HALF_TURN, /* two of them */
    FLIP_ROWS, /* the first row becomes the last */
    FLIP_COLUMNS,
    FLIP_DIAGONAL,     /* the main diagonal stays in place */
    FLIP_ANTIDIAGONAL, /* the other diagonal stays in place */
} move;

/* In the order of ennead_symmetry. */
static const struct group {
    const char *name;
    move generators[2];
} groups[] = {
    {"none", {STAY, STAY}},
    {"half-turn", {HALF_TURN, STAY}},
    {"quarter-turn", {TURN, STAY}},
    {"horizontal", {FLIP_ROWS, STAY}},
    {"vertical", {FLIP_COLUMNS, STAY}},
    {"diagonal", {FLIP_DIAGONAL, STAY}},
    {"antidiagonal", {FLIP_ANTIDIAGONAL, STAY}},
    {"both-axes", {FLIP_ROWS, FLIP_COLUMNS}},
    {"both-diagonals", {FLIP_DIAGONAL, FLIP_ANTIDIAGONAL}},
    {"full", {TURN, FLIP_ROWS}},
};
enum { GROUPS = sizeof groups / sizeof *groups };

static int moved(int cell, move m)
{
    ASSERT(cell_in_range(cell));
    const int r = row_of(cell), c = column_of(cell);

    switch (m) {
    case TURN:
        return 9 * c + 8 - r;
    case HALF_TURN:
        return 80 - cell;
    case FLIP_ROWS:
        return 9 * (8 - r) + c;
    case FLIP_COLUMNS:
        return 9 * r + 8 - c;
    case FLIP_DIAGONAL:
        return 9 * c + r;
    case FLIP_ANTIDIAGONAL:
        return 9 * (8 - c) + 8 - r;
    default:
        return cell;
    }
}

/* All cells that the group maps a cell to. */
static cells orbit_of(int cell, const struct group *group)
{
    ASSERT(cell_in_range(cell));
    cells orbit = CELL(cell), before;

    do {
        before = orbit;
        FOR_EACH_CELL(left, before)
            for (int i = 0; i < 2; i++)
                orbit |= CELL(moved(lowest_cell(left), group->generators[i]));
    } while (orbit != before);
    return orbit;
}

void orbits_make(orbits *o, ennead_symmetry symmetry)
{
    o->count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const cells orbit = orbit_of(cell, &groups[symmetry]);
        const int first = lowest_cell(orbit);
        o->of_cell[cell] = first < cell ? o->of_cell[first] : (uint8_t)o->count;
        if (first == cell)
            o->orbit[o->count++] = orbit;
    }
}

bool has_symmetry(cells pattern, ennead_symmetry symmetry)
{
    FOR_EACH_CELL(left, pattern)
        if ((orbit_of(lowest_cell(left), &groups[symmetry]) & ~pattern) != 0)
            return false;
    return true;
}

const char *ennead_symmetry_name(ennead_symmetry symmetry)
{
    return (unsigned)symmetry < GROUPS ? groups[symmetry].name : NULL;
}

bool ennead_has_symmetry(const uint8_t grid[ENNEAD_CELLS], ennead_symmetry symmetry)
{
    cells pattern = 0;

    if ((unsigned)symmetry >= GROUPS)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (grid[cell] != 0)
            pattern |= CELL(cell);
    return has_symmetry(pattern, symmetry);
}
