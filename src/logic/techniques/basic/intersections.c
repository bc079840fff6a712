/* SPDX-License-Identifier: MIT */
/*
 * Where a box and a line meet: if a digit of one of them is only in their intersection, it is
 * eliminated from the rest of the other. A naked pair or triple in the intersection eliminates its
 * digits from the rest of both.
 */
#include "logic/techniques/basic/intersections.h"

#include "grid/assertions.h"
#include "logic/hall_sets.h"

/* Reports that the digit is only in cells of `base` that are also in `cover`. */
static flow report_locked(hunt *h, int digit, int base, int cover)
{
    ASSERT(digit_in_range(digit));
    const cells all = h->marks->candidates[digit];
    const cells gone = all & house_cells[cover] & ~house_cells[base];

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)digit;
    step->digits = digit_set(digit);
    step->base = 1u << base;
    step->cover = 1u << cover;
    step->cells = set_of_cells(all & house_cells[base]);
    remove_cells(step, digit, gone);
    return report_step(h);
}

/* Whether a set of positions has at least two members, all of them in `within`. */
static bool is_locked(positions places, unsigned within)
{
    return (places & ~within) == 0 && (places & (places - 1)) != 0;
}

/* Pointing: in a box, a digit is in only one row or column. */
flow find_pointing(hunt *h)
{
    for (int box = 0; box < 9; box++)
        FOR_ALL_DIGITS(digit) {
            const positions places = h->marks->places[digit][FIRST_BOX + box];
            for (int i = 0; i < 3; i++) {
                const int row = box / 3 * 3 + i, column = box % 3 * 3 + i;
                if (is_locked(places, 0x7u << 3 * i) &&
                    report_locked(h, digit, FIRST_BOX + box, row) == ENOUGH)
                    return ENOUGH;
                if (is_locked(places, 0x49u << i) &&
                    report_locked(h, digit, FIRST_BOX + box, FIRST_COLUMN + column) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}

/* The number of the i-th box that a line meets. */
static int box_met(int line, int i)
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    return line < FIRST_COLUMN ? FIRST_BOX + line / 3 * 3 + i
                               : FIRST_BOX + (line - FIRST_COLUMN) / 3 + 3 * i;
}

/* Claiming: in a row or column, a digit is in only one box. */
flow find_claiming(hunt *h)
{
    for (int line = 0; line < FIRST_BOX; line++)
        FOR_ALL_DIGITS(digit)
            for (int i = 0; i < 3; i++)
                if (is_locked(h->marks->places[digit][line], 0x7u << 3 * i) &&
                    report_locked(h, digit, line, box_met(line, i)) == ENOUGH)
                    return ENOUGH;
    return GO_ON;
}

/* Reports cells of a box that hold as many digits as there are cells. If they are also in a line,
 * and something is eliminated both from the box and from the line outside of it, they are a locked
 * set. If from only one of them, they are a naked set (subsets.c). */
static flow report_locked_set(hunt *h, int box, cells set, digits held)
{
    ASSERT(box >= FIRST_BOX && box < HOUSES);
    ASSERT(within_grid(set));
    ASSERT(within_digits(held));
    const marks *m = h->marks;
    const int first = lowest_cell(set);
    const int row = row_of(first), column = FIRST_COLUMN + column_of(first);
    const int line = (set & ~house_cells[row]) == 0 ? row : column;
    cells gone = 0;

    if ((set & ~house_cells[line]) != 0)
        return GO_ON;
    FOR_EACH_DIGIT(rest, held)
        gone |= m->candidates[lowest_digit(rest)] & (house_cells[box] | house_cells[line]) & ~set;
    if ((gone & house_cells[box]) == 0 || (gone & ~house_cells[box]) == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = held;
    step->base = 1u << box | 1u << line;
    step->cells = set_of_cells(set);
    FOR_EACH_DIGIT(rest, held)
        remove_cells(step, lowest_digit(rest), m->candidates[lowest_digit(rest)] & gone);
    return report_step(h);
}

static flow find_locked_set(hunt *h, int size)
{
    ASSERT(size >= 0);
    for (int box = FIRST_BOX; box < HOUSES; box++) {
        uint16_t sets[9], choices[MOST_HALL_SETS];
        for (int place = 0; place < 9; place++)
            sets[place] = h->marks->of[cell_at(box, place)];
        const int count = hall_sets(sets, size, choices);
        for (int i = 0; i < count; i++)
            if (report_locked_set(h, box, cells_at(box, choices[i]), union_of(sets, choices[i])) ==
                ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

flow find_locked_pair(hunt *h)
{
    return find_locked_set(h, 2);
}

flow find_locked_triple(hunt *h)
{
    return find_locked_set(h, 3);
}
