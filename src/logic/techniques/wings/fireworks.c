/* SPDX-License-Identifier: MIT */
/*
 * Fireworks. A row and a column cross in a box, at the pivot. Consider a digit that, outside the
 * box, has only one place in the row, its wing, and only one in the column, another wing:
 *
 *     pivot  .  .  | .  wing  .      if neither wing holds it, both the row and the column have
 *       .    .  .  | .   .    .      it in the box, which has it only once: where they cross
 *       .    .  .  | .   .    .
 *     -------------+-----------      so it is in one of the three cells
 *      wing  .  .  | .   .    .
 *
 *     Triple Firework       three digits with the same pivot and wings: they fill the three cells
 *     Quadruple Firework    two digits with one pivot, two others with the opposite corner of the
 *                           rectangle, the same wings: the four fill the four cells
 *
 * (shye, "Fireworks" in the forum of enjoysudoku.com, 2021.)
 */
#include "logic/techniques/wings/fireworks.h"

#include "grid/assertions.h"

enum { PLACES = 9 };

/* For each n, finds the digits missing in a line whose only place outside the box is the line's
 * n-th cell. */
static void look_along(const marks *m, int line, int box, digits only[PLACES])
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    ASSERT(box >= FIRST_BOX && box < HOUSES);
    const cells outside = house_cells[line] & ~house_cells[box];

    for (int n = 0; n < PLACES; n++)
        only[n] = 0;
    FOR_ALL_DIGITS(digit) {
        const cells places = m->candidates[digit] & outside;
        for (int n = 0; n < PLACES && m->places[digit][line] != 0; n++)
            if ((places & ~CELL(cell_at(line, n))) == 0)
                only[n] |= digit_set(digit);
    }
}

/* The pivot where a row and a column cross, and the digits of each wing. */
typedef struct firework {
    int pivot;
    digits in_row[PLACES], in_column[PLACES]; /* [n]: the wing in column n, in row n */
} firework;

static firework firework_at(const marks *m, int pivot)
{
    firework f = {.pivot = pivot};

    look_along(m, row_of(pivot), FIRST_BOX + box_of(pivot), f.in_row);
    look_along(m, FIRST_COLUMN + column_of(pivot), FIRST_BOX + box_of(pivot), f.in_column);
    return f;
}

/* Removes all but some digits from a cell. Returns whether that removed anything. */
static bool keep_only(ennead_step *step, const marks *m, int cell, digits kept)
{
    ASSERT(cell_in_range(cell));
    ASSERT(within_digits(kept));
    const digits gone = m->of[cell] & (digits)~kept;

    FOR_EACH_DIGIT(rest, gone)
        remove_cells(step, lowest_digit(rest), CELL(cell));
    return gone != 0;
}

static uint32_t lines_of(int cell)
{
    ASSERT(cell_in_range(cell));
    return 1u << row_of(cell) | 1u << (FIRST_COLUMN + column_of(cell));
}

/* Begins a step for pivots and wings; `keys` are their cells. */
static ennead_step *new_firework(hunt *h, digits held, const int keys[], int count)
{
    ASSERT(within_digits(held));
    ASSERT(count >= 0);
    ennead_step *step = new_step(h);

    step->digits = held;
    step->base = lines_of(keys[0]);
    for (int i = 0; i < count; i++) {
        add_cells(&step->cells, CELL(keys[i]));
        add_key(step, keys[i]);
    }
    return step;
}

static flow try_triple(hunt *h, const firework *f, int row_wing, int column_wing)
{
    const digits held = f->in_row[column_of(row_wing)] & f->in_column[row_of(column_wing)];
    const int keys[3] = {f->pivot, row_wing, column_wing};
    bool any = false;

    if (digit_count(held) != 3)
        return GO_ON;
    ennead_step *step = new_firework(h, held, keys, 3);
    for (int i = 0; i < 3; i++)
        any |= keep_only(step, h->marks, keys[i], held);
    return any ? report_step(h) : GO_ON;
}

/* The pivots `f` and `g` are opposite corners of a rectangle. (Three digits of one pivot are a
 * triple.) */
static flow try_quadruple(hunt *h, const firework *f, const firework *g)
{
    const int row_wing = cell_crossing(row_of(f->pivot), column_of(g->pivot));
    const int column_wing = cell_crossing(row_of(g->pivot), column_of(f->pivot));
    const digits one = f->in_row[column_of(g->pivot)] & f->in_column[row_of(g->pivot)];
    const digits other = g->in_row[column_of(f->pivot)] & g->in_column[row_of(f->pivot)];
    const int keys[4] = {f->pivot, row_wing, column_wing, g->pivot};

    if (digit_count(one) != 2 || digit_count(other) != 2 || (one & other) != 0 ||
        (h->marks->empty & CELL(row_wing)) == 0 || (h->marks->empty & CELL(column_wing)) == 0)
        return GO_ON;
    ennead_step *step = new_firework(h, one | other, keys, 4);
    step->base |= lines_of(g->pivot);
    bool any = keep_only(step, h->marks, f->pivot, one);
    any |= keep_only(step, h->marks, g->pivot, other);
    any |= keep_only(step, h->marks, row_wing, one | other);
    any |= keep_only(step, h->marks, column_wing, one | other);
    return any ? report_step(h) : GO_ON;
}

/* Finds the fireworks of all empty cells. */
static void look_everywhere(const marks *m, firework all[ENNEAD_CELLS])
{
    FOR_EACH_CELL(rest, m->empty) {
        const int pivot = lowest_cell(rest);
        all[pivot] = firework_at(m, pivot);
    }
}

flow find_triple_firework(hunt *h)
{
    const cells empty = h->marks->empty;

    FOR_EACH_CELL(pivots, empty) {
        const int pivot = lowest_cell(pivots);
        const cells outside = empty & ~house_cells[FIRST_BOX + box_of(pivot)];
        const firework f = firework_at(h->marks, pivot);
        FOR_EACH_CELL(rows, outside & house_cells[row_of(pivot)])
            FOR_EACH_CELL(columns, outside & house_cells[FIRST_COLUMN + column_of(pivot)])
                if (try_triple(h, &f, lowest_cell(rows), lowest_cell(columns)) == ENOUGH)
                    return ENOUGH;
    }
    return GO_ON;
}

flow find_quadruple_firework(hunt *h)
{
    const cells empty = h->marks->empty;
    firework all[ENNEAD_CELLS];

    look_everywhere(h->marks, all);
    FOR_EACH_CELL(pivots, empty) {
        const int pivot = lowest_cell(pivots);
        FOR_EACH_CELL(rest, without_lowest_cell(pivots)) {
            const int opposite = lowest_cell(rest);
            if (row_of(opposite) / 3 != row_of(pivot) / 3 &&
                column_of(opposite) / 3 != column_of(pivot) / 3 &&
                try_quadruple(h, &all[pivot], &all[opposite]) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
