/* SPDX-License-Identifier: MIT */
/*
 * Sue de Coq, or two-sector disjoint subset: cells where a line crosses a box, together with cells
 * of the rest of the line and of the rest of the box. Each digit can be in these cells once, or
 * twice (once in the line, once in the box) if it is in both rests. If these numbers add up to the
 * number of cells, every digit must be there as often as it can be. It is then eliminated from the
 * other cells that see it: of the line, of the box, or of both. (First described by Sue de Coq in
 * the forum of sudoku.com, 2005.)
 */
#include "logic/techniques/sets/sue_de_coq.h"

#include "grid/assertions.h"

/* Cells of a rest, and their candidates. */
typedef struct sue_de_coq_part {
    cells cells;
    digits digits;
} sue_de_coq_part;

enum { MOST_PARTS = 64 }; /* the subsets of six cells */

typedef struct line_box_crossing {
    hunt *h;
    int line, box;
    sue_de_coq_part middle;
} line_box_crossing;

static digits digits_of(const marks *m, cells set)
{
    ASSERT(within_grid(set));
    digits all = 0;

    FOR_EACH_CELL(left, set)
        all |= m->of[lowest_cell(left)];
    return all;
}

/* Lists the subsets of a rest that have more cells than digits that the middle lacks. Returns how
 * many there are. */
static int useful_parts(const line_box_crossing *c, cells rest, sue_de_coq_part parts[MOST_PARTS])
{
    ASSERT(within_grid(rest));
    int count = 0;

    for (cells set = rest; set != 0; set = (set - 1) & rest) {
        const sue_de_coq_part p = {set, digits_of(c->h->marks, set)};
        if (digit_count(p.digits & (digits)~c->middle.digits) < cell_count(set))
            parts[count++] = p;
    }
    return count;
}

/* Where a digit is eliminated if it is in the pattern as often as it can be. */
static cells left_by(const line_box_crossing *c, const sue_de_coq_part *in_line,
                     const sue_de_coq_part *in_box, int digit)
{
    ASSERT(digit_in_range(digit));
    const cells all = c->h->marks->candidates[digit];
    const cells pattern = c->middle.cells | in_line->cells | in_box->cells;
    const cells both = all & (house_cells[c->line] | house_cells[c->box]);

    if ((in_line->digits & in_box->digits & digit_set(digit)) == 0)
        return both & common_peers(all & pattern);
    /* It is once in each rest, so neither in the crossing nor elsewhere in line and box. */
    return both & ~(in_line->cells | in_box->cells);
}

static flow try_parts(const line_box_crossing *c, const sue_de_coq_part *in_line,
                      const sue_de_coq_part *in_box)
{
    const digits held = c->middle.digits | in_line->digits | in_box->digits;
    const int cell_total =
        cell_count(c->middle.cells) + cell_count(in_line->cells) + cell_count(in_box->cells);

    if (digit_count(held) + digit_count(in_line->digits & in_box->digits) != cell_total)
        return GO_ON;
    ennead_step *step = new_step(c->h);
    cells any = 0;
    FOR_EACH_DIGIT(rest, held) {
        const int digit = lowest_digit(rest);
        const cells gone = left_by(c, in_line, in_box, digit);
        remove_cells(step, digit, gone);
        any |= gone;
    }
    if (any == 0)
        return GO_ON;
    step->digits = held;
    step->base = 1u << c->line | 1u << c->box;
    step->cells = set_of_cells(c->middle.cells | in_line->cells | in_box->cells);
    step->colors[0] = set_of_cells(c->middle.cells);
    step->colors[1] = set_of_cells(in_line->cells);
    step->colors[2] = set_of_cells(in_box->cells);
    return report_step(c->h);
}

/* Tries two or three cells of the crossing whose digits exceed the number of cells by at least
 * two. */
static flow try_middle(const line_box_crossing *c)
{
    const cells empty = c->h->marks->empty;
    const cells line = house_cells[c->line], box = house_cells[c->box];
    sue_de_coq_part in_line[MOST_PARTS], in_box[MOST_PARTS];

    if (digit_count(c->middle.digits) < cell_count(c->middle.cells) + 2)
        return GO_ON;
    const int lines = useful_parts(c, line & empty & ~box, in_line);
    const int boxes = lines > 0 ? useful_parts(c, box & empty & ~line, in_box) : 0;
    for (int i = 0; i < lines; i++)
        for (int k = 0; k < boxes; k++)
            if (try_parts(c, &in_line[i], &in_box[k]) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

flow find_sue_de_coq(hunt *h)
{
    line_box_crossing c = {.h = h};

    for (c.line = 0; c.line < FIRST_BOX; c.line++)
        for (c.box = FIRST_BOX; c.box < HOUSES; c.box++) {
            const cells across = house_cells[c.line] & house_cells[c.box] & h->marks->empty;
            for (cells set = across; set != 0; set = (set - 1) & across) {
                c.middle = (sue_de_coq_part){set, digits_of(h->marks, set)};
                if (cell_count(set) >= 2 && try_middle(&c) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}
