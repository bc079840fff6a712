/* SPDX-License-Identifier: MIT */
/*
 * Fish: if a digit in n rows (the base) is only in n columns (the cover), then these columns have
 * it in these rows, and it is eliminated from their other cells. The same holds with rows and
 * columns exchanged.
 */
#include "logic/techniques/digit/fish.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/hall_sets.h"

const direction directions[2] = {{0, FIRST_COLUMN}, {FIRST_COLUMN, 0}};

cells cells_of_lines(int first, uint16_t set)
{
    ASSERT(first >= 0);
    cells all = 0;

    for (; set != 0; set &= (uint16_t)(set - 1))
        all |= house_cells[first + lowest_bit(set)];
    return all;
}

flow report_fish(hunt *h, const fish_pattern *f, cells gone)
{
    ASSERT(within_grid(gone));
    const cells all = h->marks->candidates[f->digit];
    const cells base = cells_of_lines(f->way.base, f->base);

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)f->digit;
    step->digits = digit_set(f->digit);
    step->base = (uint32_t)f->base << f->way.base;
    step->cover = (uint32_t)f->cover << f->way.cover;
    step->cells = set_of_cells(all & base & ~f->fins);
    step->fins = set_of_cells(f->fins);
    remove_cells(step, f->digit, gone);
    return report_step(h);
}

static flow find_fish(hunt *h, int size)
{
    ASSERT(size >= 0);
    FOR_ALL_DIGITS(digit)
        for (int i = 0; i < 2; i++) {
            const direction way = directions[i];
            const uint16_t *lines = &h->marks->places[digit][way.base];
            uint16_t choices[MOST_HALL_SETS];
            const int count = hall_sets(lines, size, choices);
            for (int nth = 0; nth < count; nth++) {
                const fish_pattern f = {digit, way, choices[nth], union_of(lines, choices[nth]), 0};
                const cells gone = h->marks->candidates[digit] &
                                   cells_of_lines(way.cover, f.cover) &
                                   ~cells_of_lines(way.base, f.base);
                if (report_fish(h, &f, gone) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}

flow find_x_wing(hunt *h)
{
    return find_fish(h, 2);
}

flow find_swordfish(hunt *h)
{
    return find_fish(h, 3);
}

flow find_jellyfish(hunt *h)
{
    return find_fish(h, 4);
}
