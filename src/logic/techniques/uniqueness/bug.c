/* SPDX-License-Identifier: MIT */
/*
 * BUG + 1. In a bivalue universal grave every empty cell has two candidates, and every candidate
 * has two places in each of its houses; such a board has no solution or more than one. If one cell
 * has a third candidate and without it the board would be a grave, that candidate is the cell's
 * digit.
 */
#include "logic/techniques/uniqueness/bug.h"

#include "grid/assertions.h"

/* Whether the board would be a grave without this candidate. */
static bool is_grave_without(const marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const cells gone = CELL(cell);

    for (int house = 0; house < HOUSES; house++)
        FOR_ALL_DIGITS(d) {
            const cells places =
                house_cells[house] & m->candidates[d] & (d == digit ? ~gone : ALL_CELLS);
            if (places != 0 && cell_count(places) != 2)
                return false;
        }
    return true;
}

flow find_bug_1(hunt *h)
{
    const marks *m = h->marks;
    const cells more = m->empty & ~m->pairs;

    if (more == 0 || without_lowest_cell(more) != 0 || digit_count(m->of[lowest_cell(more)]) != 3)
        return GO_ON;
    const int cell = lowest_cell(more);
    FOR_EACH_DIGIT(rest, m->of[cell]) {
        const int digit = lowest_digit(rest);
        if (!is_grave_without(m, cell, digit))
            continue;
        ennead_step *step = new_step(h);
        step->digits = digit_set(digit);
        step->focus = (uint8_t)digit;
        step->cells = set_of_cells(CELL(cell));
        add_key(step, cell);
        FOR_ALL_DIGITS(d)
            if (d != digit)
                remove_cells(step, d, m->candidates[d] & CELL(cell));
        return report_step(h);
    }
    return GO_ON;
}
