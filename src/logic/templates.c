/* SPDX-License-Identifier: MIT */
#include "logic/templates.h"

#include "grid/assertions.h"
#include "logic/finder.h"

/* Continues with the rows from `row` on. Returns false once enough placements were seen to know
 * the result. */
static bool place_rows(templates *t, int row, cells placed, cells free)
{
    ASSERT(row >= 0 && row <= 9);
    ASSERT(within_grid(placed));
    ASSERT(within_grid(free));
    if (row == 9) {
        t->in_all &= placed;
        t->in_any |= placed;
        return (t->wanted & ~t->in_any) != 0 || (t->wanted & t->in_all) != 0;
    }
    FOR_EACH_CELL(rest, house_cells[row] & free) {
        const int cell = lowest_cell(rest);
        if (!place_rows(t, row + 1, placed | CELL(cell), free & ~peers[cell]))
            return false;
    }
    return true;
}

/* All ways to place a digit; `open` are the cells that may hold it, `wanted` those of them that
 * are undecided. */
static templates templates_of(cells open, cells wanted)
{
    ASSERT(within_grid(open));
    ASSERT(within_grid(wanted));
    templates t = {.wanted = wanted, .in_all = ALL_CELLS};

    (void)place_rows(&t, 0, 0, open);
    return t;
}

/* For each digit, the cells that hold it or may hold it. */
static void open_cells(cells open[10], const marks *m)
{
    FOR_ALL_DIGITS(digit)
        open[digit] = m->candidates[digit];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (m->values[cell] != 0)
            open[m->values[cell]] |= CELL(cell);
}

const cells *doomed_of(const hunt *h)
{
    ennead_finder *known = h->finder;
    cells open[10];

    if (known->has_doomed)
        return known->doomed;
    known->has_doomed = true;
    open_cells(open, h->marks);
    FOR_ALL_DIGITS(digit) {
        const templates t = templates_of(open[digit], h->marks->candidates[digit]);
        known->doomed[digit] = t.in_any != 0 ? t.wanted & ~t.in_any : 0;
    }
    return known->doomed;
}

bool templates_of_all(const marks *m, templates all[10])
{
    cells open[10];
    bool changed = true;

    open_cells(open, m);
    while (changed) {
        changed = false;
        FOR_ALL_DIGITS(digit) {
            all[digit] = templates_of(open[digit], m->candidates[digit]);
            if (all[digit].in_any == 0)
                return false;
            FOR_ALL_DIGITS(other)
                if (other != digit && (open[other] & all[digit].in_all) != 0) {
                    open[other] &= ~all[digit].in_all;
                    changed = true;
                }
        }
    }
    return true;
}
