/* SPDX-License-Identifier: MIT */
/*
 * Subsets: if n cells of a house hold only n digits, other cells lose these digits (naked); if n
 * digits of a house are in only n cells, these cells lose all other digits (hidden). Both are Hall
 * sets. Boxes come first, because that is where subsets are easiest to see.
 */
#include "logic/techniques/basic/subsets.h"

#include "grid/assertions.h"
#include "logic/hall_sets.h"

/* Reports a naked set: its digits are eliminated from every cell that sees all of its cells. */
static flow report_naked(hunt *h, int house, positions choice, digits held)
{
    ASSERT(house_in_range(house));
    ASSERT(within_digits(held));
    const marks *m = h->marks;
    const cells set = cells_at(house, choice), seen = common_peers(set);
    cells any = 0;

    FOR_EACH_DIGIT(rest, held)
        any |= m->candidates[lowest_digit(rest)] & seen;
    /* A set that is in both a box and a line has been found in the box. */
    if (any == 0 ||
        (house < FIRST_BOX && (set & ~house_cells[FIRST_BOX + box_of(lowest_cell(set))]) == 0))
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = held;
    step->base = 1u << house;
    step->cells = set_of_cells(set);
    FOR_EACH_DIGIT(rest, held)
        remove_cells(step, lowest_digit(rest), m->candidates[lowest_digit(rest)] & seen);
    return report_step(h);
}

static flow find_naked(hunt *h, int size)
{
    ASSERT(size >= 0);
    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = (FIRST_BOX + nth) % HOUSES;
        uint16_t sets[9], choices[MOST_HALL_SETS];
        for (int place = 0; place < 9; place++)
            sets[place] = h->marks->of[cell_at(house, place)];
        const int count = hall_sets(sets, size, choices);
        for (int i = 0; i < count; i++)
            if (report_naked(h, house, choices[i], union_of(sets, choices[i])) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

/* Reports a hidden set: the cells at these positions keep only the digits in `kept`. */
static flow report_hidden(hunt *h, int house, digits kept, positions places)
{
    ASSERT(house_in_range(house));
    ASSERT(within_digits(kept));
    const marks *m = h->marks;
    const cells set = cells_at(house, places);
    cells any = 0;

    FOR_ALL_DIGITS(digit)
        if ((kept & digit_set(digit)) == 0)
            any |= m->candidates[digit] & set;
    if (any == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = kept;
    step->base = 1u << house;
    step->cells = set_of_cells(set);
    FOR_ALL_DIGITS(digit)
        if ((kept & digit_set(digit)) == 0)
            remove_cells(step, digit, m->candidates[digit] & set);
    return report_step(h);
}

static flow find_hidden(hunt *h, int size)
{
    ASSERT(size >= 0);
    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = (FIRST_BOX + nth) % HOUSES;
        uint16_t sets[9], choices[MOST_HALL_SETS];
        FOR_ALL_DIGITS(digit)
            sets[digit - 1] = h->marks->places[digit][house];
        const int count = hall_sets(sets, size, choices);
        for (int i = 0; i < count; i++)
            if (report_hidden(h, house, choices[i], union_of(sets, choices[i])) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

flow find_naked_pair(hunt *h)
{
    return find_naked(h, 2);
}

flow find_naked_triple(hunt *h)
{
    return find_naked(h, 3);
}

flow find_naked_quad(hunt *h)
{
    return find_naked(h, 4);
}

flow find_hidden_pair(hunt *h)
{
    return find_hidden(h, 2);
}

flow find_hidden_triple(hunt *h)
{
    return find_hidden(h, 3);
}

flow find_hidden_quad(hunt *h)
{
    return find_hidden(h, 4);
}
