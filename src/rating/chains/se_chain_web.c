/* SPDX-License-Identifier: MIT */
/*
 * Making the web of a board. Lists are made when they are asked for: many searches follow only a
 * few suppositions.
 */
#include "rating/chains/se_chain_web.h"

#include <string.h>

static uint16_t left_of_cell(digits set, int cell)
{
    unsigned left = 0;

    for (; set != 0; set = without_lowest_digit(set))
        left = (left ^ (unsigned)candidate_at(cell, lowest_digit(set))) + ONE_LEFT;
    return (uint16_t)left;
}

static uint16_t left_of_house(const uint8_t cell_at[9], unsigned places, int digit)
{
    unsigned left = 0;

    for (; places != 0; places &= places - 1)
        left = (left ^ (unsigned)candidate_at(cell_at[__builtin_ctz(places)], digit)) + ONE_LEFT;
    return (uint16_t)left;
}

void begin_web(chain_web *web, const chain_board *board, const chain_tables *tables)
{
    web->board = board;
    web->tables = tables;
    memset(web->count, TURNED_UNKNOWN, sizeof web->count);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        web->left.of[cell] = left_of_cell(board->of[cell], cell);
    for (int digit = 1; digit <= 9; digit++)
        for (int house = 0; house < HOUSES; house++)
            web->left.of[unit_of_house(digit, house)] =
                left_of_house(tables->cell_at[house], board->places[digit][house], digit);
}

void list_turned_off(chain_web *web, int candidate)
{
    const int cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &web->tables->spots[cell];
    uint16_t *turned = web->turned[candidate];
    int count = 0;

    for (digits rest = web->board->of[cell] & (digits)~digit_set(digit); rest != 0;
         rest = without_lowest_digit(rest))
        turned[count++] =
            (uint16_t)(candidate_at(cell, lowest_digit(rest)) | CAUSE_CELL << CAUSE_SHIFT);
    web->in_cell[candidate] = (uint8_t)count;
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];

        for (unsigned rest = web->board->places[digit][house] & ~(1U << spot->position[kind]);
             rest != 0; rest &= rest - 1) {
            const int seen = web->tables->cell_at[house][__builtin_ctz(rest)];

            /* Those of the box are listed already. */
            if (kind == 0 || box_of(seen) != box_of(cell))
                turned[count++] =
                    (uint16_t)(candidate_at(seen, digit) | (CAUSE_BOX + kind) << CAUSE_SHIFT);
        }
    }
    web->count[candidate] = (uint8_t)count;
}
