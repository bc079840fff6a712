/* SPDX-License-Identifier: MIT */
/*
 * Broken wings: an odd loop of one digit and its guardians. Cells that may hold the digit form a
 * loop, each in a house with the next. If these houses had no other places for the digit, it would
 * be in every second cell, which is impossible around a loop of odd length. So one of the other
 * places, the guardians, holds the digit: it is eliminated from cells that see all guardians, and
 * a single guardian holds it.
 *
 *     c0 ---- c1 ---- c2 ---- c3 ---- c4 ---- back to c0      one house each, with guardians or not
 *
 * Loops have at least five cells, and no guardian is one of them. (R. Hagglund; described as
 * "Guardians" by A. Stuart, sudokuwiki.org.)
 */
#include "logic/techniques/digit/broken_wing.h"

#include "grid/assertions.h"
#include "logic/templates.h"

enum { FEWEST_CELLS = 5, MOST_CELLS = 9 };

typedef struct guardian_loop {
    hunt *h;
    int digit;
    cells hopes; /* the candidates that such a pattern might remove */
    int length;  /* length to look for */
    int count;   /* number of cells so far */
    cells all;   /* the cells so far */
    cells guardians;
    uint32_t houses;
    uint8_t cells[MOST_CELLS];
} guardian_loop;

static cells gone_by(const guardian_loop *l)
{
    return l->h->marks->candidates[l->digit] & common_peers(l->guardians);
}

/* Joins the last cell and `cell` by a house. Returns false if a guardian is in the loop, or the
 * guardians are too far apart to eliminate anything. */
static bool join(guardian_loop *l, int cell, int house)
{
    ASSERT(cell_in_range(cell));
    ASSERT(house_in_range(house));
    const cells ends = CELL(l->cells[l->count - 1]) | CELL(cell);

    l->houses |= 1u << house;
    l->guardians |= l->h->marks->candidates[l->digit] & house_cells[house] & ~ends;
    l->all |= CELL(cell);
    return (l->guardians & l->all) == 0 && (l->hopes & common_peers(l->guardians)) != 0;
}

static flow report_loop(const guardian_loop *l)
{
    if (l->guardians == 0)
        return GO_ON; /* the board has no solution */
    ennead_step *step = new_step(l->h);
    step->focus = (uint8_t)l->digit;
    step->digits = digit_set(l->digit);
    step->base = l->houses;
    step->cells = set_of_cells(l->all);
    step->fins = set_of_cells(l->guardians);
    for (int i = 0; i < l->count; i++)
        add_node(step, l->digit, CELL(l->cells[i]), i & 1);
    if (without_lowest_cell(l->guardians) == 0)
        add_cells(&step->placed[l->digit], l->guardians);
    else
        remove_cells(step, l->digit, gone_by(l));
    return report_step(l->h);
}

/* Continues from the last cell, and back to the first if the loop is long enough. The first cell
 * is the lowest, and the second lower than the last, so each loop is found once. */
static flow go_round(const guardian_loop *l)
{
    const marks *m = l->h->marks;
    const int last = l->cells[l->count - 1];
    const int houses[3] = {row_of(last), FIRST_COLUMN + column_of(last), FIRST_BOX + box_of(last)};
    const cells ahead =
        l->count == l->length ? CELL(l->cells[0]) : ~(CELL(l->cells[0] + 1) - 1) & ~l->all;

    if (l->count == l->length && last < l->cells[1])
        return GO_ON;
    for (int i = 0; i < 3; i++)
        FOR_EACH_CELL(rest, m->candidates[l->digit] & house_cells[houses[i]] & ahead) {
            const int cell = lowest_cell(rest);
            guardian_loop longer = *l;
            if (!join(&longer, cell, houses[i]))
                continue;
            if (l->count < l->length)
                longer.cells[longer.count++] = (uint8_t)cell;
            if ((l->count == l->length ? report_loop(&longer) : go_round(&longer)) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_broken_wing(hunt *h)
{
    const cells *doomed = doomed_of(h);

    for (int length = FEWEST_CELLS; length <= MOST_CELLS; length += 2)
        FOR_ALL_DIGITS(digit)
            FOR_EACH_CELL(rest, doomed[digit] != 0 ? h->marks->candidates[digit] : 0) {
                const int first = lowest_cell(rest);
                const guardian_loop start = {.h = h,
                                             .digit = digit,
                                             .hopes = doomed[digit],
                                             .length = length,
                                             .count = 1,
                                             .all = CELL(first),
                                             .cells = {(uint8_t)first}};
                if (go_round(&start) == ENOUGH)
                    return ENOUGH;
            }
    return GO_ON;
}
