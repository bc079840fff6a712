/* SPDX-License-Identifier: MIT */
/*
 * A way to divide a house says for each position on which side it is. The first way that covers
 * all places counts.
 */
#include "support/plain_links.h"

enum part { OUTSIDE, HEART, FIRST_PART, SECOND_PART };

/* The crosses of the nine cells of a box, then two rows of three, two columns of three. */
enum { CROSSES = 9, BOX_WAYS = 15, LINE_WAYS = 3 };

static enum part part_of_two(int line, int empty)
{
    if (line == empty)
        return OUTSIDE;
    return line == (empty == 0 ? 1 : 0) ? FIRST_PART : SECOND_PART;
}

static enum part part_in_box(int way, int position)
{
    const int row = position / 3, column = position % 3;

    if (way >= CROSSES)
        return part_of_two(way < CROSSES + 3 ? row : column, 2 - way % 3);
    if (position == way)
        return HEART;
    return column == way % 3 ? FIRST_PART : row == way / 3 ? SECOND_PART : OUTSIDE;
}

static enum part part_in(enum plain_kind kind, int way, int position)
{
    return kind == PLAIN_BOX ? part_in_box(way, position) : part_of_two(position / 3, way);
}

bool plain_in(enum plain_kind kind, int index, int cell)
{
    for (int position = 0; position < 9; position++)
        if (plain_cell(kind, index, position) == cell)
            return true;
    return false;
}

/* A house and where a digit may be in it. */
struct house {
    enum plain_kind kind;
    int index, count;
    bool at[9];
};

static int count_part(const struct house *h, int way, enum part part)
{
    int count = 0;

    for (int position = 0; position < 9; position++)
        count += h->at[position] && part_in(h->kind, way, position) == part;
    return count;
}

static void begin(const struct house *h, struct plain_link *link)
{
    *link = (struct plain_link){.kind = h->kind, .index = h->index, .grouped = h->count > 2};
    for (int position = 0; position < 9; position++)
        link->place[plain_cell(h->kind, h->index, position)] = h->at[position];
}

static void add_side(const struct house *h, int way, enum part part, struct plain_link *link,
                     int side)
{
    for (int position = 0; position < 9; position++)
        if (h->at[position] && part_in(h->kind, way, position) == part)
            link->side[side][plain_cell(h->kind, h->index, position)] = true;
}

/* Two places: a side each, by position. */
static int add_two(const struct house *h, struct plain_link *link)
{
    int found[2], count = 0;

    for (int position = 0; position < 9; position++)
        if (h->at[position])
            found[count++] = position;
    if (h->kind == PLAIN_BOX && (found[0] / 3 == found[1] / 3 || found[0] % 3 == found[1] % 3))
        return 0;
    begin(h, link);
    for (int side = 0; side < 2; side++)
        link->side[side][plain_cell(h->kind, h->index, found[side])] = true;
    return 1;
}

/* Four places in the corners of a rectangle: the link once more, by columns instead of rows. */
static int add_turned(const struct house *h, struct plain_link *link)
{
    int row[4], column[4], count = 0;

    for (int position = 0; position < 9; position++)
        if (h->at[position]) {
            row[count] = position / 3;
            column[count++] = position % 3;
        }
    if (row[0] != row[1] || row[2] != row[3] || column[0] != column[2] || column[1] != column[3])
        return 0;
    begin(h, link);
    for (int i = 0; i < 4; i++)
        link->side[i % 2][plain_cell(h->kind, h->index, 3 * row[i] + column[i])] = true;
    return 1;
}

static int add_parted(const struct house *h, int way, struct plain_link *links)
{
    const int first = count_part(h, way, FIRST_PART), second = count_part(h, way, SECOND_PART);
    const bool crossed = h->kind == PLAIN_BOX && way < CROSSES;
    const bool in_lines = h->kind == PLAIN_BOX && way >= CROSSES;
    const bool swapped = second == 1 && (crossed || first > 1);

    if (first == 0 || second == 0)
        return 0;
    begin(h, links);
    add_side(h, way, FIRST_PART, links, swapped ? 1 : 0);
    add_side(h, way, SECOND_PART, links, swapped ? 0 : 1);
    if (crossed && first > 1 && second > 1)
        add_side(h, way, HEART, links, 0);
    if (crossed)
        add_side(h, way, HEART, links, 1);
    return in_lines && h->count == 4 ? 1 + add_turned(h, links + 1) : 1;
}

static int add_house(const struct house *h, struct plain_link *links)
{
    const int ways = h->kind != PLAIN_BOX ? LINE_WAYS : h->count < 4 ? CROSSES : BOX_WAYS;

    if (h->count < 2 || h->count > 6)
        return 0;
    if (h->count == 2)
        return add_two(h, links);
    for (int way = 0; way < ways; way++)
        if (count_part(h, way, OUTSIDE) == 0)
            return add_parted(h, way, links);
    return 0;
}

int plain_links(const struct plain *p, int digit, struct plain_link links[PLAIN_MOST_LINKS])
{
    static const enum plain_kind kinds[] = {PLAIN_BOX, PLAIN_ROW, PLAIN_COLUMN};
    int count = 0;

    for (int kind = 0; kind < 3; kind++)
        for (int index = 0; index < 9; index++) {
            struct house h = {.kind = kinds[kind], .index = index};
            for (int position = 0; position < 9; position++) {
                h.at[position] = p->has[plain_cell(h.kind, index, position)][digit];
                h.count += h.at[position];
            }
            count += add_house(&h, links + count);
        }
    return count;
}
