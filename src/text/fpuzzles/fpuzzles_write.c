/* SPDX-License-Identifier: MIT */
/*
 * Writes descriptions as JSON of f-puzzles.com, with the table that is also used for reading.
 * Anything that the format cannot express is found before anything is written, so no rule is ever
 * lost silently.
 */
#include "text/fpuzzles/fpuzzles_write.h"

#include "grid/bits.h"
#include "grid/description_check.h"
#include "text/description/description_builder.h"
#include "text/fpuzzles/fpuzzles_rows.h"
#include "text/utf8.h"

#include <string.h>

/* The difference between the ends of a lockout line without a number. */
enum { USUAL_LOCKOUT = 4 };

/* The side of the grid where a line of sight begins. */
typedef struct outside_line {
    int row, column; /* of the place outside the grid, as f-puzzles counts: 0 is outside */
    int down, right;
} outside_line;

static void write_place(text_buffer *p, int row, int column)
{
    buffer_text(p, "\"R");
    buffer_number(p, row);
    buffer_character(p, 'C');
    buffer_number(p, column);
    buffer_character(p, '"');
}

static void write_cells(text_buffer *p, const ennead_description *d, const uint16_t *list,
                        size_t count)
{
    buffer_character(p, '[');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            buffer_character(p, ',');
        write_place(p, list[i] / d->columns + 1, list[i] % d->columns + 1);
    }
    buffer_character(p, ']');
}

/* --------------------------------------------------------------------------- what can be said */

/* The place outside the grid from which exactly these cells are seen. Returns false if there is
 * none. */
static bool find_outside_line(const ennead_description *d, const ennead_constraint *rule,
                              outside_line *found)
{
    const int first = rule->cells[0], next = rule->cell_count > 1 ? rule->cells[1] : -1;
    const int row = first / d->columns, column = first % d->columns;

    if (next < 0)
        return false;
    found->down = next / d->columns - row;
    found->right = next % d->columns - column;
    found->row = row + 1 - found->down;
    found->column = column + 1 - found->right;
    int at_row = row, at_column = column;
    for (size_t i = 0; i < rule->cell_count; i++) {
        if (at_row < 0 || at_row >= d->rows || at_column < 0 || at_column >= d->columns ||
            rule->cells[i] != at_row * d->columns + at_column)
            return false;
        at_row += found->down;
        at_column += found->right;
    }
    const bool ended = at_row < 0 || at_row >= d->rows || at_column < 0 || at_column >= d->columns;
    const bool beside =
        found->row == 0 || found->row > d->rows || found->column == 0 || found->column > d->columns;
    return ended && beside && found->down >= -1 && found->down <= 1 && found->right >= -1 &&
           found->right <= 1;
}

static bool suits(const fpuzzles_row *row, const ennead_description *d,
                  const ennead_constraint *rule)
{
    outside_line found;

    switch (row->way) {
    case FP_OUTSIDE:
        return find_outside_line(d, rule, &found) && (found.down == 0) != (found.right == 0);
    case FP_DIAGONAL:
        return find_outside_line(d, rule, &found) && found.down != 0 && found.right != 0;
    case FP_CLONE:
        return rule->part_count == 2;
    case FP_ARROW:
        return rule->part_count == 2 && rule->parts[0] > 0;
    case FP_CELLS:
    case FP_LINES:
    case FP_QUADRUPLE:
    case FP_EACH_CELL:
    case FP_EACH_LIST:
        return rule->part_count < 2;
    case FP_FLAG:
        return rule->number_count == 0;
    case FP_IGNORED:
    case FP_DRAWN:
    case FP_HEAD:
    case FP_XV:
    case FP_NEGATIVE:
        break;
    }
    return false;
}

/* The row for a rule; NULL if there is none. */
static const fpuzzles_row *row_of(const ennead_description *d, const ennead_constraint *rule)
{
    const fpuzzles_row *row;

    for (size_t i = 0; (row = fpuzzles_row_at(i)) != NULL; i++)
        if (row->rule != NULL && strcmp(row->rule, rule->name) == 0 && suits(row, d, rule))
            return row;
    return NULL;
}

static bool is_named(const ennead_constraint *rule, const char *name)
{
    return strcmp(rule->name, name) == 0;
}

/* Rules that are written in a member of their own. */
static const char *negative_of(const ennead_constraint *rule)
{
    return rule->number_count > 0                  ? NULL
           : is_named(rule, "no-other-black-dots") ? "ratio"
           : is_named(rule, "no-other-white-dots") ? "difference"
           : is_named(rule, "no-other-xv")         ? "xv"
                                                   : NULL;
}

static bool is_xv(const ennead_constraint *rule)
{
    return is_named(rule, "x") || is_named(rule, "v");
}

static bool has_rule(const ennead_description *d, const char *name)
{
    for (size_t i = 0; i < d->constraint_count; i++)
        if (is_named(&d->constraints[i], name))
            return true;
    return false;
}

/* "nonconsecutive" applies to all neighbors; if there are dots, to all that have none. */
static bool is_ambiguous(const ennead_description *d)
{
    return has_rule(d, "white-dot") && has_rule(d, "nonconsecutive");
}

/* Finds the neighbors of a cell, and returns how many there are. */
static int neighbors_of(const ennead_description *d, int cell, int *found)
{
    int count = 0;

    if (cell % d->columns > 0)
        found[count++] = cell - 1;
    if (cell % d->columns + 1 < d->columns)
        found[count++] = cell + 1;
    if (cell >= d->columns)
        found[count++] = cell - d->columns;
    if (cell + d->columns < d->rows * d->columns)
        found[count++] = cell + d->columns;
    return count;
}

/* Cells of minimum marks are not compared with each other, and likewise maximums. So if two such
 * rules have neighboring cells, f-puzzles would read less than they say. */
static bool are_compared(const ennead_description *d, const char *name)
{
    bool named[ENNEAD_MOST_CELLS] = {false};
    bool own[ENNEAD_MOST_CELLS] = {false}; /* cells of the current rule */

    for (size_t i = 0; i < d->constraint_count; i++)
        for (size_t k = 0; is_named(&d->constraints[i], name) && k < d->constraints[i].cell_count;
             k++)
            named[d->constraints[i].cells[k]] = true;
    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        int beside[4];
        if (!is_named(rule, name))
            continue;
        for (size_t k = 0; k < rule->cell_count; k++)
            own[rule->cells[k]] = true;
        for (size_t k = 0; k < rule->cell_count; k++)
            for (int n = neighbors_of(d, rule->cells[k], beside); n-- > 0;)
                if (named[beside[n]] && !own[beside[n]])
                    return true;
        for (size_t k = 0; k < rule->cell_count; k++)
            own[rule->cells[k]] = false;
    }
    return false;
}

static bool has_regions(const ennead_description *d)
{
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (d->regions[cell] != ENNEAD_NO_REGION)
            return true;
    return false;
}

/* Whether values differ in all rows, columns and regions. */
static bool has_all_houses(const ennead_description *d)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;

    return (d->houses & lines) == lines &&
           ((d->houses & ENNEAD_HOUSES_REGIONS) != 0 || !has_regions(d));
}

/* An empty list of pencil marks would be read as no list. */
static bool has_hopeless_cell(const ennead_description *d)
{
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if ((d->candidates[cell] & all) == 0)
            return true;
    return false;
}

/* Returns whether f-puzzles can express everything. */
static bool see_all(const ennead_description *d, unsaid_list *unsaid)
{
    if (d->rows != d->columns)
        unsaid_add(unsaid, "a grid that is not square");
    else if (d->values != d->rows || d->first_value != 1)
        unsaid_add(unsaid, "these values");
    if (!has_all_houses(d))
        unsaid_add(unsaid, "rows, columns or regions with equal values");
    if (has_hopeless_cell(d))
        unsaid_add(unsaid, "a cell without candidates");
    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (!constraint_fits(rule) ||
            (row_of(d, rule) == NULL && negative_of(rule) == NULL && !is_xv(rule)))
            unsaid_add(unsaid, rule->name);
    }
    unsaid_add(unsaid, is_ambiguous(d) ? "nonconsecutive" : NULL);
    unsaid_add(unsaid, are_compared(d, "minimum") ? "minimum" : NULL);
    unsaid_add(unsaid, are_compared(d, "maximum") ? "maximum" : NULL);
    return unsaid->count == 0;
}

/* --------------------------------------------------------------------------------------- rules */

/* If both formats have the same default number, it is not written. */
static void write_value(text_buffer *p, const fpuzzles_row *row, const ennead_constraint *rule)
{
    const bool said = rule->number_count > 0;

    if (said ? rule->numbers[0] == row->value && row->value != 0 : row->value != FPUZZLES_HALF)
        return;
    buffer_text(p, ",\"value\":\"");
    buffer_signed(p, said ? rule->numbers[0] : USUAL_LOCKOUT);
    buffer_character(p, '"');
}

static void write_outside_line(text_buffer *p, const ennead_description *d,
                               const ennead_constraint *rule)
{
    static const char *const names[2][2] = {{"UL", "UR"}, {"DL", "DR"}};
    outside_line found = {0};

    (void)find_outside_line(d, rule, &found);
    buffer_text(p, "{\"cell\":");
    write_place(p, found.row, found.column);
    if (found.down != 0 && found.right != 0) {
        buffer_text(p, ",\"direction\":\"");
        buffer_text(p, names[found.down > 0][found.right > 0]);
        buffer_character(p, '"');
    }
}

static void write_quadruple(text_buffer *p, const ennead_constraint *rule)
{
    buffer_text(p, ",\"values\":[");
    for (size_t i = 0; i < rule->number_count; i++) {
        buffer_text(p, i > 0 ? "," : "");
        buffer_signed(p, rule->numbers[i]);
    }
    buffer_character(p, ']');
}

/* Writes a line; an arrow's line begins in its circle. */
static void write_line(text_buffer *p, const ennead_description *d, const fpuzzles_row *row,
                       const ennead_constraint *rule)
{
    const size_t circle = row->way == FP_ARROW ? rule->parts[0] : 1;

    buffer_text(p, "{\"lines\":[");
    write_cells(p, d, rule->cells + circle - 1, rule->cell_count - circle + 1);
    buffer_character(p, ']');
    if (row->way != FP_ARROW)
        return;
    buffer_text(p, ",\"cells\":");
    write_cells(p, d, rule->cells, circle);
}

static void write_entry(text_buffer *p, const ennead_description *d, const fpuzzles_row *row,
                        const ennead_constraint *rule)
{
    switch (row->way) {
    case FP_OUTSIDE:
    case FP_DIAGONAL:
        write_outside_line(p, d, rule);
        break;
    case FP_LINES:
    case FP_ARROW:
        write_line(p, d, row, rule);
        break;
    case FP_CLONE:
        buffer_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->parts[0]);
        buffer_text(p, ",\"cloneCells\":");
        write_cells(p, d, rule->cells + rule->parts[0], rule->parts[1]);
        break;
    default:
        buffer_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->cell_count);
        break;
    }
    if (row->way == FP_QUADRUPLE)
        write_quadruple(p, rule);
    else
        write_value(p, row, rule);
    buffer_character(p, '}');
}

/* Writes each cell of a rule as an entry of its own. */
static void write_each_cell(text_buffer *p, const ennead_description *d,
                            const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->cell_count; i++) {
        buffer_text(p, i > 0 ? ",{\"cell\":" : "{\"cell\":");
        write_place(p, rule->cells[i] / d->columns + 1, rule->cells[i] % d->columns + 1);
        buffer_character(p, '}');
    }
}

static void write_rules(text_buffer *p, const ennead_description *d, const fpuzzles_row *row)
{
    bool begun = false;

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (row_of(d, rule) != row)
            continue;
        if (!begun) {
            buffer_text(p, ",\"");
            buffer_text(p, row->key);
            buffer_text(p, row->way == FP_FLAG ? "\":true" : "\":[");
        } else if (row->way != FP_FLAG) {
            buffer_character(p, ',');
        }
        begun = true;
        if (row->way == FP_EACH_CELL)
            write_each_cell(p, d, rule);
        else if (row->way != FP_FLAG)
            write_entry(p, d, row, rule);
    }
    if (begun && row->way != FP_FLAG)
        buffer_character(p, ']');
}

static void write_xv(text_buffer *p, const ennead_description *d)
{
    const char *before = ",\"xv\":[";

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (!is_xv(rule))
            continue;
        buffer_text(p, before);
        buffer_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->cell_count);
        buffer_text(p, is_named(rule, "x") ? ",\"value\":\"X\"}" : ",\"value\":\"V\"}");
        before = ",";
    }
    buffer_text(p, *before == ',' && before[1] == '\0' ? "]" : "");
}

static void write_negatives(text_buffer *p, const ennead_description *d)
{
    const char *before = ",\"negative\":[";

    for (size_t i = 0; i < d->constraint_count; i++) {
        const char *name = negative_of(&d->constraints[i]);
        if (name == NULL)
            continue;
        buffer_text(p, before);
        buffer_character(p, '"');
        buffer_text(p, name);
        buffer_character(p, '"');
        before = ",";
    }
    buffer_text(p, before[1] == '\0' ? "]" : "");
}

/* ---------------------------------------------------------------------------------------- grid */

/* Whether the grid's boxes are those that a grid has by default. */
static bool has_usual_boxes(const ennead_description *d)
{
    const int rows = builder_box_rows(d->rows);

    return rows > 0 && d->box_rows == rows && d->box_columns == d->rows / rows;
}

static void write_cell(text_buffer *p, const ennead_description *d, int cell)
{
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values),
                   set = d->candidates[cell] & all;
    const char *before = "";

    buffer_character(p, '{');
    if (!has_usual_boxes(d)) {
        buffer_text(p, "\"region\":");
        if (d->regions[cell] == ENNEAD_NO_REGION)
            buffer_text(p, "null");
        else
            buffer_number(p, d->regions[cell]);
        before = ",";
    }
    if (set != 0 && (set & (set - 1)) == 0) {
        buffer_text(p, before);
        buffer_text(p, "\"value\":");
        buffer_number(p, lowest_bit(set) + 1);
        buffer_text(p, ",\"given\":true");
    } else if (set != all) {
        buffer_text(p, before);
        before = "\"givenPencilMarks\":[";
        for (int value = 0; value < d->values; value++)
            if ((set >> value & 1) != 0) {
                buffer_text(p, before);
                buffer_number(p, value + 1);
                before = ",";
            }
        buffer_character(p, ']');
    }
    buffer_character(p, '}');
}

/* JSON is UTF-8: bytes that are not become U+FFFD. */
static void write_title(text_buffer *p, const char *title)
{
    const size_t all = strlen(title);

    buffer_text(p, ",\"title\":\"");
    for (size_t at = 0; at < all;) {
        const size_t size = utf8_length(title + at, all - at);
        if (size == 0)
            buffer_text(p, UTF8_REPLACEMENT);
        else if (size == 1 && (title[at] == '"' || title[at] == '\\'))
            buffer_character(p, '\\');
        for (size_t i = 0; i < size; i++)
            buffer_character(p, (unsigned char)title[at + i] < ' ' ? ' ' : title[at + i]);
        at += size > 0 ? size : 1;
    }
    buffer_character(p, '"');
}

void fpuzzles_write(text_buffer *p, const ennead_description *d, const char *title,
                    unsaid_list *unsaid)
{
    const fpuzzles_row *row;

    if (!see_all(d, unsaid))
        return;
    buffer_text(p, "{\"size\":");
    buffer_number(p, d->rows);
    if (title != NULL && *title != '\0')
        write_title(p, title);
    buffer_text(p, ",\"grid\":[");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        buffer_text(p, cell == 0 ? "[" : cell % d->columns == 0 ? "],[" : ",");
        write_cell(p, d, cell);
    }
    buffer_text(p, "]]");
    for (size_t i = 0; (row = fpuzzles_row_at(i)) != NULL; i++)
        write_rules(p, d, row);
    write_xv(p, d);
    write_negatives(p, d);
    buffer_character(p, '}');
}

size_t ennead_variant_write_fpuzzles(const ennead_description *description, const char *title,
                                     char *text, size_t room, const char **unsaid)
{
    text_buffer p = buffer_for(NULL, text, room);
    unsaid_list list = {.count = 0};

    *unsaid = description_error(description);
    if (*unsaid == NULL) {
        fpuzzles_write(&p, description, title, &list);
        *unsaid = list.count > 0 ? list.words[0] : NULL;
    }
    return buffer_end(&p);
}
