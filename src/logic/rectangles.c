/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles. Four cells in two rows, two columns and two boxes, none of them a given,
 * cannot hold x y / y x in the solution, because y x / x y would be another one. A corner with a
 * candidate beyond x and y is called open here; some open corner holds such a candidate.
 *
 *     type 1     one is open: it holds neither x nor y
 *     type 2     two in a line are open, by the same candidate: one of them holds it
 *     type 3     two in a line are open: together they are a cell of a naked subset
 *     type 4     two in a line are open, and in a house of both x is only there: neither holds y
 *     type 5     as type 2, with two on a diagonal or three
 *     type 6     two on a diagonal are open, and x is nowhere else in both lines: they do not hold x
 *     hidden     a corner is not open, and in row and column of the opposite one x has no place
 *                outside the rectangle: the opposite one does not hold y
 *
 * (The names are those of HoDoKu.) A corner may have lost x or y already: that the swapped digits
 * are a solution does not depend on pencil marks. Where the candidates are part of the puzzle it
 * does, so there each corner must still have both.
 */
#include "logic/logic.h"

typedef struct rectangle {
    int corners[4]; /* upper left, upper right, lower left, lower right */
    cells all;
    cells open;
    digits pair;
} rectangle;

typedef flow (*look_function)(hunt *h, const rectangle *r);

static cells row_through(int cell)
{
    return house_cells[row_of(cell)];
}

static cells column_through(int cell)
{
    return house_cells[FIRST_COLUMN + column_of(cell)];
}

static ennead_step *new_rectangle(hunt *h, const rectangle *r)
{
    ennead_step *step = new_step(h);

    step->digits = r->pair;
    step->cells = set_of_cells(r->all);
    step->fins = set_of_cells(r->open);
    for (int i = 0; i < 4; i++)
        add_key(step, r->corners[i]);
    return step;
}

/* Whether two corners are open, both in one row or column. */
static bool has_open_side(const rectangle *r)
{
    if (cell_count(r->open) != 2)
        return false;
    const int first = lowest_cell(r->open);
    return (r->open & ~row_through(first)) == 0 || (r->open & ~column_through(first)) == 0;
}

static bool has_open_diagonal(const rectangle *r)
{
    return cell_count(r->open) == 2 && !has_open_side(r);
}

/* The candidates of the open corners beyond the pair. */
static digits extras(const marks *m, const rectangle *r)
{
    digits found = 0;

    for (cells rest = r->open; rest != 0; rest = without_lowest_cell(rest))
        found |= m->of[lowest_cell(rest)];
    return found & (digits)~r->pair;
}

/* -------------------------------------------------------------------------------------- types */

static flow look_type_1(hunt *h, const rectangle *r)
{
    if (cell_count(r->open) != 1)
        return GO_ON;
    const digits gone = h->marks->of[lowest_cell(r->open)] & r->pair;
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    for (digits rest = gone; rest != 0; rest = without_lowest_digit(rest))
        remove_cells(step, lowest_digit(rest), r->open);
    return tell_step(h);
}

/* One of the open corners holds the one extra candidate. */
static flow tell_extra(hunt *h, const rectangle *r)
{
    const digits extra = extras(h->marks, r);

    if (digit_count(extra) != 1)
        return GO_ON;
    const int digit = lowest_digit(extra);
    const cells gone = h->marks->candidates[digit] & common_peers(r->open);
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->focus = (uint8_t)digit;
    remove_cells(step, digit, gone);
    return tell_step(h);
}

static flow look_type_2(hunt *h, const rectangle *r)
{
    return has_open_side(r) ? tell_extra(h, r) : GO_ON;
}

static flow look_type_5(hunt *h, const rectangle *r)
{
    return has_open_diagonal(r) || cell_count(r->open) == 3 ? tell_extra(h, r) : GO_ON;
}

/* The open corners and the cells of `subset` hold the digits of `held`, one more than these cells.
 */
static flow tell_type_3(hunt *h, const rectangle *r, int house, cells subset, digits held)
{
    const cells seen = common_peers(r->open | subset);
    cells gone = 0;

    for (digits rest = held; rest != 0; rest = without_lowest_digit(rest))
        gone |= h->marks->candidates[lowest_digit(rest)] & seen;
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->base = 1u << house;
    step->colors[0] = set_of_cells(subset);
    for (digits rest = held; rest != 0; rest = without_lowest_digit(rest))
        remove_cells(step, lowest_digit(rest), h->marks->candidates[lowest_digit(rest)] & seen);
    step->rating += digit_count(held) - 1;
    return tell_step(h);
}

/* Subsets of the cells `left` of a house that go with what is held already. */
static flow try_subsets(hunt *h, const rectangle *r, int house, cells subset, cells left,
                        digits held)
{
    enum { MOST_CELLS = 3 };

    if (cell_count(subset) > 0 && digit_count(held) == cell_count(subset) + 1)
        return tell_type_3(h, r, house, subset, held);
    if (cell_count(subset) == MOST_CELLS)
        return GO_ON;
    for (; left != 0; left = without_lowest_cell(left)) {
        const int cell = lowest_cell(left);
        const digits more = held | h->marks->of[cell];
        if (digit_count(more) <= MOST_CELLS + 1 &&
            try_subsets(h, r, house, subset | CELL(cell), without_lowest_cell(left), more) ==
                ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_type_3(hunt *h, const rectangle *r)
{
    if (!has_open_side(r))
        return GO_ON;
    for (int house = 0; house < HOUSES; house++)
        if ((r->open & ~house_cells[house]) == 0 &&
            try_subsets(h, r, house, 0, house_cells[house] & h->marks->empty & ~r->all,
                        extras(h->marks, r)) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* In a house of both open corners `digit` is only there. */
static flow tell_type_4(hunt *h, const rectangle *r, int house, int digit)
{
    const int other = lowest_digit(r->pair & (digits)~digit_set(digit));
    const cells gone = r->open & h->marks->candidates[other];

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->focus = (uint8_t)digit;
    step->base = 1u << house;
    remove_cells(step, other, gone);
    return tell_step(h);
}

static flow look_type_4(hunt *h, const rectangle *r)
{
    if (!has_open_side(r))
        return GO_ON;
    for (digits rest = r->pair; rest != 0; rest = without_lowest_digit(rest))
        for (int house = 0; house < HOUSES; house++) {
            const int digit = lowest_digit(rest);
            const cells places = house_cells[house] & h->marks->candidates[digit];
            if ((r->open & ~house_cells[house]) != 0 || places == 0 || (places & ~r->open) != 0)
                continue;
            if (tell_type_4(h, r, house, digit) == ENOUGH)
                return ENOUGH;
            break; /* the other house of both would say the same */
        }
    return GO_ON;
}

/* Whether a line still needs the digit and has no place for it outside the rectangle. */
static bool is_kept_inside(const marks *m, const rectangle *r, int line, int digit)
{
    const cells places = house_cells[line] & m->candidates[digit];
    return places != 0 && (places & ~r->all) == 0;
}

/* In both `lines` of the rectangle the digit is only at its corners. */
static flow tell_type_6(hunt *h, const rectangle *r, const int lines[2], int digit)
{
    const cells gone = h->marks->candidates[digit] & r->open;

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->focus = (uint8_t)digit;
    step->base = 1u << lines[0] | 1u << lines[1];
    remove_cells(step, digit, gone);
    return tell_step(h);
}

static flow look_type_6(hunt *h, const rectangle *r)
{
    const int first = r->corners[0], last = r->corners[3];
    const int lines[2][2] = {
        {row_of(first), row_of(last)},
        {FIRST_COLUMN + column_of(first), FIRST_COLUMN + column_of(last)},
    };

    if (!has_open_diagonal(r))
        return GO_ON;
    for (digits rest = r->pair; rest != 0; rest = without_lowest_digit(rest))
        for (int way = 0; way < 2; way++) {
            const int digit = lowest_digit(rest);
            if (!is_kept_inside(h->marks, r, lines[way][0], digit) ||
                !is_kept_inside(h->marks, r, lines[way][1], digit))
                continue;
            if (tell_type_6(h, r, lines[way], digit) == ENOUGH)
                return ENOUGH;
            break; /* the other two lines would say the same */
        }
    return GO_ON;
}

/* Looks at one corner, the opposite of one that is not open, for a digit of the pair that is kept
 * inside both of its lines. */
static flow look_at_opposite(hunt *h, const rectangle *r, int corner)
{
    const int row = row_of(corner), column = FIRST_COLUMN + column_of(corner);

    for (digits rest = r->pair; rest != 0; rest = without_lowest_digit(rest)) {
        const int digit = lowest_digit(rest);
        const int other = lowest_digit(r->pair & (digits)~digit_set(digit));
        const cells gone = h->marks->candidates[other] & CELL(corner);
        if (gone == 0 || !is_kept_inside(h->marks, r, row, digit) ||
            !is_kept_inside(h->marks, r, column, digit))
            continue;
        ennead_step *step = new_rectangle(h, r);
        step->focus = (uint8_t)digit;
        step->base = 1u << row | 1u << column;
        remove_cells(step, other, gone);
        if (tell_step(h) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_hidden(hunt *h, const rectangle *r)
{
    for (int i = 0; i < 4; i++)
        if ((r->open & CELL(r->corners[i])) == 0 &&
            look_at_opposite(h, r, r->corners[3 - i]) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* --------------------------------------------------------------------------------- rectangles */

/* Whether each corner can be part of the pattern. */
static bool is_pattern(const marks *m, const rectangle *r)
{
    for (int i = 0; i < 4; i++) {
        const digits both = m->of[r->corners[i]] & r->pair;
        if (both == 0 || (m->limited && both != r->pair))
            return false;
    }
    return true;
}

/* Looks at the rectangle for the pair of each corner that has no other candidates. */
static flow look_at_corners(hunt *h, look_function look, rectangle *r)
{
    const marks *m = h->marks;
    digits tried[4] = {0};

    for (int i = 0; i < 4; i++) {
        r->pair = m->of[r->corners[i]];
        tried[i] = r->pair;
        r->open = 0;
        if (digit_count(r->pair) != 2 || (i > 0 && tried[0] == r->pair) ||
            (i > 1 && tried[1] == r->pair) || (i > 2 && tried[2] == r->pair) || !is_pattern(m, r))
            continue;
        for (int k = 0; k < 4; k++)
            if ((m->of[r->corners[k]] & (digits)~r->pair) != 0)
                r->open |= CELL(r->corners[k]);
        if (look(h, r) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* The columns, as nine bits, in which the row has a cell of the set. */
static unsigned columns_of(cells set, int row)
{
    return (unsigned)(set >> 9 * row) & 0x1ff;
}

/* All rectangles in two rows without a value; `columns` are those in which neither row has one. */
static flow look_at_rows(hunt *h, look_function look, int upper, int lower, unsigned columns)
{
    const bool one_band = upper / 3 == lower / 3;

    for (; columns != 0; columns &= columns - 1)
        for (unsigned others = columns & (columns - 1); others != 0; others &= others - 1) {
            const int left = __builtin_ctz(columns), right = __builtin_ctz(others);
            if ((left / 3 == right / 3) == one_band)
                continue; /* one box, or four */
            rectangle r = {.corners = {9 * upper + left, 9 * upper + right, 9 * lower + left,
                                       9 * lower + right}};
            r.all =
                CELL(r.corners[0]) | CELL(r.corners[1]) | CELL(r.corners[2]) | CELL(r.corners[3]);
            if ((r.all & h->marks->pairs) != 0 && look_at_corners(h, look, &r) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

static flow look_everywhere(hunt *h, look_function look)
{
    const marks *m = h->marks;

    for (int upper = 0; upper < 8; upper++)
        for (int lower = upper + 1; lower < 9; lower++) {
            const unsigned columns = columns_of(m->empty, upper) & columns_of(m->empty, lower);
            if ((columns_of(m->pairs, upper) | columns_of(m->pairs, lower)) != 0 &&
                look_at_rows(h, look, upper, lower, columns) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_unique_rectangle_1(hunt *h)
{
    return look_everywhere(h, look_type_1);
}

flow find_unique_rectangle_2(hunt *h)
{
    return look_everywhere(h, look_type_2);
}

flow find_unique_rectangle_3(hunt *h)
{
    return look_everywhere(h, look_type_3);
}

flow find_unique_rectangle_4(hunt *h)
{
    return look_everywhere(h, look_type_4);
}

flow find_unique_rectangle_5(hunt *h)
{
    return look_everywhere(h, look_type_5);
}

flow find_unique_rectangle_6(hunt *h)
{
    return look_everywhere(h, look_type_6);
}

flow find_hidden_rectangle(hunt *h)
{
    return look_everywhere(h, look_hidden);
}
