/* SPDX-License-Identifier: MIT */
/*
 * Reads the items of a string of Interactive Sudoku Solver: first those that define the grid,
 * wherever they are, then the rules, some of which contain others. Copies of rules are made by
 * reading their text again, moved.
 */
#include "text/iss/iss.h"

#include "grid/characters.h"
#include "text/description/text_search.h"
#include "text/iss/iss_beside.h"
#include "text/iss/iss_missed.h"
#include "text/iss/iss_rules.h"

#include <string.h>

enum { MOST_NESTING = 16, MOST_COPIED = 1 << 20 };

/* --------------------------------------------------------------------------------------- grid */

typedef struct iss_head {
    iss_item shape, region_size, jigsaw, ties;
    bool raw; /* a grid without any houses */
    bool no_boxes, has_shape, has_region_size, has_jigsaw, has_ties;
    int rows, columns, values, first;
} iss_head;

/* Stores an item that may occur once; a second one must be equal. */
static void keep_head(iss *s, const iss_item *item, bool *has, iss_item *kept)
{
    const size_t length = item->end - item->type.at;

    if (*has && (length != kept->end - kept->type.at ||
                 memcmp(s->d->text + item->type.at, s->d->text + kept->type.at, length) != 0)) {
        const builder_quoted quoted = builder_quote(s->d->text + item->type.at, item->type.length);
        (void)builder_wrong(s->d, item->type.at, "a second '%t' says something else than the first",
                            quoted.text);
    }
    *has = true;
    *kept = *item;
}

/* By how much groups are deeper after an item. */
static int change_of_depth(const iss *s, const iss_item *item)
{
    if (iss_is(s->d, item->type, "End"))
        return -1;
    return iss_is(s->d, item->type, "Or") || iss_is(s->d, item->type, "And") ||
           iss_is(s->d, item->type, "Replicate");
}

static void find_head(iss *s, iss_head *h)
{
    iss_item item = {0};
    int depth = 0;

    while (iss_next_item(s, &item)) {
        iss_word word;
        depth += change_of_depth(s, &item);
        if (iss_is(s->d, item.type, "Doppelganger") && depth == 0)
            s->doppelganger = true;
        if (iss_is(s->d, item.type, "FullRankTies")) {
            keep_head(s, &item, &h->has_ties, &h->ties);
            s->ties = iss_take(s->d, &item, &word) && iss_is(s->d, word, "any");
        }
        h->no_boxes = h->no_boxes || iss_is(s->d, item.type, "NoBoxes");
        if (iss_is(s->d, item.type, "Shape"))
            keep_head(s, &item, &h->has_shape, &h->shape);
        if (iss_is(s->d, item.type, "RegionSize"))
            keep_head(s, &item, &h->has_region_size, &h->region_size);
        if (iss_is(s->d, item.type, "Jigsaw"))
            keep_head(s, &item, &h->has_jigsaw, &h->jigsaw);
    }
}

static bool read_shape(iss *s, iss_head *h)
{
    iss_word word = {0};
    int last = 0;

    if (!h->has_shape)
        return true;
    if (!iss_take(s->d, &h->shape, &word) ||
        !iss_two_numbers(s->d, word, "x", &h->rows, &h->columns))
        return iss_wrong(s->d, h->shape.type, "a shape such as Shape~6x6");
    h->values = h->rows > h->columns ? h->rows : h->columns;
    if (iss_take(s->d, &h->shape, &word) && word.length > 0) {
        int first = 0;
        if (iss_two_numbers(s->d, word, "-", &first, &last)) {
            h->first = first;
            h->values = last - first + 1;
        } else if (!iss_number(s->d, word, &h->values)) {
            return iss_wrong(s->d, word, "how many values, or a range such as 0-8");
        }
    }
    if (h->first < 0 || h->first > 1)
        return iss_wrong(s->d, word, "values from 0 or 1 on");
    if (!iss_take(s->d, &h->shape, &word))
        return true;
    h->raw = iss_is(s->d, word, "Raw");
    return h->raw || iss_is(s->d, word, "Sudoku") ||
           iss_unknown(s->d, word, "the grid type '%t' is not known");
}

/* Makes the pieces of a jigsaw regions of the grid; if the grid has boxes, makes them rules
 * besides these. A piece that differs in size from the regions is ignored. */
static bool cut_jigsaw(iss *s, iss_head *h, int least)
{
    description_builder *d = s->d;
    const bool boxes = d->description->box_rows > 0;
    const int cells = s->rows * d->description->columns;
    iss_word word = {0}, next;
    bool seen[256] = {false};
    int region = 0, others = 0;

    s->pieces = boxes;
    while (iss_take(d, &h->jigsaw, &next))
        word = next;
    if (word.length != (size_t)cells)
        return builder_wrong(d, word.at, "the jigsaw has %n cells, expected %n", (int)word.length,
                             cells);
    if (!boxes)
        builder_no_regions(d);
    for (int cell = 0; cell < cells; cell++) {
        const char sign = d->text[word.at + (size_t)cell];
        int size = 0;
        if (seen[(unsigned char)sign])
            continue;
        seen[(unsigned char)sign] = true;
        for (int other = cell; other < cells; other++)
            size += d->text[word.at + (size_t)other] == sign;
        if (size < least || size > d->description->values || region == ENNEAD_MOST_SIZE) {
            others++;
            continue;
        }
        builder_begin(d, word.at, "all-different", "Jigsaw");
        for (int other = cell; other < cells; other++) {
            if (d->text[word.at + (size_t)other] != sign)
                continue;
            if (!boxes)
                d->description->regions[other] = (uint8_t)region;
            (void)builder_cell(d, word.at, other);
        }
        region++;
        if (boxes && !builder_end(d))
            return false;
    }
    return others < 2 || builder_wrong(d, word.at, "the jigsaw has regions of different sizes");
}

/* Finds the cells beside the grid. */
static bool find_beside(iss *s, const iss_head *h)
{
    iss_item item = {0};

    while (iss_next_item(s, &item))
        if ((iss_is(s->d, item.type, "Var") || iss_is(s->d, item.type, "ChaosConstruction")) &&
            !iss_make_room(s, item, h->rows, h->columns))
            return false;
    return s->d->status == ENNEAD_STATUS_OK;
}

/* Makes the grid, with the rows below it. */
static bool make_rows(iss *s, const iss_head *h)
{
    const int longest = h->rows > h->columns ? h->rows : h->columns;

    s->rows = h->rows;
    s->raw = h->raw;
    s->no_boxes = h->no_boxes || h->raw;
    if (h->rows < 1 || h->columns < 1 || longest > ENNEAD_MOST_SIZE ||
        (h->values < longest && !h->raw))
        return builder_grid(s->d, h->shape.type.at, h->rows, h->columns, h->values, h->first);
    if (!find_beside(s, h))
        return false;
    s->d->any_values = h->raw || s->beside_cells > 0;
    if (!builder_grid(s->d, h->shape.type.at, h->rows + iss_rows_beside(s, h->columns), h->columns,
                      h->values, h->first))
        return false;
    if (h->raw)
        s->d->description->houses = 0;
    return true;
}

static bool make_grid(iss *s)
{
    iss_head h = {.rows = 9, .columns = 9, .values = 9, .first = 1};
    const size_t begin = s->at;
    iss_word word = {0};

    find_head(s, &h);
    s->at = begin;
    if (s->d->status != ENNEAD_STATUS_OK || !read_shape(s, &h) || !make_rows(s, &h))
        return false;
    s->at = begin;
    int size = h.rows > h.columns ? h.rows : h.columns;
    if (h.has_region_size && (!iss_take(s->d, &h.region_size, &word) ||
                              !iss_number(s->d, word, &size) || size > h.values))
        return iss_wrong(s->d, h.region_size.type, "a size such as RegionSize~6");
    s->region_size = size;
    if (s->beside_cells > 0 && h.has_jigsaw && !s->no_boxes)
        return builder_unknown(s->d, h.jigsaw.type.at,
                               "a jigsaw with boxes and the rule '%t' is not known", "Var");
    if (s->beside_cells > 0 && !iss_cut_off(s, size))
        return false;
    if (!s->no_boxes && s->beside_cells == 0)
        builder_boxes(s->d, size);
    return !h.has_jigsaw || cut_jigsaw(s, &h, size);
}

/* -------------------------------------------------------------------------------------- givens */

/* Reads the values of a given, from a place in its word on, where the first underscore is. */
static bool read_values(iss *s, iss_word word, size_t at, uint64_t *values)
{
    description_builder *d = s->d;
    const size_t end = word.at + word.length;

    *values = 0;
    while (at < end) {
        const size_t begin = at + 1;
        int number = 0;
        at = begin + variant_find(d->text + begin, end - begin, "_");
        if (!iss_number(d, (iss_word){begin, at - begin}, &number) || builder_value(d, number) < 0)
            return iss_wrong(d, (iss_word){begin, at - begin}, "a value of the grid");
        *values |= (uint64_t)1 << builder_value(d, number);
    }
    return true;
}

/* Reads the cell and the values of R1C1_2_3. */
static bool read_given(iss *s, iss_word word, int *cell, uint64_t *values)
{
    const size_t length = variant_find(s->d->text + word.at, word.length, "_");

    if (iss_is_beside(s, word) && s->d->text[word.at] == 'C')
        return builder_unknown(s->d, word.at, "the number of a region is not known");
    return iss_cell(s, (iss_word){word.at, length}, cell) &&
           read_values(s, word, word.at + length, values);
}

/* Reads the values of DGR1_2_3, which column 1 may miss. */
static bool read_missed(iss *s, iss_word word)
{
    const size_t length = variant_find(s->d->text + word.at, word.length, "_");
    uint64_t values = 0;

    return read_values(s, word, word.at + length, &values) &&
           iss_missed_given(s, (iss_word){word.at, length}, values);
}

static bool read_givens(iss *s, iss_item item)
{
    description_builder *d = s->d;
    iss_word word = {0};
    uint64_t values = 0;
    int cell = 0;

    while (iss_take(d, &item, &word)) {
        if (word.length == 0)
            continue;
        if (iss_is_missed(s, word)) {
            if (!read_missed(s, word))
                return false;
            continue;
        }
        if (!read_given(s, word, &cell, &values))
            return false;
        if (d->depth == 0) {
            builder_given(d, cell, values);
            continue;
        }
        builder_begin(d, word.at, "given", "given");
        for (int value = 0; value < d->description->values; value++)
            if ((values >> value & 1) != 0)
                (void)builder_number(d, word.at, value + d->description->first_value);
        if (!builder_cell(d, word.at, cell) || !builder_end(d))
            return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- groups */

typedef enum holding { ALL_HOLD, ANY_HOLDS } holding;

static bool read_items(iss *s, holding which);

/* Skips the items of a group, and its end. Returns false if the group has no end. */
static bool skip_group(iss *s, iss_item group)
{
    iss_item item = {0};
    int depth = 1;

    while (depth > 0 && iss_next_item(s, &item))
        depth += change_of_depth(s, &item);
    return depth == 0 ||
           (s->d->status == ENNEAD_STATUS_OK && iss_wrong(s->d, group.type, "an .End for it"));
}

/* Reads the items of a group once for each cell that its bits name, moved there from the first. */
static bool replicate(iss *s, iss_item group)
{
    description_builder *d = s->d;
    const int columns = d->description->columns;
    const iss copy = *s;
    iss_word bits = {0}, origin = {0};
    iss unmoved = *s;
    int first = 0;

    unmoved.down = unmoved.right = 0;
    (void)iss_take(d, &group, &bits);
    if (iss_take(d, &group, &origin) && !iss_cell(&unmoved, origin, &first))
        return false;
    const int grid = s->rows * columns, end = first < grid ? grid : builder_cell_count(d);
    if (!skip_group(s, group))
        return false;
    const size_t after = s->at;
    for (size_t i = 0; i < 6 * bits.length; i++) {
        const int sign = base64_value(d->text[bits.at + i / 6]);
        const int cell = first + (int)i;
        if (sign < 0)
            return iss_wrong(d, bits, "cells in base64");
        if ((sign >> i % 6 & 1) == 0)
            continue;
        if (cell >= end)
            return iss_wrong(d, bits, "cells of the grid");
        s->at = copy.at;
        s->down = copy.down + cell / columns - first / columns;
        s->right = copy.right + cell % columns - first % columns;
        if (!read_items(s, ALL_HOLD))
            return false;
    }
    s->at = after;
    s->down = copy.down;
    s->right = copy.right;
    return true;
}

static bool read_group(iss *s, iss_item item)
{
    const bool any = iss_is(s->d, item.type, "Or");

    if (s->nesting == MOST_NESTING)
        return builder_wrong(s->d, item.type.at, "groups are more than %n deep", MOST_NESTING);
    s->nesting++;
    bool good;
    if (iss_is(s->d, item.type, "Replicate")) {
        good = replicate(s, item);
    } else if (any) {
        good = builder_open(s->d, item.type.at, "or") && read_items(s, ANY_HOLDS) &&
               builder_close(s->d);
    } else {
        good = read_items(s, ALL_HOLD);
    }
    s->nesting--;
    return good;
}

static bool read_item(iss *s, iss_item item)
{
    description_builder *d = s->d;
    const iss_row *row;

    if (item.type.length == 0)
        return read_givens(s, item);
    if (iss_is(d, item.type, "Or") || iss_is(d, item.type, "And") ||
        iss_is(d, item.type, "Replicate"))
        return read_group(s, item);
    row = iss_row_of(d, item.type);
    if (row == NULL)
        return iss_unknown(d, item.type, "the rule '%t' is not known");
    if (++s->copied > MOST_COPIED)
        return builder_wrong(d, item.type.at, "there are more than %n rules", MOST_COPIED);
    return row->way == ISS_IGNORED || row->way == ISS_HEAD || iss_rule(s, row, item);
}

/* Reads items up to the end of the string or group. If they are alternatives, each becomes a group
 * of its own. */
static bool read_items(iss *s, holding which)
{
    description_builder *d = s->d;
    iss_item item = {0};

    while (iss_next_item(s, &item)) {
        if (iss_is(d, item.type, "End"))
            return s->nesting > 0 || iss_wrong(d, item.type, "an item: there is no group to end");
        if (which == ALL_HOLD) {
            if (!read_item(s, item))
                return false;
            continue;
        }
        if (!builder_open(d, item.type.at, "and") || !read_item(s, item) || !builder_close(d))
            return false;
    }
    return d->status == ENNEAD_STATUS_OK &&
           (s->nesting == 0 || builder_wrong(d, d->length, "a group has no .End"));
}

/* -------------------------------------------------------------------------------------- strings */

bool iss_read(description_builder *d, size_t at)
{
    iss s = {.d = d, .at = at, .end = d->length};

    return make_grid(&s) && read_items(&s, ALL_HOLD);
}
