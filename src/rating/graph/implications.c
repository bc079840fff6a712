/* SPDX-License-Identifier: MIT */
/*
 * Builds the chain_implications of a board. Lists are built only when needed, because many
 * searches follow few suppositions.
 */
#include "rating/graph/implications.h"

#include <string.h>

#include "grid/bits.h"

static uint16_t left_of_cell(digits set, int cell)
{
    ASSERT(cell_in_range(cell));
    unsigned left = 0;

    FOR_EACH_DIGIT(rest, set)
        left = (left ^ (unsigned)candidate_of(cell, lowest_digit(rest))) + ONE_LEFT;
    return (uint16_t)left;
}

static uint16_t left_of_house(const uint8_t cell_at[9], unsigned places, int digit)
{
    ASSERT(digit_in_range(digit));
    unsigned left = 0;

    FOR_EACH_BIT(rest, places)
        left = (left ^ (unsigned)candidate_of(cell_at[lowest_bit(rest)], digit)) + ONE_LEFT;
    return (uint16_t)left;
}

void begin_implications(chain_implications *implied, const chain_board *board,
                        const chain_tables *tables)
{
    implied->board = board;
    implied->tables = tables;
    memset(implied->count, TURNED_UNKNOWN, sizeof implied->count);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        implied->left.of[cell] = left_of_cell(board->of[cell], cell);
    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++)
            implied->left.of[unit_of_house(digit, house)] =
                left_of_house(tables->cell_at[house], board->places[digit][house], digit);
}

void list_turned_off(chain_implications *implied, int candidate)
{
    const int cell = candidate_cell(candidate), digit = candidate_digit(candidate);
    const chain_spot *spot = &implied->tables->spots[cell];
    uint16_t *turned = implied->turned[candidate];
    int count = 0;

    FOR_EACH_DIGIT(rest, implied->board->of[cell] & (digits)~digit_set(digit))
        turned[count++] =
            (uint16_t)(candidate_of(cell, lowest_digit(rest)) | CAUSE_CELL << CAUSE_SHIFT);
    implied->in_cell[candidate] = (uint8_t)count;
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];

        FOR_EACH_BIT(rest, implied->board->places[digit][house] & ~(1U << spot->position[kind])) {
            const int seen = implied->tables->cell_at[house][lowest_bit(rest)];

            /* Cells of the same box are already in the list. */
            if (kind == 0 || box_of(seen) != box_of(cell))
                turned[count++] =
                    (uint16_t)(candidate_of(seen, digit) | (CAUSE_BOX + kind) << CAUSE_SHIFT);
        }
    }
    implied->count[candidate] = (uint8_t)count;
}
