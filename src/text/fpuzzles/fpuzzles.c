/* SPDX-License-Identifier: MIT */
/*
 * Reads puzzles of f-puzzles.com (E. Fosse, 2020): JSON, or links that hold it, packed by LZ-String.
 *
 * What a member of the JSON means is in the table of fpuzzles_rows.c; one that is not there is an
 * error, and so is a part of a rule that the rule's way of writing has no use for. Only the givens
 * of the grid are the puzzle's; other digits and marks in it are somebody's work on it.
 */
#include "text/fpuzzles/fpuzzles.h"

#include "grid/characters.h"
#include "grid/memory.h"
#include "text/description/text_search.h"
#include "text/fpuzzles/fpuzzles_rows.h"
#include "text/fpuzzles/json.h"
#include "text/fpuzzles/lz_string.h"

#include <string.h>

typedef struct fp {
    description_builder *d;
    json j;
    const fpuzzles_row *row;
} fp;

static bool wrong_node(fp *f, uint32_t node, const char *expected)
{
    const json_node *n = &f->j.nodes[node];
    const builder_quoted quoted = builder_quote(f->d->text + n->place, n->length);

    return builder_wrong(f->d, n->place, "'%t' here, expected %t", quoted.text, expected);
}

/* --------------------------------------------------------------------------------------- cells */

/* The row and column of "R1C12", each from 0 to 99, where 0 is outside. */
static bool read_place(fp *f, uint32_t node, int *row, int *column)
{
    const json_node *n = &f->j.nodes[node];
    const char *text = f->d->text + n->place;
    int *const numbers[] = {row, column};
    size_t at = 0;

    if (n->kind != JSON_STRING)
        return wrong_node(f, node, "a cell such as R1C1");
    for (size_t i = 0; i < 2; i++) {
        const size_t begin = at + 1;
        if (at == n->length || (text[at] | 32) != "rc"[i])
            return wrong_node(f, node, "a cell such as R1C1");
        *numbers[i] = 0;
        for (at++; at < n->length && is_digit(text[at]) && at < begin + 2; at++)
            *numbers[i] = 10 * *numbers[i] + text[at] - '0';
        if (at == begin)
            return wrong_node(f, node, "a cell such as R1C1");
    }
    return at == n->length || wrong_node(f, node, "a cell such as R1C1");
}

static bool add_cell(fp *f, uint32_t node)
{
    const ennead_description *d = f->d->description;
    int row = 0, column = 0;

    if (!read_place(f, node, &row, &column))
        return false;
    if (row < 1 || row > d->rows || column < 1 || column > d->columns)
        return wrong_node(f, node, "a cell of the grid");
    return builder_cell(f->d, f->j.nodes[node].place, (row - 1) * d->columns + column - 1);
}

static bool is_array(fp *f, uint32_t node)
{
    return f->j.nodes[node].kind == JSON_ARRAY || wrong_node(f, node, "an array");
}

static bool add_cells(fp *f, uint32_t array)
{
    if (!is_array(f, array))
        return false;
    JSON_EACH(&f->j, node, array)
    if (!add_cell(f, node))
        return false;
    return true;
}

/* --------------------------------------------------------------------------------------- rules */

/* The member that the rule cannot do without; 0 after an error. */
static uint32_t needed(fp *f, uint32_t entry, const char *name)
{
    const uint32_t node = json_member(&f->j, entry, name);

    if (node == 0)
        builder_wrong(f->d, f->j.nodes[entry].place, "%t has no '%t' here", f->row->key, name);
    return node;
}

static void begin(fp *f, uint32_t entry, const char *rule)
{
    builder_begin(f->d, f->j.nodes[entry].place, rule, f->row->key);
}

/* Adds the number of an entry, or the one that is meant where it has none. */
static bool add_value(fp *f, uint32_t entry)
{
    const uint32_t node = json_member(&f->j, entry, "value");
    int number = f->row->value;

    if (node != 0 && !json_is_nothing(&f->j, node) && !json_number(&f->j, node, &number))
        return wrong_node(f, node, "a number");
    if (number == 0 && (node == 0 || json_is_nothing(&f->j, node)))
        return true;
    return builder_number(f->d, f->j.nodes[entry].place, number);
}

static bool read_cells(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells");

    if (cells == 0)
        return false;
    begin(f, entry, f->row->rule);
    return add_value(f, entry) && add_cells(f, cells) && builder_end(f->d);
}

/* Adds the cells of a line from the first or the second on. */
static bool add_line(fp *f, uint32_t line, int from)
{
    int index = 0;

    if (!is_array(f, line))
        return false;
    JSON_EACH(&f->j, node, line)
    if (index++ >= from && !add_cell(f, node))
        return false;
    return true;
}

/* An arrow's circle, or nothing for a plain line. */
static bool add_circle(fp *f, uint32_t entry)
{
    if (f->row->way != FP_ARROW)
        return true;
    const uint32_t cells = needed(f, entry, "cells");
    if (cells == 0 || !add_cells(f, cells))
        return false;
    builder_part(f->d);
    return true;
}

static bool read_lines(fp *f, uint32_t entry)
{
    const uint32_t lines = needed(f, entry, "lines");

    if (lines == 0 || !is_array(f, lines))
        return false;
    JSON_EACH(&f->j, line, lines)
    {
        begin(f, entry, f->row->rule);
        if (!add_value(f, entry) || !add_circle(f, entry) ||
            !add_line(f, line, f->row->way == FP_ARROW))
            return false;
        if (f->row->way == FP_ARROW)
            builder_part(f->d);
        if (!builder_end(f->d))
            return false;
    }
    return true;
}

static bool read_clone(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells"), others = needed(f, entry, "cloneCells");

    if (cells == 0 || others == 0)
        return false;
    begin(f, entry, f->row->rule);
    if (!add_cells(f, cells))
        return false;
    builder_part(f->d);
    if (!add_cells(f, others))
        return false;
    builder_part(f->d);
    return builder_end(f->d);
}

static bool read_quadruple(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells"), values = needed(f, entry, "values");
    int number = 0;

    if (cells == 0 || values == 0 || !is_array(f, values))
        return false;
    if (json_is_nothing(&f->j, values))
        return true;
    begin(f, entry, f->row->rule);
    JSON_EACH(&f->j, node, values)
    if (!json_number(&f->j, node, &number))
        return wrong_node(f, node, "a number");
    else if (!builder_number(f->d, f->j.nodes[node].place, number))
        return false;
    return add_cells(f, cells) && builder_end(f->d);
}

static bool read_xv(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells");
    const uint32_t value = json_member(&f->j, entry, "value");

    if (cells == 0)
        return false;
    if (value == 0 || json_is_nothing(&f->j, value))
        return true;
    const bool x = json_is(&f->j, value, "X") || json_is(&f->j, value, "x");
    if (!x && !json_is(&f->j, value, "V") && !json_is(&f->j, value, "v"))
        return wrong_node(f, value, "X or V");
    begin(f, entry, x ? "x" : "v");
    return add_cells(f, cells) && builder_end(f->d);
}

/* Adds the cells that are seen from beside the grid, going in steps. */
static bool add_sight(fp *f, uint32_t cell, int row, int column, int down, int right)
{
    const ennead_description *d = f->d->description;
    const size_t place = f->j.nodes[cell].place;
    const size_t before = f->d->cell_count;

    for (row += down, column += right;
         row >= 1 && row <= d->rows && column >= 1 && column <= d->columns;
         row += down, column += right)
        if (!builder_cell(f->d, place, (row - 1) * d->columns + column - 1))
            return false;
    return f->d->cell_count > before || wrong_node(f, cell, "a cell beside the grid");
}

/* A clue without a number is not there yet, and says nothing. */
static bool has_number(fp *f, uint32_t entry)
{
    const uint32_t value = json_member(&f->j, entry, "value");

    return value != 0 && !json_is_nothing(&f->j, value);
}

static bool read_outside(fp *f, uint32_t entry)
{
    const uint32_t cell = needed(f, entry, "cell");
    int row = 0, column = 0;

    if (cell == 0 || !has_number(f, entry))
        return cell != 0;
    if (!read_place(f, cell, &row, &column))
        return false;
    const int down = row == 0 ? 1 : row > f->d->description->rows ? -1 : 0;
    const int right = column == 0 ? 1 : column > f->d->description->columns ? -1 : 0;
    if ((down == 0) == (right == 0))
        return wrong_node(f, cell, "a cell beside the grid");
    begin(f, entry, f->row->rule);
    return add_value(f, entry) && add_sight(f, cell, row, column, down, right) && builder_end(f->d);
}

static bool read_diagonal(fp *f, uint32_t entry)
{
    static const struct {
        const char *name;
        int down, right;
    } directions[] = {{"DR", 1, 1}, {"DL", 1, -1}, {"UR", -1, 1}, {"UL", -1, -1}};
    const uint32_t cell = needed(f, entry, "cell"), direction = needed(f, entry, "direction");
    int row = 0, column = 0;

    if (cell == 0 || direction == 0 || !has_number(f, entry))
        return cell != 0 && direction != 0;
    if (!read_place(f, cell, &row, &column))
        return false;
    begin(f, entry, f->row->rule);
    for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
        if (json_is(&f->j, direction, directions[i].name))
            return add_value(f, entry) &&
                   add_sight(f, cell, row, column, directions[i].down, directions[i].right) &&
                   builder_end(f->d);
    return wrong_node(f, direction, "DR, DL, UR or UL");
}

/* --------------------------------------------------------------------------------- all of a key */

/* Whether an entry has nothing in it but what rules are made of, and how it is drawn. */
static bool check_members(fp *f, uint32_t entry)
{
    static const char *const known[] = {
        "cell",      "cells",      "lines",          "value",          "values",
        "direction", "cloneCells", "baseC",          "outlineC",       "fontC",
        "width",     "height",     "size",           "angle",          "c",
        "cArray",    "opacity",    "fromConstraint", "isNewConstraint"};

    if (f->j.nodes[entry].kind != JSON_OBJECT)
        return wrong_node(f, entry, "an object");
    for (uint32_t key = entry + 1; key < f->j.nodes[entry].after; key = f->j.nodes[key + 1].after) {
        const json_node *n = &f->j.nodes[key];
        bool found = false;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || json_is(&f->j, key, known[i]);
        if (!found) {
            const builder_quoted quoted = builder_quote(f->d->text + n->place, n->length);
            return builder_unknown(f->d, n->place, "'%t' in %t is not known", quoted.text,
                                   f->row->key);
        }
    }
    return true;
}

static bool read_entry(fp *f, uint32_t entry)
{
    if (!check_members(f, entry))
        return false;
    switch (f->row->way) {
    case FP_LINES:
    case FP_ARROW:
        return read_lines(f, entry);
    case FP_CLONE:
        return read_clone(f, entry);
    case FP_QUADRUPLE:
        return read_quadruple(f, entry);
    case FP_XV:
        return read_xv(f, entry);
    case FP_OUTSIDE:
        return read_outside(f, entry);
    case FP_DIAGONAL:
        return read_diagonal(f, entry);
    case FP_IGNORED:
    case FP_HEAD:
    case FP_FLAG:
    case FP_NEGATIVE:
    case FP_EACH_CELL:
    case FP_EACH_LIST:
    case FP_CELLS:
        break;
    }
    return read_cells(f, entry);
}

/* Makes one rule of the cells of all entries. */
static bool read_together(fp *f, uint32_t array)
{
    const char *name = f->row->way == FP_EACH_CELL ? "cell" : "cells";

    begin(f, array, f->row->rule);
    JSON_EACH(&f->j, entry, array)
    {
        const uint32_t cells = check_members(f, entry) ? needed(f, entry, name) : 0;
        if (cells == 0 || !(f->row->way == FP_EACH_CELL ? add_cell(f, cells) : add_cells(f, cells)))
            return false;
    }
    return builder_end(f->d);
}

static bool read_flag(fp *f, uint32_t value)
{
    const uint32_t dots = json_member(&f->j, 0, "difference");
    const bool but_dots =
        strcmp(f->row->rule, "nonconsecutive") == 0 && dots != 0 && !json_is_nothing(&f->j, dots);

    if (f->j.nodes[value].kind != JSON_TRUE)
        return wrong_node(f, value, "true or false");
    /* Beside dots it is meant of all that has none. */
    begin(f, value, but_dots ? "no-other-white-dots" : f->row->rule);
    return builder_end(f->d);
}

static bool read_negative(fp *f, uint32_t array)
{
    static const char *const names[][2] = {{"ratio", "no-other-black-dots"},
                                           {"difference", "no-other-white-dots"},
                                           {"xv", "no-other-xv"}};

    if (!is_array(f, array))
        return false;
    JSON_EACH(&f->j, node, array)
    {
        const char *rule = NULL;
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (json_is(&f->j, node, names[i][0]))
                rule = names[i][1];
        if (rule == NULL)
            return wrong_node(f, node, "ratio, difference or xv");
        begin(f, node, rule);
        if (!builder_end(f->d))
            return false;
    }
    return true;
}

static bool read_member(fp *f, uint32_t key)
{
    const json_node *n = &f->j.nodes[key];
    const uint32_t value = key + 1;

    f->row = NULL;
    for (size_t i = 0; fpuzzles_row_at(i) != NULL; i++)
        if (json_is(&f->j, key, fpuzzles_row_at(i)->key))
            f->row = fpuzzles_row_at(i);
    if (json_is_nothing(&f->j, value))
        return true;
    if (f->row == NULL) {
        const builder_quoted quoted = builder_quote(f->d->text + n->place, n->length);
        return builder_unknown(f->d, n->place, "the rule '%t' is not known", quoted.text);
    }
    if (f->row->way == FP_IGNORED || f->row->way == FP_HEAD)
        return true;
    if (f->row->way == FP_FLAG)
        return read_flag(f, value);
    if (f->row->way == FP_NEGATIVE)
        return read_negative(f, value);
    if (!is_array(f, value))
        return false;
    if (f->row->way == FP_EACH_CELL || f->row->way == FP_EACH_LIST)
        return read_together(f, value);
    JSON_EACH(&f->j, entry, value)
    if (!read_entry(f, entry))
        return false;
    return true;
}

/* ---------------------------------------------------------------------------------------- grid */

/* A cell that is in no region, and one that does not say in which it is. */
enum { NOWHERE = -2, NOT_SAID = -1 };

/* Reads the givens of a cell, and its number of region. */
static bool read_cell(fp *f, int cell, uint32_t node, int *region)
{
    const uint32_t value = json_member(&f->j, node, "value");
    const uint32_t given = json_member(&f->j, node, "given");
    const uint32_t marks = json_member(&f->j, node, "givenPencilMarks");
    const uint32_t wanted = json_member(&f->j, node, "region");
    uint64_t values = 0;
    int number = 0;

    if (f->j.nodes[node].kind != JSON_OBJECT)
        return wrong_node(f, node, "an object");
    *region = wanted != 0 && f->j.nodes[wanted].kind == JSON_NULL ? NOWHERE : NOT_SAID;
    if (wanted != 0 && *region == NOT_SAID &&
        (!json_number(&f->j, wanted, region) || *region < 0 || *region >= ENNEAD_MOST_SIZE))
        return wrong_node(f, wanted, "the number of a region");
    if (value != 0 && given != 0 && f->j.nodes[given].kind == JSON_TRUE) {
        if (!json_number(&f->j, value, &number) || builder_value(f->d, number) < 0)
            return wrong_node(f, value, "a value of the grid");
        builder_given(f->d, cell, (uint64_t)1 << builder_value(f->d, number));
    }
    if (marks == 0 || json_is_nothing(&f->j, marks))
        return true;
    if (!is_array(f, marks))
        return false;
    JSON_EACH(&f->j, mark, marks)
    if (!json_number(&f->j, mark, &number) || builder_value(f->d, number) < 0)
        return wrong_node(f, mark, "a value of the grid");
    else
        values |= (uint64_t)1 << builder_value(f->d, number);
    builder_given(f->d, cell, values);
    return true;
}

/* Which boxes a grid has that says nothing of its regions is as elsewhere: the squarest. A cell that
 * says its region leaves the box that it is in. */
static void set_region(fp *f, int cell, int region)
{
    ennead_description *d = f->d->description;
    const uint8_t number = region == NOWHERE ? ENNEAD_NO_REGION : (uint8_t)region;

    if (region == NOT_SAID || d->regions[cell] == number)
        return;
    d->regions[cell] = number;
    d->box_rows = d->box_columns = 0;
    d->houses |= ENNEAD_HOUSES_REGIONS;
}

static bool read_rows(fp *f, uint32_t grid)
{
    const int size = f->d->description->columns;
    int cell = 0, region = 0;

    JSON_EACH(&f->j, row, grid)
    {
        const int first = cell;
        if (!is_array(f, row))
            return false;
        JSON_EACH(&f->j, node, row)
        {
            if (cell - first == size || cell == size * size)
                return wrong_node(f, node, "the end of the row");
            if (!read_cell(f, cell, node, &region))
                return false;
            set_region(f, cell++, region);
        }
        if (cell - first != size)
            return builder_wrong(f->d, f->j.nodes[row].place, "the row has %n cells, expected %n",
                                 cell - first, size);
    }
    return (cell == size * size ||
            builder_wrong(f->d, f->j.nodes[grid].place, "the grid has %n rows, expected %n",
                          cell / size, size)) &&
           builder_check_regions(f->d, f->j.nodes[grid].place);
}

static void keep_title(fp *f)
{
    const uint32_t title = json_member(&f->j, 0, "title");
    const json_node *n = &f->j.nodes[title];
    size_t length = 0;

    if (title == 0 || n->kind != JSON_STRING)
        return;
    for (size_t i = 0; i < n->length && length + 1 < ENNEAD_TITLE_SIZE; i++) {
        const char c = f->d->text[n->place + i];
        i += c == '\\';
        f->d->report->title[length++] = c == '\\' ? f->d->text[n->place + i] : c;
    }
    f->d->report->title[length] = '\0';
}

static bool read_head(fp *f)
{
    const uint32_t grid = json_member(&f->j, 0, "grid"), size = json_member(&f->j, 0, "size");
    int number = 0, rows = 0;

    if (f->j.nodes[0].kind != JSON_OBJECT)
        return wrong_node(f, 0, "an object");
    if (grid == 0)
        return builder_wrong(f->d, 0, "there is no 'grid'");
    if (!is_array(f, grid))
        return false;
    JSON_EACH(&f->j, row, grid)
    rows++;
    if (size == 0)
        number = rows;
    else if (!json_number(&f->j, size, &number))
        return wrong_node(f, size, "a number");
    if (!builder_grid(f->d, f->j.nodes[size].place, number, number, number, 1))
        return false;
    builder_boxes(f->d, number);
    keep_title(f);
    return read_rows(f, grid);
}

static bool read_json(description_builder *d)
{
    fp f = {.d = d};
    bool good = json_read(&f.j, d) && read_head(&f);

    for (uint32_t key = 1; good && key < f.j.nodes[0].after; key = f.j.nodes[key + 1].after)
        good = read_member(&f, key);
    json_free(&f.j);
    return good;
}

/* --------------------------------------------------------------------------------------- links */

/* Where in a link the packed puzzle begins; its length if there is none. */
static size_t find_packed(const char *link, size_t length)
{
    static const char *const marks[] = {"load=", "fpuzzles", "fpuz"};

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        const size_t at = variant_find(link, length, marks[i]) + strlen(marks[i]);
        if (at < length)
            return at;
    }
    return length;
}

static bool read_link(description_builder *d, size_t at)
{
    const char *const text = d->text;
    const size_t all = d->length;
    const size_t line = at + variant_find(text + at, all - at, "\n");
    const size_t packed = at + find_packed(text + at, line - at);
    size_t end = line, length = 0;
    char *unpacked = NULL;

    while (end > packed && (text[end - 1] == '\r' || text[end - 1] == ' '))
        end--;
    if (packed >= end)
        return builder_wrong(d, at, "a link, expected one that holds a puzzle of f-puzzles");
    const lz_outcome outcome =
        lz_unpack(text + packed, end - packed, &d->memory, &unpacked, &length);
    if (outcome == LZ_NO_MEMORY)
        return builder_no_memory(d);
    if (outcome != LZ_UNPACKED)
        return builder_wrong(d, packed,
                             outcome == LZ_TOO_LONG
                                 ? "what the link holds is too long"
                                 : "what the link holds is not packed by LZ-String");
    builder_place(d, at, &d->packed_line, &d->packed_column);
    d->packed = true;
    d->text = unpacked;
    d->length = length;
    const bool good = read_json(d);
    d->text = text;
    d->length = all;
    release(&d->memory, unpacked);
    if (!good)
        d->report->offset = at;
    return good;
}

bool fpuzzles_read(description_builder *d)
{
    const size_t at = variant_begin(d->text, d->length);

    if (variant_is_link(d->text + at, d->length - at))
        return read_link(d, at);
    return read_json(d);
}
