/* SPDX-License-Identifier: MIT */
/*
 * The canonical form: the least of all strings that a puzzle becomes under the 3,359,232 symmetries
 * of the cells and the 9! exchanges of the digits, with a map that gives it and the number of
 * automorphisms. A full grid without conflicts has a search of its own.
 */
#include <string.h>

#include "symmetry/least.h"
#include "grid/digits.h"

static int is_before(const arrangement *a, const arrangement *b)
{
    if (a->transposed != b->transposed)
        return a->transposed < b->transposed;
    const int rows = memcmp(a->rows, b->rows, sizeof a->rows);
    return rows != 0 ? rows < 0 : a->columns < b->columns;
}

void least_found(least *l, const arrangement *found)
{
    if (l->count == 0 || is_before(found, &l->first))
        l->first = *found;
    l->count++;
}

static int is_full_grid(const uint8_t cells[ENNEAD_CELLS])
{
    digits rows[9] = {0}, columns[9] = {0}, boxes[9] = {0};
    digits all = ALL_DIGITS;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits bit = (digits)(1u << cells[cell] >> 1);
        rows[cell / 9] |= bit;
        columns[cell % 9] |= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
    for (int house = 0; house < 9; house++)
        all &= rows[house] & columns[house] & boxes[house];
    return all == ALL_DIGITS;
}

static void write_form(const least *l, uint8_t form[ENNEAD_CELLS])
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

/* The map of the least arrangement. Digits that the puzzle does not have take the labels that are
 * left, in order. */
static void write_map(const least *l, const uint8_t cells[ENNEAD_CELLS],
                      const uint8_t form[ENNEAD_CELLS], ennead_map *map)
{
    unsigned labels = 0;

    *map = (ennead_map){.transposed = l->first.transposed};
    for (int i = 0; i < 9; i++) {
        map->rows[i] = l->first.rows[i];
        map->columns[i] = (uint8_t)(l->first.columns >> (4 * (8 - i)) & 15);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int row = map->rows[cell / 9], column = map->columns[cell % 9];
        const int source = map->transposed ? 9 * column + row : 9 * row + column;
        map->digits[cells[source]] = form[cell];
        labels |= 1u << form[cell];
    }
    map->digits[0] = 0;
    labels |= 1u;
    for (int digit = 1; digit <= 9; digit++) {
        if (map->digits[digit] == 0) {
            map->digits[digit] = (uint8_t)__builtin_ctz(~labels);
            labels |= 1u << map->digits[digit];
        }
    }
}

ennead_status ennead_canonical(const uint8_t cells[ENNEAD_CELLS], uint8_t form[ENNEAD_CELLS],
                               ennead_map *map, uint32_t *automorphisms)
{
    uint8_t source[ENNEAD_CELLS];
    uint8_t above = 0, empty = 0;
    least l;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        above |= cells[cell] > 9;
        empty |= cells[cell] == 0;
    }
    if (above)
        return ENNEAD_BAD_ARGUMENT;
    memcpy(source, cells, sizeof source);
    if (!empty && is_full_grid(source))
        least_grid(source, &l);
    else
        least_puzzle(source, &l);
    write_form(&l, form);
    if (map != NULL)
        write_map(&l, source, form, map);
    if (automorphisms != NULL)
        *automorphisms = l.count;
    return ENNEAD_OK;
}
