/* SPDX-License-Identifier: MIT */
/*
 * The items of a string of Interactive Sudoku Solver, one after the other: first those that make the
 * grid, wherever they are, and then the rules, with what contains others. Copies of rules are made
 * by reading them again, moved.
 */
#include "text/variants/iss.h"

#include <string.h>

#include "text/variants/variant.h"

enum { MOST_NESTING = 16, MOST_COPIED = 1 << 20 };

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static iss_word trimmed(const sketch *d, size_t at, size_t end)
{
    while (at < end && is_blank(d->text[at]))
        at++;
    while (end > at && is_blank(d->text[end - 1]))
        end--;
    return (iss_word){at, end - at};
}

bool iss_take(const sketch *d, iss_item *item, iss_word *word)
{
    if (item->at >= item->end)
        return false;
    const size_t begin = item->at + 1;
    item->at = begin + variant_find(d->text + begin, item->end - begin, "~");
    *word = trimmed(d, begin, item->at);
    return true;
}

bool iss_is(const sketch *d, iss_word word, const char *text)
{
    return word.length == strlen(text) && memcmp(d->text + word.at, text, word.length) == 0;
}

bool iss_number(const sketch *d, iss_word word, int *number)
{
    const char *text = d->text + word.at;
    const bool minus = word.length > 0 && text[0] == '-';
    int found = 0;

    if (word.length == (size_t)minus || word.length > 9)
        return false;
    for (size_t i = minus; i < word.length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        found = 10 * found + text[i] - '0';
    }
    *number = minus ? -found : found;
    return true;
}

bool iss_wrong(sketch *d, iss_word word, const char *expected)
{
    const sketch_quoted quoted = sketch_quote(d->text + word.at, word.length);

    return sketch_wrong(d, word.at, "'%t' here, expected %t", quoted.text, expected);
}

/* Row and column numbers have one sign, to the base 17. */
static int line_of(char c)
{
    const int low = c | 32;

    return c >= '0' && c <= '9' ? c - '0' : low >= 'a' && low <= 'g' ? low - 'a' + 10 : 0;
}

bool iss_cell(iss *s, iss_word word, int *cell)
{
    const ennead_description *d = s->d->description;
    const char *text = s->d->text + word.at;

    if (word.length > 1 && (text[0] == 'V' || (text[0] == 'C' && text[1] == 'C'))) {
        const sketch_quoted quoted = sketch_quote(text, word.length);
        return sketch_unknown(s->d, word.at, "the extra cell '%t' is not known", quoted.text);
    }
    if (word.length != 4 || (text[0] | 32) != 'r' || (text[2] | 32) != 'c')
        return iss_wrong(s->d, word, "a cell such as R1C1");
    const int row = line_of(text[1]) + s->down, column = line_of(text[3]) + s->right;
    if (line_of(text[1]) < 1 || line_of(text[3]) < 1 || row < 1 || row > d->rows || column < 1 ||
        column > d->columns)
        return iss_wrong(s->d, word, "a cell of the grid");
    *cell = (row - 1) * d->columns + column - 1;
    return true;
}

bool iss_add_cell(iss *s, iss_word word)
{
    int cell = 0;

    return iss_cell(s, word, &cell) && sketch_cell(s->d, word.at, cell);
}

/* Takes the next item; false: there is none, or the text is wrong. */
static bool next_item(iss *s, iss_item *item)
{
    const char *text = s->d->text;

    while (s->at < s->end && is_blank(text[s->at]))
        s->at++;
    if (s->at == s->end)
        return false;
    if (text[s->at] != '.')
        return iss_wrong(s->d, trimmed(s->d, s->at, s->at + 1), "a dot before an item");
    const size_t begin = s->at + 1;
    s->at = begin + variant_find(text + begin, s->end - begin, ".");
    item->end = s->at;
    item->at = begin + variant_find(text + begin, s->at - begin, "~");
    item->type = trimmed(s->d, begin, item->at);
    return true;
}

/* --------------------------------------------------------------------------------------- grid */

typedef struct head {
    iss_item shape, region_size, jigsaw;
    bool no_boxes, has_shape, has_region_size, has_jigsaw;
    int rows, columns, values, first;
} head;

static void find_head(iss *s, head *h)
{
    iss_item item = {0};

    while (next_item(s, &item)) {
        h->no_boxes = h->no_boxes || iss_is(s->d, item.type, "NoBoxes");
        if (iss_is(s->d, item.type, "Shape") && !h->has_shape) {
            h->has_shape = true;
            h->shape = item;
        }
        if (iss_is(s->d, item.type, "RegionSize")) {
            h->has_region_size = true;
            h->region_size = item;
        }
        if (iss_is(s->d, item.type, "Jigsaw")) {
            h->has_jigsaw = true;
            h->jigsaw = item;
        }
    }
}

/* Two numbers with a sign between them; false: it is something else. */
static bool two_numbers(const sketch *d, iss_word word, const char *sign, int *one, int *other)
{
    const size_t middle = variant_find(d->text + word.at, word.length, sign);
    const iss_word first = {word.at, middle};
    const iss_word last = {word.at + middle + 1,
                           middle < word.length ? word.length - middle - 1 : 0};

    return iss_number(d, first, one) && iss_number(d, last, other);
}

static bool read_shape(iss *s, head *h)
{
    iss_word word = {0};
    int last = 0;

    if (!h->has_shape)
        return true;
    if (!iss_take(s->d, &h->shape, &word) || !two_numbers(s->d, word, "x", &h->rows, &h->columns))
        return iss_wrong(s->d, h->shape.type, "a shape such as Shape~6x6");
    h->values = h->rows > h->columns ? h->rows : h->columns;
    if (iss_take(s->d, &h->shape, &word) && word.length > 0) {
        int first = 0;
        if (two_numbers(s->d, word, "-", &first, &last)) {
            h->first = first;
            h->values = last - first + 1;
        } else if (!iss_number(s->d, word, &h->values)) {
            return iss_wrong(s->d, word, "how many values, or a range such as 0-8");
        }
    }
    if (h->first < 0 || h->first > 1)
        return iss_wrong(s->d, word, "values from 0 or 1 on");
    if (iss_take(s->d, &h->shape, &word) && !iss_is(s->d, word, "Sudoku")) {
        const sketch_quoted quoted = sketch_quote(s->d->text + word.at, word.length);
        return sketch_unknown(s->d, word.at, "the grid type '%t' is not known", quoted.text);
    }
    return true;
}

/* Makes the pieces of a jigsaw regions of the grid, or where it has boxes rules beside them. A piece
 * of another size than the regions are to have is left alone. */
static bool cut_jigsaw(iss *s, head *h, int least)
{
    sketch *d = s->d;
    const bool boxes = d->description->box_rows > 0;
    const int cells = sketch_cell_count(d);
    iss_word word = {0}, next;
    bool seen[256] = {false};
    int region = 0, others = 0;

    while (iss_take(d, &h->jigsaw, &next))
        word = next;
    if (word.length != (size_t)cells)
        return sketch_wrong(d, word.at, "the jigsaw has %n cells, expected %n", (int)word.length,
                            cells);
    if (!boxes)
        sketch_no_regions(d);
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
        sketch_begin(d, word.at, "all-different", "Jigsaw");
        for (int other = cell; other < cells; other++) {
            if (d->text[word.at + (size_t)other] != sign)
                continue;
            if (!boxes)
                d->description->regions[other] = (uint8_t)region;
            (void)sketch_cell(d, word.at, other);
        }
        region++;
        if (boxes && !sketch_end(d))
            return false;
    }
    return others < 2 || sketch_wrong(d, word.at, "the jigsaw has regions of different sizes");
}

static bool make_grid(iss *s)
{
    head h = {.rows = 9, .columns = 9, .values = 9, .first = 1};
    const size_t begin = s->at;
    iss_word word = {0};

    find_head(s, &h);
    s->at = begin;
    if (s->d->status != ENNEAD_OK || !read_shape(s, &h) ||
        !sketch_grid(s->d, h.shape.type.at, h.rows, h.columns, h.values, h.first))
        return false;
    int size = h.rows > h.columns ? h.rows : h.columns;
    if (h.has_region_size &&
        (!iss_take(s->d, &h.region_size, &word) || !iss_number(s->d, word, &size)))
        return iss_wrong(s->d, h.region_size.type, "a size such as RegionSize~6");
    if (!h.no_boxes)
        sketch_boxes(s->d, size);
    return !h.has_jigsaw || cut_jigsaw(s, &h, size);
}

/* -------------------------------------------------------------------------------------- givens */

/* Reads the cell and the values of R1C1_2_3. */
static bool read_given(iss *s, iss_word word, int *cell, uint64_t *values)
{
    sketch *d = s->d;
    const size_t end = word.at + word.length;
    size_t at = word.at + variant_find(d->text + word.at, word.length, "_");

    if (!iss_cell(s, (iss_word){word.at, at - word.at}, cell))
        return false;
    *values = 0;
    while (at < end) {
        const size_t begin = at + 1;
        int number = 0;
        at = begin + variant_find(d->text + begin, end - begin, "_");
        if (!iss_number(d, (iss_word){begin, at - begin}, &number) || sketch_value(d, number) < 0)
            return iss_wrong(d, (iss_word){begin, at - begin}, "a value of the grid");
        *values |= (uint64_t)1 << sketch_value(d, number);
    }
    return true;
}

static bool read_givens(iss *s, iss_item item)
{
    sketch *d = s->d;
    iss_word word = {0};
    uint64_t values;
    int cell;

    while (iss_take(d, &item, &word)) {
        if (word.length == 0)
            continue;
        if (!read_given(s, word, &cell, &values))
            return false;
        if (d->depth == 0) {
            sketch_given(d, cell, values);
            continue;
        }
        sketch_begin(d, word.at, "given", "given");
        for (int value = 0; value < d->description->values; value++)
            if ((values >> value & 1) != 0)
                (void)sketch_number(d, word.at, value + d->description->first_value);
        if (!sketch_cell(d, word.at, cell) || !sketch_end(d))
            return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- groups */

typedef enum holding { ALL_HOLD, ANY_HOLDS } holding;

static bool read_items(iss *s, holding which);

/* Passes over items to the end of those that a group holds; false: there is no end. */
static bool skip_group(iss *s, iss_item group)
{
    iss_item item = {0};
    int depth = 1;

    while (depth > 0 && next_item(s, &item))
        depth += iss_is(s->d, item.type, "End") ? -1
                 : iss_is(s->d, item.type, "Or") || iss_is(s->d, item.type, "And") ||
                         iss_is(s->d, item.type, "Replicate")
                     ? 1
                     : 0;
    return depth == 0 ||
           (s->d->status == ENNEAD_OK && iss_wrong(s->d, group.type, "an .End for it"));
}

/* Reads the items of a group once for each cell that its bits name, moved there from the first. */
static bool replicate(iss *s, iss_item group)
{
    sketch *d = s->d;
    const int columns = d->description->columns;
    const iss copy = *s;
    iss_word bits = {0}, origin = {0};
    int first = 0;

    (void)iss_take(d, &group, &bits);
    if (iss_take(d, &group, &origin) && !iss_cell(&(iss){.d = d}, origin, &first))
        return false;
    if (!skip_group(s, group))
        return false;
    const size_t after = s->at;
    for (size_t i = 0; i < 6 * bits.length; i++) {
        const int sign = iss_sign(d->text[bits.at + i / 6]);
        const int cell = first + (int)i;
        if (sign < 0)
            return iss_wrong(d, bits, "cells in base64");
        if ((sign >> i % 6 & 1) == 0)
            continue;
        if (cell >= sketch_cell_count(d))
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
        return sketch_wrong(s->d, item.type.at, "groups are more than %n deep", MOST_NESTING);
    s->nesting++;
    bool good;
    if (iss_is(s->d, item.type, "Replicate")) {
        good = replicate(s, item);
    } else if (any) {
        good =
            sketch_open(s->d, item.type.at, "or") && read_items(s, ANY_HOLDS) && sketch_close(s->d);
    } else {
        good = read_items(s, ALL_HOLD);
    }
    s->nesting--;
    return good;
}

static bool read_item(iss *s, iss_item item)
{
    sketch *d = s->d;
    const iss_row *row;

    if (item.type.length == 0)
        return read_givens(s, item);
    if (iss_is(d, item.type, "Or") || iss_is(d, item.type, "And") ||
        iss_is(d, item.type, "Replicate"))
        return read_group(s, item);
    row = iss_row_of(d, item.type);
    if (row == NULL) {
        const sketch_quoted quoted = sketch_quote(d->text + item.type.at, item.type.length);
        return sketch_unknown(d, item.type.at, "the rule '%t' is not known", quoted.text);
    }
    if (++s->copied > MOST_COPIED)
        return sketch_wrong(d, item.type.at, "there are more than %n rules", MOST_COPIED);
    return row->way == ISS_IGNORED || row->way == ISS_HEAD || iss_rule(s, row, item);
}

/* Reads items to the end of the string, or of the group; of those that are alternatives each is a
 * group of its own. */
static bool read_items(iss *s, holding which)
{
    sketch *d = s->d;
    iss_item item = {0};

    while (next_item(s, &item)) {
        if (iss_is(d, item.type, "End"))
            return s->nesting > 0 || iss_wrong(d, item.type, "an item: there is no group to end");
        if (which == ALL_HOLD) {
            if (!read_item(s, item))
                return false;
            continue;
        }
        if (!sketch_open(d, item.type.at, "and") || !read_item(s, item) || !sketch_close(d))
            return false;
    }
    return d->status == ENNEAD_OK &&
           (s->nesting == 0 || sketch_wrong(d, d->length, "a group has no .End"));
}

/* --------------------------------------------------------------------------------------- links */

bool iss_read(sketch *d)
{
    iss s = {.d = d, .at = variant_begin(d->text, d->length), .end = d->length};

    if (variant_is_link(d->text + s.at, s.end - s.at)) {
        s.end = s.at + variant_find(d->text + s.at, s.end - s.at, "\n");
        const size_t query = s.at + variant_find(d->text + s.at, s.end - s.at, "q=");
        if (query == s.end)
            return sketch_wrong(d, s.at, "the link holds no puzzle: it has no q=");
        s.at = query + 2;
        const size_t more = variant_find(d->text + s.at, s.end - s.at, "&");
        s.end = s.at + more;
    }
    return make_grid(&s) && read_items(&s, ALL_HOLD);
}
