/* SPDX-License-Identifier: MIT */
/*
 * Reads the rules in the JSON of f-puzzles.com; the table in fpuzzles_rows.c says what each member
 * means. A member that is not in the table is an error. So is a part of a rule that has no meaning
 * for the way in which the rule is written, and a clue without its number.
 */
#include "text/fpuzzles/fpuzzles_rules.h"

#include <string.h>

/* The node of a member that the rule needs and that must not be empty; 0 after an error. */
static uint32_t needed(fp *f, uint32_t entry, const char *name)
{
    const uint32_t node = json_member(&f->j, entry, name);

    if (node != 0 && !json_is_nothing(&f->j, node))
        return node;
    builder_wrong(f->d, f->j.nodes[entry].place, "%t has no '%t' here", f->row->key, name);
    return 0;
}

static void begin(fp *f, uint32_t entry, const char *rule)
{
    builder_begin(f->d, f->j.nodes[entry].place, rule, f->row->key);
}

/* Adds the number of an entry, or the default if it has none. */
static bool add_value(fp *f, uint32_t entry)
{
    const uint32_t node = json_member(&f->j, entry, "value");
    const bool said = node != 0 && !json_is_nothing(&f->j, node);
    int number = fpuzzles_usual(f->row, f->d->description);

    if (said && !json_number(&f->j, node, &number))
        return fp_wrong(f, node, "a number");
    if (!said && number == 0)
        return true;
    return builder_number(f->d, f->j.nodes[entry].place, number);
}

static bool read_cells(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells");

    if (cells == 0)
        return false;
    begin(f, entry, f->row->rule);
    return add_value(f, entry) && fp_add_cells(f, cells) && builder_end(f->d);
}

/* Adds the cells of a line, from its first or its second cell on. */
static bool add_line(fp *f, uint32_t line, int from)
{
    int index = 0;

    if (!fp_is_array(f, line))
        return false;
    JSON_EACH(&f->j, node, line)
    if (index++ >= from && !fp_add_cell(f, node))
        return false;
    return true;
}

/* Adds an arrow's circle; does nothing for a plain line. */
static bool add_circle(fp *f, uint32_t entry)
{
    if (f->row->way != FP_ARROW)
        return true;
    const uint32_t cells = needed(f, entry, "cells");
    if (cells == 0 || !fp_add_cells(f, cells))
        return false;
    builder_part(f->d);
    return true;
}

static bool read_lines(fp *f, uint32_t entry)
{
    const uint32_t lines = needed(f, entry, "lines");

    if (lines == 0 || !fp_is_array(f, lines))
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
    if (!fp_add_cells(f, cells))
        return false;
    builder_part(f->d);
    if (!fp_add_cells(f, others))
        return false;
    builder_part(f->d);
    return builder_end(f->d);
}

static bool read_quadruple(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells"), values = needed(f, entry, "values");
    int number = 0;

    if (cells == 0 || values == 0 || !fp_is_array(f, values))
        return false;
    begin(f, entry, f->row->rule);
    JSON_EACH(&f->j, node, values)
    if (!json_number(&f->j, node, &number))
        return fp_wrong(f, node, "a number");
    else if (!builder_number(f->d, f->j.nodes[node].place, number))
        return false;
    return fp_add_cells(f, cells) && builder_end(f->d);
}

static bool read_xv(fp *f, uint32_t entry)
{
    const uint32_t cells = needed(f, entry, "cells"), value = needed(f, entry, "value");

    if (cells == 0 || value == 0)
        return false;
    const bool x = json_is(&f->j, value, "X") || json_is(&f->j, value, "x");
    if (!x && !json_is(&f->j, value, "V") && !json_is(&f->j, value, "v"))
        return fp_wrong(f, value, "X or V");
    begin(f, entry, x ? "x" : "v");
    return fp_add_cells(f, cells) && builder_end(f->d);
}

/* Adds the cells that are seen from outside the grid, in steps of (down, right). */
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
    return f->d->cell_count > before || fp_wrong(f, cell, "a cell beside the grid");
}

static bool read_outside(fp *f, uint32_t entry)
{
    const uint32_t cell = needed(f, entry, "cell");
    int row = 0, column = 0;

    if (cell == 0 || needed(f, entry, "value") == 0 || !fp_place(f, cell, &row, &column))
        return false;
    const int down = row == 0 ? 1 : row > f->d->description->rows ? -1 : 0;
    const int right = column == 0 ? 1 : column > f->d->description->columns ? -1 : 0;
    if ((down == 0) == (right == 0))
        return fp_wrong(f, cell, "a cell beside the grid");
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

    if (cell == 0 || direction == 0 || needed(f, entry, "value") == 0 ||
        !fp_place(f, cell, &row, &column))
        return false;
    begin(f, entry, f->row->rule);
    for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
        if (json_is(&f->j, direction, directions[i].name))
            return add_value(f, entry) &&
                   add_sight(f, cell, row, column, directions[i].down, directions[i].right) &&
                   builder_end(f->d);
    return fp_wrong(f, direction, "DR, DL, UR or UL");
}

/* --------------------------------------------------------------------------------- all of a key */

#define WAY(way) (1u << (way))

enum { ANY_WAY = -1 };

/* The members of an entry, and the ways of writing for which they have a meaning; the other
 * members are only drawn. (The cells of a diagonal follow from its start.) */
static const struct {
    const char *name;
    unsigned ways;
} entry_members[] = {
    {"cell", WAY(FP_EACH_CELL) | WAY(FP_OUTSIDE) | WAY(FP_DIAGONAL)},
    {"cells", WAY(FP_CELLS) | WAY(FP_EACH_LIST) | WAY(FP_ARROW) | WAY(FP_CLONE) |
                  WAY(FP_QUADRUPLE) | WAY(FP_XV) | WAY(FP_DIAGONAL)},
    {"lines", WAY(FP_LINES) | WAY(FP_ARROW)},
    {"value", WAY(FP_CELLS) | WAY(FP_LINES) | WAY(FP_XV) | WAY(FP_OUTSIDE) | WAY(FP_DIAGONAL)},
    {"values", WAY(FP_QUADRUPLE)},
    {"direction", WAY(FP_DIAGONAL)},
    {"cloneCells", WAY(FP_CLONE)},
    {"baseC", (unsigned)ANY_WAY},
    {"outlineC", (unsigned)ANY_WAY},
    {"fontC", (unsigned)ANY_WAY},
    {"width", (unsigned)ANY_WAY},
    {"height", (unsigned)ANY_WAY},
    {"size", (unsigned)ANY_WAY},
    {"angle", (unsigned)ANY_WAY},
    {"c", (unsigned)ANY_WAY},
    {"cArray", (unsigned)ANY_WAY},
    {"opacity", (unsigned)ANY_WAY},
    {"fromConstraint", (unsigned)ANY_WAY},
    {"isNewConstraint", (unsigned)ANY_WAY},
};

/* Reports an entry with a member that belongs neither to its rule nor to the drawing. */
static bool check_members(fp *f, uint32_t entry)
{
    if (f->j.nodes[entry].kind != JSON_OBJECT)
        return fp_wrong(f, entry, "an object");
    for (uint32_t key = entry + 1; key < f->j.nodes[entry].after; key = f->j.nodes[key + 1].after) {
        const json_node *n = &f->j.nodes[key];
        bool found = json_is_nothing(&f->j, key + 1);
        for (size_t i = 0; i < sizeof entry_members / sizeof *entry_members; i++)
            found = found || ((entry_members[i].ways & WAY(f->row->way)) != 0 &&
                              json_is(&f->j, key, entry_members[i].name));
        if (!found) {
            const builder_quoted quoted = builder_quote(n->text, n->length);
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
    case FP_DRAWN:
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

/* Makes one rule of the cells of all entries; repeated cells count once. */
static bool read_together(fp *f, uint32_t array)
{
    const char *name = f->row->way == FP_EACH_CELL ? "cell" : "cells";
    bool seen[ENNEAD_MOST_CELLS] = {false};
    size_t kept = 0;

    begin(f, array, f->row->rule);
    JSON_EACH(&f->j, entry, array)
    {
        const uint32_t cells = check_members(f, entry) ? needed(f, entry, name) : 0;
        if (cells == 0 ||
            !(f->row->way == FP_EACH_CELL ? fp_add_cell(f, cells) : fp_add_cells(f, cells)))
            return false;
        for (size_t i = kept; i < f->d->cell_count; i++)
            if (!seen[f->d->cells[i]]) {
                seen[f->d->cells[i]] = true;
                f->d->cells[kept++] = f->d->cells[i];
            }
        f->d->cell_count = kept;
    }
    return builder_end(f->d);
}

static bool read_flag(fp *f, uint32_t value)
{
    const uint32_t dots = json_member(&f->j, 0, "difference");
    const bool but_dots =
        strcmp(f->row->rule, "nonconsecutive") == 0 && dots != 0 && !json_is_nothing(&f->j, dots);

    if (f->j.nodes[value].kind != JSON_TRUE)
        return fp_wrong(f, value, "true or false");
    /* If there are dots, it applies to all neighbors without one. */
    begin(f, value, but_dots ? "no-other-white-dots" : f->row->rule);
    return builder_end(f->d);
}

static bool read_negative(fp *f, uint32_t array)
{
    static const char *const names[][2] = {{"ratio", "no-other-black-dots"},
                                           {"difference", "no-other-white-dots"},
                                           {"xv", "no-other-xv"}};

    if (!fp_is_array(f, array))
        return false;
    JSON_EACH(&f->j, node, array)
    {
        const char *rule = NULL;
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (json_is(&f->j, node, names[i][0]))
                rule = names[i][1];
        if (rule == NULL)
            return fp_wrong(f, node, "ratio, difference or xv");
        begin(f, node, rule);
        if (!builder_end(f->d))
            return false;
    }
    return true;
}

static bool read_member(fp *f, uint32_t value)
{
    if (json_is_nothing(&f->j, value) || f->row->way == FP_IGNORED || f->row->way == FP_HEAD)
        return true;
    if (f->row->way == FP_DRAWN) {
        f->d->report->has_drawings = true;
        return true;
    }
    if (f->row->way == FP_FLAG)
        return read_flag(f, value);
    if (f->row->way == FP_NEGATIVE)
        return read_negative(f, value);
    if (!fp_is_array(f, value))
        return false;
    if (f->row->way == FP_EACH_CELL || f->row->way == FP_EACH_LIST)
        return read_together(f, value);
    JSON_EACH(&f->j, entry, value)
    if (!read_entry(f, entry))
        return false;
    return true;
}

/* The row number of a member; FPUZZLES_ROWS if there is none. */
static size_t row_number(const json *j, uint32_t key)
{
    size_t row = 0;

    while (row < FPUZZLES_ROWS && !json_is(j, key, fpuzzles_row_at(row)->key))
        row++;
    return row;
}

/* If a member occurs twice the last one counts, as in JavaScript. */
bool fpuzzles_rules(fp *f)
{
    const json_node *nodes = f->j.nodes;
    uint32_t last[FPUZZLES_ROWS + 1] = {0};

    for (uint32_t key = 1; key < nodes[0].after; key = nodes[key + 1].after) {
        const size_t row = row_number(&f->j, key);
        last[row] = key;
        if (row < FPUZZLES_ROWS || json_is_nothing(&f->j, key + 1))
            continue;
        const builder_quoted quoted = builder_quote(nodes[key].text, nodes[key].length);
        return builder_unknown(f->d, nodes[key].place, "the rule '%t' is not known", quoted.text);
    }
    for (uint32_t key = 1; key < nodes[0].after; key = nodes[key + 1].after) {
        const size_t row = row_number(&f->j, key);
        f->row = fpuzzles_row_at(row);
        if (row < FPUZZLES_ROWS && last[row] == key && !read_member(f, key + 1))
            return false;
    }
    return true;
}
