/* SPDX-License-Identifier: MIT */
/*
 * Finds candidates that Nishio need not follow. A way to place a digit in all rows, columns and
 * boxes shows that none of its cells leads to a contradiction when the digit is there, and no
 * other cell when it is not. A few such placings settle nearly all candidates.
 */
#include "rating/chains/nishio.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/multiple.h"

typedef struct digit_placing {
    const positions *rows; /* [row]: the columns that may hold the digit */
    const positions *forced;
    unsigned columns, boxes; /* where the digit is already placed */
    uint8_t column_of[9];
} digit_placing;

/* Places the digit in the rows from `row` on, in the first possible way. Returns false if there is
 * none. */
static bool place_rows(digit_placing *p, int row)
{
    while (row < 9 && p->rows[row] == 0)
        row++;
    if (row == 9)
        return true;
    FOR_EACH_BIT(rest, p->forced[row] & ~p->columns) {
        const int column = lowest_bit(rest);
        const unsigned box = 1U << (row / 3 * 3 + column / 3);

        if ((p->boxes & box) != 0)
            continue;
        p->columns |= 1U << column;
        p->boxes |= box;
        p->column_of[row] = (uint8_t)column;
        if (place_rows(p, row + 1))
            return true;
        p->columns &= ~(1U << column);
        p->boxes &= ~box;
    }
    return false;
}

/* The cells of a way to place the digit that avoids a set of cells, or contains a given cell.
 * Returns no cells if there is no such way. */
static cells find_placing(const positions *rows, cells without, int with)
{
    positions forced[9];
    digit_placing p = {.rows = rows, .forced = forced, .columns = 0, .boxes = 0};
    cells placed = 0;

    for (int row = 0; row < 9; row++)
        forced[row] = rows[row] & (positions) ~(without >> 9 * row);
    if (with >= 0)
        forced[row_of(with)] = (positions)(1U << column_of(with));
    if (!place_rows(&p, 0))
        return 0;
    for (int row = 0; row < 9; row++)
        if (rows[row] != 0)
            placed |= CELL(9 * row + p.column_of[row]);
    return placed;
}

void settle_nishio(const chain_board *among, int digit, cells *may_be_on, cells *may_be_off)
{
    ASSERT(digit_in_range(digit));
    const positions *rows = among->places[digit];
    cells all = 0;

    *may_be_on = *may_be_off = 0;
    for (int row = 0; row < 9; row++)
        all |= (cells)rows[row] << 9 * row;
    for (cells rest = all; rest != 0; rest &= ~*may_be_on) {
        const int cell = lowest_cell(rest);
        const cells placed = find_placing(rows, 0, cell);

        rest &= ~CELL(cell);
        *may_be_on |= placed;
        if (placed != 0)
            *may_be_off |= all & ~placed;
    }
    FOR_EACH_CELL(rest, all & ~*may_be_off)
        if (find_placing(rows, rest & -rest, -1) != 0)
            *may_be_off |= rest & -rest;
}

void forget_nishio(kept_nishio kept[10])
{
    FOR_ALL_DIGITS(digit)
        kept[digit].known = false;
}

static void settle_again(kept_nishio *kept, const chain_board *among, int digit)
{
    if (kept->known && memcmp(kept->places, among->places[digit], sizeof kept->places) == 0)
        return;
    settle_nishio(among, digit, &kept->may_be_on, &kept->may_be_off);
    memcpy(kept->places, among->places[digit], sizeof kept->places);
    kept->known = true;
}

void find_nishio(chain_search *s)
{
    kept_nishio *kept = s->memory->nishio;

    begin_runs(s);
    FOR_ALL_DIGITS(digit)
        settle_again(&kept[digit], s->before, digit);
    FOR_EACH_CELL(rest, *s->empty) {
        const int cell = lowest_cell(rest);

        if (without_lowest_digit(s->before->of[cell]) == 0)
            continue;
        FOR_EACH_DIGIT(set, s->before->of[cell]) {
            const int digit = lowest_digit(set);
            const chain_node node = (chain_node)candidate_of(cell, digit);

            if ((kept[digit].may_be_on & CELL(cell)) == 0)
                offer_contradiction(s, wanted_run(s, (chain_node)(FIRST_ON + node)));
            if ((kept[digit].may_be_off & CELL(cell)) == 0)
                offer_contradiction(s, wanted_run(s, node));
        }
    }
}
