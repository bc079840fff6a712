/* SPDX-License-Identifier: MIT */
/*
 * Patterns of one digit with two strong links, that is, houses in which it has only two places:
 *
 *     end ===== joint ----- joint ===== end       === one of them must be, --- not both can be
 *
 * If one end is not the digit, its joint is, so the other joint is not, so the other end is. The
 * digit is eliminated from cells that see both ends. The pattern is a skyscraper if both links are
 * in rows (or both in columns) and the joints in one column (row); a two-string kite if one link
 * is in a row, one in a column and the joints in one box; else a turbot fish.
 *
 * Empty rectangle: in a box, the digit is only in one row and one column. If a link has one end in
 * that row, then either its other end has the digit, or the digit is in the box's column.
 */
#include "logic/techniques/digit/single_digit.h"

#include "grid/assertions.h"

/* A house in which the digit has two places. */
typedef struct digit_link {
    int house;
    int cell[2];
} digit_link;

/* Stores the strong links of a digit, and returns how many there are. Two cells that are a link in
 * both a line and a box count once, for the line. */
static int links_of(const marks *m, int digit, digit_link links[HOUSES])
{
    ASSERT(digit_in_range(digit));
    int count = 0;

    for (int house = 0; house < HOUSES; house++) {
        if (!is_link(m, digit, house))
            continue;
        const cells both = house_cells[house] & m->candidates[digit];
        const int a = lowest_cell(both), b = lowest_cell(without_lowest_cell(both));
        if (house >= FIRST_BOX &&
            ((row_of(a) == row_of(b) && is_link(m, digit, row_of(a))) ||
             (column_of(a) == column_of(b) && is_link(m, digit, FIRST_COLUMN + column_of(a)))))
            continue;
        links[count++] = (digit_link){house, {a, b}};
    }
    return count;
}

typedef enum two_link_pattern { SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH } two_link_pattern;

/* Which pattern two links form whose joints see each other. */
static two_link_pattern pattern_of(const digit_link *a, const digit_link *b, int joint_a,
                                   int joint_b)
{
    const house_type type_a = type_of_house(a->house), type_b = type_of_house(b->house);

    if ((type_a == HOUSE_ROW && type_b == HOUSE_COLUMN) ||
        (type_a == HOUSE_COLUMN && type_b == HOUSE_ROW))
        return TWO_STRING_KITE;
    if (type_a == HOUSE_ROW && type_b == HOUSE_ROW && column_of(joint_a) == column_of(joint_b))
        return SKYSCRAPER;
    if (type_a == HOUSE_COLUMN && type_b == HOUSE_COLUMN && row_of(joint_a) == row_of(joint_b))
        return SKYSCRAPER;
    return TURBOT_FISH;
}

/* Tests two links joined at cells that see each other. */
static flow try_joint(hunt *h, int digit, const digit_link *a, const digit_link *b, int side,
                      two_link_pattern wanted)
{
    ASSERT(digit_in_range(digit));
    const int joint_a = a->cell[side & 1], joint_b = b->cell[side >> 1];
    const int end_a = a->cell[1 - (side & 1)], end_b = b->cell[1 - (side >> 1)];

    if (pattern_of(a, b, joint_a, joint_b) != wanted)
        return GO_ON;
    /* Two parallel links whose ends are aligned too are an X-Wing. */
    if (wanted == SKYSCRAPER &&
        (row_of(end_a) == row_of(end_b) || column_of(end_a) == column_of(end_b)))
        return GO_ON;
    const cells gone = h->marks->candidates[digit] & peers[end_a] & peers[end_b];
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    const int path[4] = {end_a, joint_a, joint_b, end_b};
    step->focus = (uint8_t)digit;
    step->digits = digit_set(digit);
    step->base = 1u << a->house | 1u << b->house;
    for (int i = 0; i < 4; i++) {
        add_cells(&step->cells, CELL(path[i]));
        add_key(step, path[i]);
        add_node(step, digit, CELL(path[i]), i & 1);
    }
    remove_cells(step, digit, gone);
    return report_step(h);
}

/* Tries the four ways to join two links, if the joints see each other. */
static flow try_links(hunt *h, int digit, const digit_link *a, const digit_link *b,
                      two_link_pattern wanted)
{
    ASSERT(digit_in_range(digit));
    const cells of_b = CELL(b->cell[0]) | CELL(b->cell[1]);

    /* Two links that share a cell are no pattern. */
    if (((CELL(a->cell[0]) | CELL(a->cell[1])) & of_b) != 0 ||
        ((peers[a->cell[0]] | peers[a->cell[1]]) & of_b) == 0)
        return GO_ON;
    for (int side = 0; side < 4; side++)
        if ((peers[a->cell[side & 1]] & CELL(b->cell[side >> 1])) != 0 &&
            try_joint(h, digit, a, b, side, wanted) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

/* Looks at the links in houses from `first` on, before `end`. */
static flow find_two_links(hunt *h, two_link_pattern wanted, int first, int end)
{
    ASSERT(first >= 0);
    FOR_ALL_DIGITS(digit) {
        digit_link links[HOUSES];
        const int count = links_of(h->marks, digit, links);
        for (int i = 0; i < count; i++)
            for (int j = i + 1; j < count; j++)
                if (links[i].house >= first && links[j].house < end &&
                    try_links(h, digit, &links[i], &links[j], wanted) == ENOUGH)
                    return ENOUGH;
    }
    return GO_ON;
}

/* Skyscrapers in rows are reported first. */
flow find_skyscraper(hunt *h)
{
    return find_two_links(h, SKYSCRAPER, 0, FIRST_COLUMN) == ENOUGH
               ? ENOUGH
               : find_two_links(h, SKYSCRAPER, FIRST_COLUMN, FIRST_BOX);
}

flow find_two_string_kite(hunt *h)
{
    return find_two_links(h, TWO_STRING_KITE, 0, FIRST_BOX);
}

flow find_turbot_fish(hunt *h)
{
    return find_two_links(h, TURBOT_FISH, 0, HOUSES);
}

/* A box in which a digit is only in row `row` and column `column` (of the grid). */
typedef struct empty_rectangle {
    int digit;
    int box;
    int row;
    int column;
} empty_rectangle;

/* Tests the link in a line across: its near cell is in the rectangle's row (or column); its far
 * cell shows from where the digit is eliminated in the rectangle's column (or row). */
static flow try_link(hunt *h, const empty_rectangle *r, int house)
{
    ASSERT(house_in_range(house));
    const cells box = house_cells[FIRST_BOX + r->box];
    const cells all = h->marks->candidates[r->digit], both = all & house_cells[house];
    const cells near = both & house_cells[house < FIRST_COLUMN ? FIRST_COLUMN + r->column : r->row];
    const cells far = both & ~near;

    if (near == 0)
        return GO_ON;
    const cells across =
        house_cells[house < FIRST_COLUMN ? FIRST_COLUMN + column_of(lowest_cell(far))
                                         : row_of(lowest_cell(far))];
    const cells along = house_cells[house < FIRST_COLUMN ? r->row : FIRST_COLUMN + r->column];
    const cells gone = all & across & along;
    if (gone == 0 || (gone & (box | both)) != 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->focus = (uint8_t)r->digit;
    step->digits = digit_set(r->digit);
    step->base = 1u << (FIRST_BOX + r->box) | 1u << house;
    step->cells = set_of_cells((all & box) | both);
    add_key(step, lowest_cell(near));
    add_key(step, lowest_cell(far));
    remove_cells(step, r->digit, gone);
    return report_step(h);
}

/* Tries columns, then rows. */
static flow try_rectangle(hunt *h, const empty_rectangle *r)
{
    for (int nth = 0; nth < FIRST_BOX; nth++) {
        const int house = (FIRST_COLUMN + nth) % FIRST_BOX;
        if (!is_link(h->marks, r->digit, house) ||
            (house_cells[house] & house_cells[FIRST_BOX + r->box]) != 0)
            continue;
        if (try_link(h, r, house) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries the ways in which a box may be a rectangle, the last row and column first. */
static flow try_box(hunt *h, int digit, int box)
{
    ASSERT(digit_in_range(digit));
    ASSERT(box >= 0 && box < 9);
    const positions places = h->marks->places[digit][FIRST_BOX + box];

    for (int cross = 8; cross >= 0; cross--) {
        const unsigned row = 0x7u << cross / 3 * 3, column = 0x49u << cross % 3;
        const empty_rectangle r = {digit, box, box / 3 * 3 + cross / 3, box % 3 * 3 + cross % 3};
        if ((places & ~(row | column)) != 0 || (places & row & ~column) == 0 ||
            (places & column & ~row) == 0)
            continue;
        if (try_rectangle(h, &r) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow find_empty_rectangle(hunt *h)
{
    FOR_ALL_DIGITS(digit)
        for (int box = 0; box < 9; box++)
            if (try_box(h, digit, box) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}
