/* SPDX-License-Identifier: MIT */
/*
 * Avoidable rectangles. Four cells in two rows, two columns and two boxes, none of them a given,
 * cannot hold x y / y x in the solution, because y x / x y would be another solution. Here some
 * corners are already filled:
 *
 *     type 1     three hold x y / y: the fourth is not x
 *     type 2     two in a line hold x and y, the others may hold y or z, and x or z: one is z
 *
 * If the puzzle itself restricts candidates this does not follow, because the swapped digits may
 * not be allowed.
 */
#include "logic/techniques/uniqueness/avoidable.h"

#include "grid/assertions.h"

/* The corners are numbered 0 1 / 2 3: cells 0 and 3 are one diagonal, 1 and 2 the other. */
typedef struct avoidable_rectangle {
    int corners[4];
    cells all;
} avoidable_rectangle;

typedef flow (*avoidable_rectangle_function)(hunt *h, const avoidable_rectangle *r);

static ennead_step *new_rectangle(hunt *h, const avoidable_rectangle *r, digits pair, cells open)
{
    ASSERT(within_digits(pair));
    ASSERT(within_grid(open));
    ennead_step *step = new_step(h);

    step->digits = pair;
    step->cells = set_of_cells(r->all);
    step->fins = set_of_cells(open);
    for (int i = 0; i < 4; i++)
        add_key(step, r->corners[i]);
    return step;
}

static flow look_type_1(hunt *h, const avoidable_rectangle *r)
{
    const marks *m = h->marks;

    for (int i = 0; i < 4; i++) {
        const int open = r->corners[i], opposite = r->corners[3 - i];
        const int beside = r->corners[i ^ 1], across = r->corners[i ^ 2];
        const int x = m->values[opposite], y = m->values[beside];
        if (m->values[open] != 0 || x == 0 || y == 0 || m->values[across] != y ||
            (m->of[open] & digit_set(x)) == 0)
            continue;
        ennead_step *step = new_rectangle(h, r, digit_set(x) | digit_set(y), CELL(open));
        step->focus = (uint8_t)x;
        remove_cells(step, x, CELL(open));
        if (report_step(h) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* The filled corners `a` and `b` are side by side; `c` is beside `b`, `d` beside `a`. */
static flow look_at_side(hunt *h, const avoidable_rectangle *r, int a, int b, int c, int d)
{
    const marks *m = h->marks;
    const int x = m->values[a], y = m->values[b];

    if (x == 0 || y == 0 || (m->pairs & CELL(c)) == 0 || (m->pairs & CELL(d)) == 0 ||
        (m->of[c] & digit_set(x)) == 0 || (m->of[d] & digit_set(y)) == 0)
        return GO_ON;
    const digits z = m->of[c] & (digits)~digit_set(x);
    if (z != (m->of[d] & (digits)~digit_set(y)) || z == digit_set(y) || z == digit_set(x))
        return GO_ON;
    const cells gone = m->candidates[lowest_digit(z)] & peers[c] & peers[d];
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r, digit_set(x) | digit_set(y), CELL(c) | CELL(d));
    step->focus = (uint8_t)lowest_digit(z);
    remove_cells(step, lowest_digit(z), gone);
    return report_step(h);
}

static flow look_type_2(hunt *h, const avoidable_rectangle *r)
{
    static const uint8_t sides[4][4] = {{0, 1, 3, 2}, {2, 3, 1, 0}, {0, 2, 3, 1}, {1, 3, 2, 0}};

    for (int i = 0; i < 4; i++) {
        const uint8_t *side = sides[i];
        if (look_at_side(h, r, r->corners[side[0]], r->corners[side[1]], r->corners[side[2]],
                         r->corners[side[3]]) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Looks at each rectangle without givens that has two or three corners filled. */
static flow look_everywhere(hunt *h, avoidable_rectangle_function look)
{
    const marks *m = h->marks;
    cells givens = 0;

    if (m->limited)
        return GO_ON;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (m->givens[cell] != 0)
            givens |= CELL(cell);
    for (int first = 0; first < ENNEAD_CELLS; first++)
        for (int right = first + 1; right <= cell_crossing(row_of(first), 8); right++)
            for (int below = first + 9; below < ENNEAD_CELLS; below += 9) {
                const int last = below + right - first;
                const avoidable_rectangle r = {{first, right, below, last},
                                               CELL(first) | CELL(right) | CELL(below) |
                                                   CELL(last)};
                const int open = cell_count(r.all & m->empty);
                if ((r.all & givens) != 0 || open < 1 || open > 2 ||
                    (box_of(first) == box_of(right)) == (box_of(first) == box_of(below)))
                    continue;
                if (look(h, &r) == ENOUGH)
                    return ENOUGH;
            }
    return GO_ON;
}

flow find_avoidable_rectangle_1(hunt *h)
{
    return look_everywhere(h, look_type_1);
}

flow find_avoidable_rectangle_2(hunt *h)
{
    return look_everywhere(h, look_type_2);
}
