/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles. Four cells in two rows, two columns and two boxes, none of them a given,
 * cannot hold x y / y x in the solution, because y x / x y would be another solution. A corner
 * with candidates other than x and y is called open here; some open corner holds such a candidate.
 *
 *     type 1     one is open: it holds neither x nor y
 *     type 2     two in a line are open, with the same other candidate: one of them holds it
 *     type 3     two in a line are open: together they act as a cell of a naked subset
 *     type 4     two in a line are open, and in a house of both they are the only places for x:
 *                neither holds y
 *     type 5     as type 2, with two on a diagonal or three
 *     type 6     two on a diagonal are open, and x is nowhere else in both lines: neither holds x
 *     hidden     a corner is not open, and in row and column of the opposite one x has no place
 *                outside the rectangle: the opposite corner does not hold y
 *
 * (The names are those of HoDoKu.) A corner may have lost x or y already: whether the swapped
 * digits are a solution does not depend on pencil marks. If the puzzle itself restricts candidates
 * it does depend on them, so then each corner must still have both.
 */
#include "logic/techniques/uniqueness/rectangles.h"

#include "grid/assertions.h"

typedef struct unique_rectangle {
    int corners[4]; /* upper left, upper right, lower left, lower right */
    cells all;
    cells open;
    digits pair;
} unique_rectangle;

typedef flow (*unique_rectangle_function)(hunt *h, const unique_rectangle *r);

static cells row_through(int cell)
{
    ASSERT(cell_in_range(cell));
    return house_cells[row_of(cell)];
}

static cells column_through(int cell)
{
    ASSERT(cell_in_range(cell));
    return house_cells[FIRST_COLUMN + column_of(cell)];
}

static ennead_step *new_rectangle(hunt *h, const unique_rectangle *r)
{
    ennead_step *step = new_step(h);

    step->digits = r->pair;
    step->cells = set_of_cells(r->all);
    step->fins = set_of_cells(r->open);
    for (int i = 0; i < 4; i++)
        add_key(step, r->corners[i]);
    return step;
}

/* Whether exactly two corners are open, both in one row or column. */
static bool has_open_side(const unique_rectangle *r)
{
    if (cell_count(r->open) != 2)
        return false;
    const int first = lowest_cell(r->open);
    return (r->open & ~row_through(first)) == 0 || (r->open & ~column_through(first)) == 0;
}

static bool has_open_diagonal(const unique_rectangle *r)
{
    return cell_count(r->open) == 2 && !has_open_side(r);
}

/* The candidates of the open corners besides the pair. */
static digits extras(const marks *m, const unique_rectangle *r)
{
    digits found = 0;

    FOR_EACH_CELL(rest, r->open)
        found |= m->of[lowest_cell(rest)];
    return found & (digits)~r->pair;
}

/* -------------------------------------------------------------------------------------- types */

static flow look_type_1(hunt *h, const unique_rectangle *r)
{
    if (cell_count(r->open) != 1)
        return GO_ON;
    const digits gone = h->marks->of[lowest_cell(r->open)] & r->pair;
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    FOR_EACH_DIGIT(rest, gone)
        remove_cells(step, lowest_digit(rest), r->open);
    return report_step(h);
}

/* Reports that one of the open corners holds the one extra candidate. */
static flow report_extra(hunt *h, const unique_rectangle *r)
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
    return report_step(h);
}

static flow look_type_2(hunt *h, const unique_rectangle *r)
{
    return has_open_side(r) ? report_extra(h, r) : GO_ON;
}

static flow look_type_5(hunt *h, const unique_rectangle *r)
{
    return has_open_diagonal(r) || cell_count(r->open) == 3 ? report_extra(h, r) : GO_ON;
}

/* Type 3: the open corners and the cells of `subset` hold the digits of `held`, which are one more
 * than the cells of `subset`. */
static flow tell_type_3(hunt *h, const unique_rectangle *r, int house, cells subset, digits held)
{
    ASSERT(house_in_range(house));
    ASSERT(within_grid(subset));
    ASSERT(within_digits(held));
    const cells seen = common_peers(r->open | subset);
    cells gone = 0;

    FOR_EACH_DIGIT(rest, held)
        gone |= h->marks->candidates[lowest_digit(rest)] & seen;
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->base = 1u << house;
    step->colors[0] = set_of_cells(subset);
    FOR_EACH_DIGIT(rest, held)
        remove_cells(step, lowest_digit(rest), h->marks->candidates[lowest_digit(rest)] & seen);
    step->rating += digit_count(held) - 1;
    return report_step(h);
}

/* Tries subsets of the cells `left` of a house, added to what is in `subset` already. */
static flow try_subsets(hunt *h, const unique_rectangle *r, int house, cells subset, cells left,
                        digits held)
{
    ASSERT(house_in_range(house));
    ASSERT(within_grid(subset));
    ASSERT(within_grid(left));
    ASSERT(within_digits(held));
    enum { MOST_CELLS = 6 };

    if (cell_count(subset) > 0 && digit_count(held) == cell_count(subset) + 1)
        return tell_type_3(h, r, house, subset, held);
    if (cell_count(subset) == MOST_CELLS)
        return GO_ON;
    FOR_EACH_CELL(rest, left) {
        const int cell = lowest_cell(rest);
        const digits more = held | h->marks->of[cell];
        if (digit_count(more) <= MOST_CELLS + 1 &&
            try_subsets(h, r, house, subset | CELL(cell), without_lowest_cell(rest), more) ==
                ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_type_3(hunt *h, const unique_rectangle *r)
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

/* Type 4: in a house of both open corners, they are the only places for `digit`. */
static flow tell_type_4(hunt *h, const unique_rectangle *r, int house, int digit)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    const int other = lowest_digit(r->pair & (digits)~digit_set(digit));
    const cells gone = r->open & h->marks->candidates[other];

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->focus = (uint8_t)digit;
    step->base = 1u << house;
    remove_cells(step, other, gone);
    return report_step(h);
}

static flow look_type_4(hunt *h, const unique_rectangle *r)
{
    if (!has_open_side(r))
        return GO_ON;
    FOR_EACH_DIGIT(rest, r->pair)
        for (int house = 0; house < HOUSES; house++) {
            const int digit = lowest_digit(rest);
            const cells places = house_cells[house] & h->marks->candidates[digit];
            if ((r->open & ~house_cells[house]) != 0 || places == 0 || (places & ~r->open) != 0)
                continue;
            if (tell_type_4(h, r, house, digit) == ENOUGH)
                return ENOUGH;
            break; /* the other house would give the same */
        }
    return GO_ON;
}

/* Whether a line still needs the digit and has no place for it outside the rectangle. */
static bool is_kept_inside(const marks *m, const unique_rectangle *r, int line, int digit)
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    ASSERT(digit_in_range(digit));
    const cells places = house_cells[line] & m->candidates[digit];
    return places != 0 && (places & ~r->all) == 0;
}

/* Type 6: in both `lines` of the rectangle, the digit is only at its corners. */
static flow tell_type_6(hunt *h, const unique_rectangle *r, const int lines[2], int digit)
{
    ASSERT(digit_in_range(digit));
    const cells gone = h->marks->candidates[digit] & r->open;

    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_rectangle(h, r);
    step->focus = (uint8_t)digit;
    step->base = 1u << lines[0] | 1u << lines[1];
    remove_cells(step, digit, gone);
    return report_step(h);
}

static flow look_type_6(hunt *h, const unique_rectangle *r)
{
    const int first = r->corners[0], last = r->corners[3];
    const int lines[2][2] = {
        {row_of(first), row_of(last)},
        {FIRST_COLUMN + column_of(first), FIRST_COLUMN + column_of(last)},
    };

    if (!has_open_diagonal(r))
        return GO_ON;
    FOR_EACH_DIGIT(rest, r->pair)
        for (int way = 0; way < 2; way++) {
            const int digit = lowest_digit(rest);
            if (!is_kept_inside(h->marks, r, lines[way][0], digit) ||
                !is_kept_inside(h->marks, r, lines[way][1], digit))
                continue;
            if (tell_type_6(h, r, lines[way], digit) == ENOUGH)
                return ENOUGH;
            break; /* the other two lines would give the same */
        }
    return GO_ON;
}

/* Hidden rectangle: tests a corner whose opposite is not open, for a digit of the pair that has no
 * place outside the rectangle in both lines of the corner. */
static flow look_at_opposite(hunt *h, const unique_rectangle *r, int corner)
{
    const int row = row_of(corner), column = FIRST_COLUMN + column_of(corner);

    FOR_EACH_DIGIT(rest, r->pair) {
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
        if (report_step(h) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_hidden(hunt *h, const unique_rectangle *r)
{
    for (int i = 0; i < 4; i++)
        if ((r->open & CELL(r->corners[i])) == 0 &&
            look_at_opposite(h, r, r->corners[3 - i]) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* --------------------------------------------------------------------------------- rectangles */

/* Whether each corner can be part of the pattern. It may have lost candidates of the pair during
 * the path; but if the puzzle restricts candidates, it must still have both. */
static bool is_pattern(const marks *m, const unique_rectangle *r)
{
    for (int i = 0; i < 4; i++) {
        const int corner = r->corners[i];
        const digits placed = m->placed[row_of(corner)] |
                              m->placed[FIRST_COLUMN + column_of(corner)] |
                              m->placed[FIRST_BOX + box_of(corner)];
        if ((m->empty & CELL(corner)) == 0 || (placed & r->pair) != 0 ||
            (m->limited && (m->of[corner] & r->pair) != r->pair))
            return false;
    }
    return true;
}

/* Tests the rectangle of two opposite corners, for the pair in the first one; not if it was tested
 * from another corner that also has only this pair. */
static flow look_at_rectangle(hunt *h, unique_rectangle_function look, int start, int opposite)
{
    const marks *m = h->marks;
    const int rows[] = {row_of(start), row_of(opposite)};
    const int columns[] = {column_of(start), column_of(opposite)};
    const int upper = rows[rows[1] < rows[0]], lower = rows[rows[1] > rows[0]];
    const int left = columns[columns[1] < columns[0]], right = columns[columns[1] > columns[0]];
    unique_rectangle r = {.corners = {cell_crossing(upper, left), cell_crossing(upper, right),
                                      cell_crossing(lower, left), cell_crossing(lower, right)},
                          .pair = m->of[start]};

    for (int i = 0; i < 4; i++) {
        r.all |= CELL(r.corners[i]);
        if (m->of[r.corners[i]] == r.pair && r.corners[i] < start)
            return GO_ON;
        if ((m->of[r.corners[i]] & (digits)~r.pair) != 0)
            r.open |= CELL(r.corners[i]);
    }
    return is_pattern(m, &r) ? look(h, &r) : GO_ON;
}

/* Tests the rectangles with these two corners, which are in one box and in one line. */
static flow look_along(hunt *h, unique_rectangle_function look, int start, int beside)
{
    const bool in_row = row_of(start) == row_of(beside);

    for (int nth = 0; nth < 9; nth++) {
        const int other =
            in_row ? cell_crossing(nth, column_of(beside)) : cell_crossing(row_of(beside), nth);
        if (box_of(other) != box_of(start) && look_at_rectangle(h, look, start, other) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Goes through each cell with two candidates, and each other cell of its box in line with it. */
static flow look_everywhere(hunt *h, unique_rectangle_function look)
{
    const marks *m = h->marks;

    FOR_EACH_CELL(starts, m->pairs) {
        const int start = lowest_cell(starts);
        const cells in_line =
            house_cells[row_of(start)] | house_cells[FIRST_COLUMN + column_of(start)];
        FOR_EACH_CELL(rest,
                      m->empty & house_cells[FIRST_BOX + box_of(start)] & in_line & ~CELL(start))
            if (look_along(h, look, start, lowest_cell(rest)) == ENOUGH)
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
