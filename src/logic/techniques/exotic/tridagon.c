/* SPDX-License-Identifier: MIT */
/*
 * Tridagons (Thor's Hammer). Twelve cells are in four boxes that form a rectangle, three in each
 * box, one in each row and each column of the box. They cannot all hold the same three digits if
 * an odd number of the boxes has a different direction from the others:
 *
 *     x . .  . . x        the columns of the three cells, row by row, are a permutation s of 0 1 2,
 *     . x .  . x .        which is even for 012, 120, 201 and odd for 021, 102, 210
 *     . . x  x . .
 *
 * Proof: let the three digits be in a box, row by row, in the order t. In two boxes side by side
 * no row has a digit twice, so the two orders differ in all three places: one is a cyclic shift of
 * the other, and both are even or both are odd. For two boxes one above the other the same is true
 * of the orders column by column, which are t composed with the inverse of s. Once around the four
 * boxes the t cancel out, so the number of odd s must be even.
 *
 * So one of the other candidates of these cells, the guardians, is true. If all guardians are in
 * one cell, it holds none of the three digits. If all are of one digit, it is eliminated from the
 * cells that see all of them. (Found as Thor's Hammer by mith and others, forum of
 * enjoysudoku.com, 2020; named by Denis Berthier, "The tridagon rule", there, 2022.)
 */
#include "logic/techniques/exotic/tridagon.h"

#include "grid/assertions.h"

enum { BOXES = 4, WAYS = 6, FIRST_ODD = 3 };

/* The columns, within the box, of the three cells of a box, row by row. */
static const uint8_t columns_of[WAYS][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                            {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

typedef struct hammer {
    hunt *h;
    digits three;
    int boxes[BOXES];
} hammer;

/* What has been chosen so far. */
typedef struct chosen {
    cells all, guarded; /* the cells, and those of them that have guardians */
    digits guardians;
    unsigned odd; /* number of boxes with an odd permutation */
} chosen;

/* Reports the only effect of the guardians. The digit is eliminated from the cells that see all of
 * them. */
static flow report_hammer(const hammer *t, const chosen *c)
{
    const marks *m = t->h->marks;
    const bool one_cell = cell_count(c->guarded) == 1;
    const digits lost = one_cell ? t->three : c->guardians;
    const cells where = one_cell ? c->guarded : common_peers(c->guarded);
    cells any = 0;

    FOR_EACH_DIGIT(rest, lost)
        any |= m->candidates[lowest_digit(rest)] & where;
    if (any == 0 || c->guarded == 0)
        return GO_ON;
    ennead_step *step = new_step(t->h);
    FOR_EACH_DIGIT(rest, lost)
        remove_cells(step, lowest_digit(rest), m->candidates[lowest_digit(rest)] & where);
    FOR_EACH_DIGIT(rest, c->guardians)
        add_node(step, lowest_digit(rest), m->candidates[lowest_digit(rest)] & c->guarded, 1);
    for (int i = 0; i < BOXES; i++)
        step->base |= 1u << t->boxes[i];
    step->digits = t->three;
    step->cells = set_of_cells(c->all);
    step->fins = set_of_cells(c->guarded);
    return report_step(t->h);
}

/* Adds a cell. Returns false if it holds none of the three digits, or there are too many
 * guardians. */
static bool add_cell(const hammer *t, chosen *c, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits of = t->h->marks->of[cell], others = of & (digits)~t->three;

    c->all |= CELL(cell);
    if (others != 0)
        c->guarded |= CELL(cell);
    c->guardians |= others;
    return (of & t->three) != 0 && (cell_count(c->guarded) <= 1 || digit_count(c->guardians) <= 1);
}

/* Continues with the boxes from `box` on. */
static flow choose_box(const hammer *t, int box, const chosen *before)
{
    ASSERT(box >= 0 && box <= BOXES);
    if (box == BOXES)
        return before->odd % 2 != 0 ? report_hammer(t, before) : GO_ON;
    for (int way = 0; way < WAYS; way++) {
        chosen c = *before;
        int row = 0;
        c.odd += way >= FIRST_ODD;
        while (row < 3 && add_cell(t, &c, cell_at(t->boxes[box], 3 * row + columns_of[way][row])))
            row++;
        if (row == 3 && choose_box(t, box + 1, &c) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow try_three(const hammer *t)
{
    const chosen none = {.all = 0};
    return choose_box(t, 0, &none);
}

/* Tries each rectangle of boxes: all but one band, all but one stack. */
static flow try_rectangles(hammer *t)
{
    for (int band = 0; band < 3; band++)
        for (int stack = 0; stack < 3; stack++) {
            int count = 0;
            for (int box = 0; box < 9; box++)
                if (box / 3 != band && box % 3 != stack)
                    t->boxes[count++] = FIRST_BOX + box;
            if (try_three(t) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_tridagon(hunt *h)
{
    hammer t = {.h = h};

    FOR_ALL_DIGITS(a)
        for (int b = a + 1; b <= 9; b++)
            for (int c = b + 1; c <= 9; c++) {
                t.three = digit_set(a) | digit_set(b) | digit_set(c);
                if (try_rectangles(&t) == ENOUGH)
                    return ENOUGH;
            }
    return GO_ON;
}
