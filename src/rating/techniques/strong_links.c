/* SPDX-License-Identifier: MIT */
/*
 * Finds the houses with a strong link of a digit. In a line, the digit must be in two of the
 * line's three boxes. In a box, its places must form a cross, that is, lie in the row and the
 * column of one cell, or lie in two parallel lines. If several crosses fit, the one of the first
 * cell counts, even if it makes no link because one of its arms is empty.
 */
#include "rating/techniques/strong_links.h"

enum { BOX_ROW = 0007, BOX_COLUMN = 0111, MOST_PLACES = 6 };

/* The positions of a house on each side of its link; both are empty if it has none. */
typedef struct parting {
    unsigned sides[2];
} parting;

static inline bool is_single(unsigned set)
{
    return (set & (set - 1)) == 0;
}

static uint32_t houses_of(cells side)
{
    uint32_t houses = (1u << HOUSES) - 1;

    FOR_EACH_CELL(rest, side) {
        const int cell = lowest_cell(rest);
        houses &= 1u << row_of(cell) | 1u << (FIRST_COLUMN + column_of(cell)) |
                  1u << (FIRST_BOX + box_of(cell));
    }
    return houses;
}

static void add_link(se_link *link, int house, unsigned places, parting parted)
{
    ASSERT(house_in_range(house));
    link->house = (uint8_t)house;
    link->places = cells_at(house, places);
    link->grouped = digit_count((digits)places) > 2;
    for (int i = 0; i < 2; i++) {
        link->sides[i] = cells_at(house, parted.sides[i]);
        link->houses[i] = houses_of(link->sides[i]);
    }
}

static parting part_two(unsigned places)
{
    return (parting){{places & -places, places & (places - 1)}};
}

/* Orders two sides: if one has a single place, it comes first. */
static parting part_of(unsigned first, unsigned second)
{
    if (first == 0 || second == 0)
        return (parting){{0, 0}};
    return !is_single(first) && is_single(second) ? (parting){{second, first}}
                                                  : (parting){{first, second}};
}

/* The arms of a cross around the cell `heart` of a box. The heart belongs to both arms; but if one
 * arm has a single place besides it, only to the other. */
static parting part_cross(unsigned places, int heart)
{
    const unsigned column = (unsigned)BOX_COLUMN << heart % 3 & ~(1u << heart) & places;
    const unsigned row = (unsigned)BOX_ROW << heart / 3 * 3 & ~(1u << heart) & places;
    const unsigned center = 1u << heart & places;

    if (column == 0 || row == 0)
        return (parting){{0, 0}};
    if (is_single(row))
        return (parting){{row, column | center}};
    return (parting){{is_single(column) ? column : column | center, row | center}};
}

/* Splits the places into two parallel lines of the box, found by the line that is empty: the last
 * row is tried first, the first column last. */
static parting part_lines(unsigned places)
{
    for (int i = 0; i < 6; i++) {
        const unsigned line = i < 3 ? BOX_ROW : BOX_COLUMN;
        const int step = i < 3 ? 3 : 1, empty = 2 - i % 3;
        if ((places & line << step * empty) != 0)
            continue;
        const int first = empty == 0 ? 1 : 0, second = empty == 2 ? 1 : 2;
        return (parting){{places & line << step * first, places & line << step * second}};
    }
    return (parting){{0, 0}};
}

static parting part_box(unsigned places)
{
    for (int heart = 0; heart < 9; heart++) {
        const unsigned cross = (unsigned)BOX_COLUMN << heart % 3 | (unsigned)BOX_ROW
                                                                       << heart / 3 * 3;
        if ((places & ~cross) == 0)
            return part_cross(places, heart);
    }
    return digit_count((digits)places) < 4 ? (parting){{0, 0}} : part_lines(places);
}

static parting part_line(unsigned places)
{
    const unsigned thirds[3] = {places & 0007, places & 0070, places & 0700};

    if (thirds[0] == 0)
        return part_of(thirds[1], thirds[2]);
    if (thirds[1] == 0)
        return part_of(thirds[0], thirds[2]);
    return thirds[2] == 0 ? part_of(thirds[0], thirds[1]) : (parting){{0, 0}};
}

/* Whether the two sides are parallel sides of a rectangle of four places. Then its other two sides
 * make a link too. */
static bool is_rectangle(unsigned places, parting parted)
{
    return digit_count((digits)places) == 4 &&
           (parted.sides[1] == parted.sides[0] << 3 || parted.sides[1] == parted.sides[0] << 6);
}

static parting turned(parting parted)
{
    const unsigned first = parted.sides[0], second = parted.sides[1];

    return (parting){
        {(first & -first) | (second & -second), (first & (first - 1)) | (second & (second - 1))}};
}

/* Whether two places of a box are in one line. Then they are the line's link, not the box's. */
static bool are_in_line(unsigned places)
{
    for (int i = 0; i < 3; i++)
        if ((places & ~((unsigned)BOX_ROW << 3 * i)) == 0 ||
            (places & ~((unsigned)BOX_COLUMN << i)) == 0)
            return true;
    return false;
}

int se_strong_links(const marks *m, int digit, se_link links[SE_MOST_LINKS])
{
    ASSERT(digit_in_range(digit));
    int count = 0;

    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = nth < 9 ? FIRST_BOX + nth : nth - 9;
        const unsigned places = m->places[digit][house];
        const int place_count = digit_count((digits)places);
        if (place_count < 2 || place_count > MOST_PLACES ||
            (place_count == 2 && house >= FIRST_BOX && are_in_line(places)))
            continue;
        const parting parted = place_count == 2     ? part_two(places)
                               : house >= FIRST_BOX ? part_box(places)
                                                    : part_line(places);
        if (parted.sides[0] == 0)
            continue;
        add_link(&links[count++], house, places, parted);
        if (house >= FIRST_BOX && is_rectangle(places, parted))
            add_link(&links[count++], house, places, turned(parted));
    }
    return count;
}
