/* SPDX-License-Identifier: MIT */
/*
 * Sue de Coq (sue_de_coq.c) as HoDoKu finds it: the first that eliminates something, line by line
 * and box by box, sets of cells in the order of their first cells. The part in the line may
 * include cells of the crossing; the part in the box has no digit of the crossing that the other
 * part has.
 */
#include "logic/hodoku/choose_sue_de_coq.h"

#include "grid/assertions.h"

/* Some cells, and their candidates. */
typedef struct chosen_part {
    cells cells;
    digits digits;
} chosen_part;

typedef struct coq {
    hunt *h;
    int line, box;
    chosen_part middle, in_line, in_box;
} coq;

static chosen_part with_cell(const coq *c, chosen_part before, int cell)
{
    ASSERT(cell_in_range(cell));
    return (chosen_part){before.cells | CELL(cell), before.digits | c->h->marks->of[cell]};
}

/* The number of cells of a part minus the number of its digits that the crossing does not have. */
static int surplus(const coq *c, const chosen_part *p)
{
    return cell_count(p->cells) - digit_count(p->digits & (digits)~c->middle.digits);
}

/* Removes digits from the rest of a house. */
static cells remove_rest(ennead_step *step, const coq *c, int house, const chosen_part *own,
                         digits gone)
{
    ASSERT(house_in_range(house));
    ASSERT(within_digits(gone));
    const marks *m = c->h->marks;
    const cells rest = house_cells[house] & m->empty & ~own->cells & ~c->middle.cells;
    cells any = 0;

    FOR_EACH_DIGIT(left, gone) {
        const cells where = m->candidates[lowest_digit(left)] & rest;
        remove_cells(step, lowest_digit(left), where);
        any |= where;
    }
    return any;
}

static flow take_parts(coq *c)
{
    const digits middle = c->middle.digits, line = c->in_line.digits, box = c->in_box.digits;
    ennead_step *step = new_step(c->h);
    const cells gone = remove_rest(step, c, c->box, &c->in_box,
                                   (digits)(((middle | box) & (digits)~line) | (box & line))) |
                       remove_rest(step, c, c->line, &c->in_line,
                                   (digits)(((middle | line) & (digits)~box) | (box & line)));

    if (gone == 0)
        return GO_ON;
    step->digits = middle | line | box;
    step->base = 1u << c->line | 1u << c->box;
    step->cells = set_of_cells(c->middle.cells | c->in_line.cells | c->in_box.cells);
    step->colors[0] = set_of_cells(c->middle.cells);
    step->colors[1] = set_of_cells(c->in_line.cells);
    step->colors[2] = set_of_cells(c->in_box.cells);
    return ENOUGH;
}

/* Tries the parts in the box that begin with `before` and have a surplus of `wanted`. No part with
 * more cells has fewer of the digits that are taken. */
static flow try_boxes(coq *c, chosen_part before, cells rest, int wanted)
{
    ASSERT(within_grid(rest));
    const digits taken = c->in_line.digits & c->middle.digits;

    FOR_EACH_CELL(left, rest) {
        c->in_box = with_cell(c, before, lowest_cell(left));
        const chosen_part here = c->in_box;
        if ((here.digits & taken) != 0)
            continue;
        if ((here.digits & c->middle.digits) != 0 && surplus(c, &here) == wanted &&
            take_parts(c) == ENOUGH)
            return ENOUGH;
        if (try_boxes(c, here, without_lowest_cell(left), wanted) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries the parts in the line that begin with `before`. */
static flow try_lines(coq *c, chosen_part before, cells rest)
{
    ASSERT(within_grid(rest));
    const int wanted = digit_count(c->middle.digits) - cell_count(c->middle.cells);

    FOR_EACH_CELL(still, rest) {
        c->in_line = with_cell(c, before, lowest_cell(still));
        const chosen_part here = c->in_line, none = {0, 0};
        const int more = surplus(c, &here);
        const cells left =
            house_cells[c->box] & c->h->marks->empty & ~c->middle.cells & ~here.cells;
        if ((here.digits & c->middle.digits) != 0 && more > 0 && more < wanted &&
            try_boxes(c, none, left, wanted - more) == ENOUGH)
            return ENOUGH;
        if (try_lines(c, here, without_lowest_cell(still)) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries the sets of two or three cells of a crossing that begin with `before`. */
static flow try_middles(coq *c, chosen_part before, cells rest)
{
    ASSERT(within_grid(rest));
    FOR_EACH_CELL(left, rest) {
        const chosen_part here = with_cell(c, before, lowest_cell(left)), none = {0, 0};
        const int count = cell_count(here.cells);
        c->middle = here;
        if (count >= 2 && digit_count(here.digits) >= count + 2 &&
            try_lines(c, none, house_cells[c->line] & c->h->marks->empty & ~here.cells) == ENOUGH)
            return ENOUGH;
        if (try_middles(c, here, without_lowest_cell(left)) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow choose_sue_de_coq(hunt *h)
{
    coq c = {.h = h};
    const chosen_part none = {0, 0};

    h->technique = ENNEAD_SUE_DE_COQ;
    for (c.line = 0; c.line < FIRST_BOX; c.line++)
        for (c.box = FIRST_BOX; c.box < HOUSES; c.box++)
            if (try_middles(&c, none, house_cells[c.line] & house_cells[c.box] & h->marks->empty) ==
                ENOUGH)
                return ENOUGH;
    return GO_ON;
}
