/* SPDX-License-Identifier: MIT */
/*
 * Singles: a cell that can hold only one digit, and a digit that has only one place in a house.
 */
#include "logic/techniques/basic/singles.h"

#include "grid/assertions.h"
#include "grid/bits.h"

static flow report_single(hunt *h, int cell, int digit, int house, int rating)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    ASSERT(house == -1 || house_in_range(house));
    ennead_step *step = new_step(h);

    step->digits = digit_set(digit);
    step->focus = (uint8_t)digit;
    step->base = house < 0 ? 0 : (uint32_t)1 << house;
    step->cells = set_of_cells(CELL(cell));
    step->keys[0] = (uint8_t)cell;
    step->key_count = 1;
    step->rating = rating;
    place_cell(step, digit, cell);
    return report_step(h);
}

/* The last empty cell of a house gets the last digit. */
flow find_full_house(hunt *h)
{
    const marks *m = h->marks;

    for (int house = 0; house < HOUSES; house++) {
        const cells left = house_cells[house] & m->empty;
        if (left == 0 || without_lowest_cell(left) != 0)
            continue;
        const int cell = lowest_cell(left), digit = lowest_digit(m->of[cell]);
        if (report_single(h, cell, digit, house, 10) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* A cell has one candidate. */
flow find_naked_single(hunt *h)
{
    const marks *m = h->marks;

    FOR_EACH_CELL(rest, m->empty) {
        const int cell = lowest_cell(rest);
        if (without_lowest_digit(m->of[cell]) == 0 &&
            report_single(h, cell, lowest_digit(m->of[cell]), -1, 23) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* A digit has one place in a house. Boxes come first, because that is where it is easiest to
 * see. */
flow find_hidden_single(hunt *h)
{
    const marks *m = h->marks;

    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = (FIRST_BOX + nth) % HOUSES;
        FOR_ALL_DIGITS(digit) {
            const positions places = m->places[digit][house];
            if (places == 0 || (places & (places - 1)) != 0)
                continue;
            if (report_single(h, cell_at(house, lowest_bit(places)), digit, house,
                              house >= FIRST_BOX ? 12 : 15) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
