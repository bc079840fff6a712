/* SPDX-License-Identifier: MIT */
/*
 * Templates: a digit is in nine cells of the solution, one in each house, and of the 46,656 ways to
 * place them a few are left that only use cells which may hold it. A cell in all of them holds the
 * digit, a cell in none does not. What holds one digit is closed to the others, which may leave
 * these fewer ways, until nothing changes any more.
 */
#include "logic/memo.h"

typedef struct templates {
    cells wanted; /* the cells that may hold the digit */
    cells in_all; /* cells of all ways so far */
    cells in_any; /* cells of any; none when there is no way */
} templates;

/* Goes on with the rows from `row` on; false: enough ways were seen to know all that they can tell.
 */
static bool place_rows(templates *t, int row, cells placed, cells free)
{
    if (row == 9) {
        t->in_all &= placed;
        t->in_any |= placed;
        return (t->wanted & ~t->in_any) != 0 || (t->wanted & t->in_all) != 0;
    }
    for (cells rest = house_cells[row] & free; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);
        if (!place_rows(t, row + 1, placed | CELL(cell), free & ~peers[cell]))
            return false;
    }
    return true;
}

/* All ways to place a digit in cells of which `wanted` are not decided. */
static templates templates_of(cells open, cells wanted)
{
    templates t = {.wanted = wanted, .in_all = ALL_CELLS};

    (void)place_rows(&t, 0, 0, open);
    return t;
}

/* Where each digit is or may be. */
static void open_cells(cells open[10], const marks *m)
{
    for (int digit = 1; digit <= 9; digit++)
        open[digit] = m->candidates[digit];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (m->values[cell] != 0)
            open[m->values[cell]] |= CELL(cell);
}

const cells *doomed_of(const hunt *h)
{
    memo *known = h->memo;
    cells open[10];

    if (known->has_doomed)
        return known->doomed;
    known->has_doomed = true;
    open_cells(open, h->marks);
    for (int digit = 1; digit <= 9; digit++) {
        const templates t = templates_of(open[digit], h->marks->candidates[digit]);
        known->doomed[digit] = t.in_any != 0 ? t.wanted & ~t.in_any : 0;
    }
    return known->doomed;
}

/* The ways of all digits, when what holds one is closed to the others. False: some digit has none.
 */
static bool templates_of_all(const marks *m, templates all[10])
{
    cells open[10];
    bool changed = true;

    open_cells(open, m);
    while (changed) {
        changed = false;
        for (int digit = 1; digit <= 9; digit++) {
            all[digit] = templates_of(open[digit], m->candidates[digit]);
            if (all[digit].in_any == 0)
                return false;
            for (int other = 1; other <= 9; other++)
                if (other != digit && (open[other] & all[digit].in_all) != 0) {
                    open[other] &= ~all[digit].in_all;
                    changed = true;
                }
        }
    }
    return true;
}

static flow tell_templates(hunt *h, int digit, cells placed, cells gone)
{
    if ((placed | gone) == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)digit;
    step->digits = digit_set(digit);
    step->cells = set_of_cells(h->marks->candidates[digit]);
    add_cells(&step->placed[digit], placed);
    remove_cells(step, digit, gone);
    return tell_step(h);
}

flow find_template_set(hunt *h)
{
    templates all[10];

    if (!templates_of_all(h->marks, all))
        return GO_ON;
    for (int digit = 1; digit <= 9; digit++)
        if (tell_templates(h, digit, all[digit].wanted & all[digit].in_all, 0) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

flow find_template_delete(hunt *h)
{
    templates all[10];

    if (!templates_of_all(h->marks, all))
        return GO_ON;
    for (int digit = 1; digit <= 9; digit++)
        if (tell_templates(h, digit, 0, all[digit].wanted & ~all[digit].in_any) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}
