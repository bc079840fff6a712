/* SPDX-License-Identifier: MIT */
/*
 * The canonical form: the least of all strings that a puzzle can become under the 3,359,232
 * symmetries of the cells and the 9! permutations of the digits; also a map that produces it, and
 * the number of automorphisms. Full grids without conflicts have a search of their own.
 */
#include <string.h>

#include "grid/bits.h"
#include "grid/digits.h"
#include "grid/houses.h"
#include "symmetry/minlex_grid.h"
#include "symmetry/minlex_puzzle.h"

static int is_full_grid(const uint8_t board[ENNEAD_CELLS])
{
    digits rows[9] = {0}, columns[9] = {0}, boxes[9] = {0};
    digits all = ALL_DIGITS;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits bit = (digits)(1u << board[cell] >> 1);
        rows[row_of(cell)] |= bit;
        columns[column_of(cell)] |= bit;
        boxes[box_of(cell)] |= bit;
    }
    for (int house = 0; house < 9; house++)
        all &= rows[house] & columns[house] & boxes[house];
    return all == ALL_DIGITS;
}

static void write_form(const minlex_form *l, uint8_t form[ENNEAD_CELLS])
{
    for (int row = 0; row < 9; row++) {
        const uint32_t left = (uint32_t)(l->rows[row] >> 20),
                       right = (uint32_t)l->rows[row] & 0xfffff;
        for (int column = 0; column < 4; column++)
            form[9 * row + column] = (uint8_t)(left >> (12 - 4 * column) & 15);
        for (int column = 0; column < 5; column++)
            form[9 * row + 4 + column] = (uint8_t)(right >> (16 - 4 * column) & 15);
    }
}

/* Writes the map of the least arrangement. Digits that the puzzle does not have get the remaining
 * labels, in order. */
static void write_map(const minlex_form *l, const uint8_t board[ENNEAD_CELLS],
                      const uint8_t form[ENNEAD_CELLS], ennead_map *map)
{
    unsigned labels = 0;

    *map = (ennead_map){.transposed = l->first.transposed};
    for (int i = 0; i < 9; i++) {
        map->rows[i] = l->first.rows[i];
        map->columns[i] = (uint8_t)(l->first.columns >> (4 * (8 - i)) & 15);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int row = map->rows[row_of(cell)], column = map->columns[column_of(cell)];
        const int source =
            map->transposed ? cell_crossing(column, row) : cell_crossing(row, column);
        map->digits[board[source]] = form[cell];
        labels |= 1u << form[cell];
    }
    map->digits[0] = 0;
    labels |= 1u;
    FOR_ALL_DIGITS(digit) {
        if (map->digits[digit] == 0) {
            map->digits[digit] = (uint8_t)lowest_bit(~labels);
            labels |= 1u << map->digits[digit];
        }
    }
}

ennead_status ennead_canonical(const uint8_t board[ENNEAD_CELLS], uint8_t form[ENNEAD_CELLS],
                               ennead_map *map, uint32_t *automorphisms)
{
    uint8_t source[ENNEAD_CELLS];
    uint8_t above = 0, empty = 0;
    minlex_form l;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        above |= board[cell] > 9;
        empty |= board[cell] == 0;
    }
    if (above)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    memcpy(source, board, sizeof source);
    if (!empty && is_full_grid(source))
        minlex_grid(source, &l);
    else
        minlex_puzzle(source, &l);
    write_form(&l, form);
    if (map != NULL)
        write_map(&l, source, form, map);
    if (automorphisms != NULL)
        *automorphisms = l.count;
    return ENNEAD_STATUS_OK;
}
