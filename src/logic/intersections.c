/* SPDX-License-Identifier: MIT */
/*
 * Where a box and a line meet: a digit that one of them has only there leaves the rest of the
 * other, and a naked pair or triple there leaves the rest of both.
 */
#include "logic/logic.h"

/* The digit is in the cells that both houses share and nowhere else in `base`. */
static flow tell_locked(hunt *h, int digit, int base, int cover)
{
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
    return tell_step(h);
}

/* Whether a set of positions has two members at least, all of them in `within`. */
static bool is_locked(positions places, unsigned within)
{
    return (places & ~within) == 0 && (places & (places - 1)) != 0;
}

/* In a box a digit is in one row or one column only. */
flow find_pointing(hunt *h)
{
    for (int box = 0; box < 9; box++)
        for (int digit = 1; digit <= 9; digit++) {
            const positions places = h->marks->places[digit][FIRST_BOX + box];
            for (int i = 0; i < 3; i++) {
                const int row = box / 3 * 3 + i, column = box % 3 * 3 + i;
                if (is_locked(places, 0x7u << 3 * i) &&
                    tell_locked(h, digit, FIRST_BOX + box, row) == ENOUGH)
                    return ENOUGH;
                if (is_locked(places, 0x49u << i) &&
                    tell_locked(h, digit, FIRST_BOX + box, FIRST_COLUMN + column) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}

/* The number of the i-th box that a line meets. */
static int box_met(int line, int i)
{
    return line < FIRST_COLUMN ? FIRST_BOX + line / 3 * 3 + i
                               : FIRST_BOX + (line - FIRST_COLUMN) / 3 + 3 * i;
}

/* In a row or a column a digit is in one box only. */
flow find_claiming(hunt *h)
{
    for (int line = 0; line < FIRST_BOX; line++)
        for (int digit = 1; digit <= 9; digit++)
            for (int i = 0; i < 3; i++)
                if (is_locked(h->marks->places[digit][line], 0x7u << 3 * i) &&
                    tell_locked(h, digit, line, box_met(line, i)) == ENOUGH)
                    return ENOUGH;
    return GO_ON;
}

/* These cells, which a box and a line share, hold as many digits as they are. */
static flow tell_locked_set(hunt *h, cells set, int box, int line)
{
    const marks *m = h->marks;
    digits held = 0;
    cells gone_of_box = 0, gone_of_line = 0;

    for (cells rest = set; rest != 0; rest = without_lowest_cell(rest))
        held |= m->of[lowest_cell(rest)];
    if (digit_count(held) != cell_count(set))
        return GO_ON;
    for (digits rest = held; rest != 0; rest = without_lowest_digit(rest)) {
        gone_of_box |= m->candidates[lowest_digit(rest)] & house_cells[box] & ~set;
        gone_of_line |= m->candidates[lowest_digit(rest)] & house_cells[line] & ~set;
    }
    if ((gone_of_box & ~house_cells[line]) == 0 || (gone_of_line & ~house_cells[box]) == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = held;
    step->base = 1u << box | 1u << line;
    step->cells = set_of_cells(set);
    for (digits rest = held; rest != 0; rest = without_lowest_digit(rest)) {
        const int digit = lowest_digit(rest);
        remove_cells(step, digit, m->candidates[digit] & (gone_of_box | gone_of_line));
    }
    return tell_step(h);
}

/* A naked set in the three cells that a box and a line share, which leaves the rest of both; what
 * leaves only one of them is a naked set (subsets.c). */
static flow find_locked_set(hunt *h, int size)
{
    for (int line = 0; line < FIRST_BOX; line++)
        for (int i = 0; i < 3; i++) {
            const int box = box_met(line, i);
            const cells open = house_cells[line] & house_cells[box] & h->marks->empty;
            if (cell_count(open) < size)
                continue;
            if (cell_count(open) == size) {
                if (tell_locked_set(h, open, box, line) == ENOUGH)
                    return ENOUGH;
                continue;
            }
            for (cells left_out = open; left_out != 0; left_out = without_lowest_cell(left_out))
                if (tell_locked_set(h, open & ~CELL(lowest_cell(left_out)), box, line) == ENOUGH)
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
