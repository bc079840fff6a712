/* SPDX-License-Identifier: MIT */
/*
 * Writes descriptions as JSON of f-puzzles.com, by the table that reading goes by. What it has no
 * word for is found before anything is written, so that no rule is ever lost on the way.
 */
#include <string.h>

#include "text/variants/fpuzzles.h"
#include "text/phrase.h"

/* Which side of the grid a line of sight begins at. */
typedef struct sight {
    int row, column; /* of the place beside the grid, as f-puzzles counts: 0 is outside */
    int down, right;
} sight;

static void write_number(phrase *p, int number)
{
    if (number < 0)
        phrase_character(p, '-');
    phrase_number(p, number < 0 ? -number : number);
}

static void write_place(phrase *p, int row, int column)
{
    phrase_text(p, "\"R");
    phrase_number(p, row);
    phrase_character(p, 'C');
    phrase_number(p, column);
    phrase_character(p, '"');
}

static void write_cells(phrase *p, const ennead_description *d, const uint16_t *list, size_t count)
{
    phrase_character(p, '[');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            phrase_character(p, ',');
        write_place(p, list[i] / d->columns + 1, list[i] % d->columns + 1);
    }
    phrase_character(p, ']');
}

/* --------------------------------------------------------------------------- what can be said */

/* The place beside the grid from which exactly these cells are seen; false: there is none. */
static bool find_sight(const ennead_description *d, const ennead_constraint *rule, sight *found)
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
    sight found;

    switch (row->way) {
    case FP_OUTSIDE:
        return find_sight(d, rule, &found) && (found.down == 0) != (found.right == 0);
    case FP_DIAGONAL:
        return find_sight(d, rule, &found) && found.down != 0 && found.right != 0;
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
    case FP_HEAD:
    case FP_XV:
    case FP_NEGATIVE:
        break;
    }
    return false;
}

/* The row that says a rule, NULL: there is none. */
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
           : is_named(rule, "no-other-xv")         ? "xv"
                                                   : NULL;
}

static bool is_dots_only(const ennead_constraint *rule)
{
    return rule->number_count == 0 && is_named(rule, "no-other-white-dots");
}

static bool is_xv(const ennead_constraint *rule)
{
    return is_named(rule, "x") || is_named(rule, "v");
}

/* "nonconsecutive" is of all neighbors, or beside dots of all that have none. */
static bool is_ambiguous(const ennead_description *d, const ennead_constraint *rule)
{
    for (size_t i = 0; is_named(rule, "nonconsecutive") && i < d->constraint_count; i++)
        if (is_named(&d->constraints[i], "white-dot"))
            return true;
    return false;
}

/* An empty list of pencil marks would be read as none at all. */
static bool has_hopeless_cell(const ennead_description *d)
{
    const uint64_t all = UINT64_MAX >> (64 - d->values);

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if ((d->candidates[cell] & all) == 0)
            return true;
    return false;
}

/* Whether f-puzzles has no word for something, and for what. */
static bool find_unsaid(const ennead_description *d, const char **unsaid)
{
    *unsaid = d->rows != d->columns                         ? "a grid that is not square"
              : d->values != d->rows || d->first_value != 1 ? "these values"
              : (d->houses & ENNEAD_ROWS) == 0 || (d->houses & ENNEAD_COLUMNS) == 0
                  ? "rows or columns with equal values"
              : has_hopeless_cell(d) ? "a cell without candidates"
                                     : NULL;
    if (*unsaid != NULL)
        return true;
    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        *unsaid = rule->name;
        if (is_ambiguous(d, rule) || (row_of(d, rule) == NULL && negative_of(rule) == NULL &&
                                      !is_xv(rule) && !is_dots_only(rule)))
            return true;
    }
    *unsaid = NULL;
    return false;
}

/* --------------------------------------------------------------------------------------- rules */

static void write_value(phrase *p, const fpuzzles_row *row, const ennead_constraint *rule)
{
    if (rule->number_count == 0 || rule->numbers[0] == row->value)
        return;
    phrase_text(p, ",\"value\":\"");
    write_number(p, rule->numbers[0]);
    phrase_character(p, '"');
}

static void write_sight(phrase *p, const ennead_description *d, const ennead_constraint *rule)
{
    static const char *const names[2][2] = {{"UL", "UR"}, {"DL", "DR"}};
    sight found;

    (void)find_sight(d, rule, &found);
    phrase_text(p, "{\"cell\":");
    write_place(p, found.row, found.column);
    if (found.down != 0 && found.right != 0) {
        phrase_text(p, ",\"direction\":\"");
        phrase_text(p, names[found.down > 0][found.right > 0]);
        phrase_character(p, '"');
    }
}

static void write_quadruple(phrase *p, const ennead_constraint *rule)
{
    phrase_text(p, ",\"values\":[");
    for (size_t i = 0; i < rule->number_count; i++) {
        phrase_text(p, i > 0 ? "," : "");
        write_number(p, rule->numbers[i]);
    }
    phrase_character(p, ']');
}

/* A line; of an arrow it begins in the circle. */
static void write_line(phrase *p, const ennead_description *d, const fpuzzles_row *row,
                       const ennead_constraint *rule)
{
    const size_t circle = row->way == FP_ARROW ? rule->parts[0] : 1;

    phrase_text(p, "{\"lines\":[");
    write_cells(p, d, rule->cells + circle - 1, rule->cell_count - circle + 1);
    phrase_character(p, ']');
    if (row->way != FP_ARROW)
        return;
    phrase_text(p, ",\"cells\":");
    write_cells(p, d, rule->cells, circle);
}

static void write_entry(phrase *p, const ennead_description *d, const fpuzzles_row *row,
                        const ennead_constraint *rule)
{
    switch (row->way) {
    case FP_OUTSIDE:
    case FP_DIAGONAL:
        write_sight(p, d, rule);
        break;
    case FP_LINES:
    case FP_ARROW:
        write_line(p, d, row, rule);
        break;
    case FP_CLONE:
        phrase_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->parts[0]);
        phrase_text(p, ",\"cloneCells\":");
        write_cells(p, d, rule->cells + rule->parts[0], rule->parts[1]);
        break;
    default:
        phrase_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->cell_count);
        break;
    }
    if (row->way == FP_QUADRUPLE)
        write_quadruple(p, rule);
    else
        write_value(p, row, rule);
    phrase_character(p, '}');
}

/* Each cell of a rule is an entry of its own. */
static void write_each_cell(phrase *p, const ennead_description *d, const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->cell_count; i++) {
        phrase_text(p, i > 0 ? ",{\"cell\":" : "{\"cell\":");
        write_place(p, rule->cells[i] / d->columns + 1, rule->cells[i] % d->columns + 1);
        phrase_character(p, '}');
    }
}

static void write_rules(phrase *p, const ennead_description *d, const fpuzzles_row *row)
{
    bool begun = false;

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (row_of(d, rule) != row)
            continue;
        if (!begun) {
            phrase_text(p, ",\"");
            phrase_text(p, row->key);
            phrase_text(p, row->way == FP_FLAG ? "\":true" : "\":[");
        } else if (row->way != FP_FLAG) {
            phrase_character(p, ',');
        }
        begun = true;
        if (row->way == FP_EACH_CELL)
            write_each_cell(p, d, rule);
        else if (row->way != FP_FLAG)
            write_entry(p, d, row, rule);
    }
    if (begun && row->way != FP_FLAG)
        phrase_character(p, ']');
}

static void write_xv(phrase *p, const ennead_description *d)
{
    const char *before = ",\"xv\":[";

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (!is_xv(rule))
            continue;
        phrase_text(p, before);
        phrase_text(p, "{\"cells\":");
        write_cells(p, d, rule->cells, rule->cell_count);
        phrase_text(p, is_named(rule, "x") ? ",\"value\":\"X\"}" : ",\"value\":\"V\"}");
        before = ",";
    }
    phrase_text(p, *before == ',' && before[1] == '\0' ? "]" : "");
}

static void write_negatives(phrase *p, const ennead_description *d)
{
    const char *before = ",\"negative\":[";
    bool dots_only = false;

    for (size_t i = 0; i < d->constraint_count; i++)
        dots_only = dots_only || is_dots_only(&d->constraints[i]);
    phrase_text(p, dots_only ? ",\"nonconsecutive\":true" : "");
    for (size_t i = 0; i < d->constraint_count; i++) {
        const char *name = negative_of(&d->constraints[i]);
        if (name == NULL)
            continue;
        phrase_text(p, before);
        phrase_character(p, '"');
        phrase_text(p, name);
        phrase_character(p, '"');
        before = ",";
    }
    phrase_text(p, before[1] == '\0' ? "]" : "");
}

/* ---------------------------------------------------------------------------------------- grid */

static void write_cell(phrase *p, const ennead_description *d, int cell)
{
    const uint64_t all = UINT64_MAX >> (64 - d->values), set = d->candidates[cell] & all;
    const char *before = "";

    phrase_character(p, '{');
    if (d->box_rows == 0) {
        phrase_text(p, "\"region\":");
        if (d->regions[cell] == ENNEAD_NO_REGION)
            phrase_text(p, "null");
        else
            phrase_number(p, d->regions[cell]);
        before = ",";
    }
    if (set != 0 && (set & (set - 1)) == 0) {
        phrase_text(p, before);
        phrase_text(p, "\"value\":");
        phrase_number(p, __builtin_ctzll(set) + 1);
        phrase_text(p, ",\"given\":true");
    } else if (set != all) {
        phrase_text(p, before);
        before = "\"givenPencilMarks\":[";
        for (int value = 0; value < d->values; value++)
            if ((set >> value & 1) != 0) {
                phrase_text(p, before);
                phrase_number(p, value + 1);
                before = ",";
            }
        phrase_character(p, ']');
    }
    phrase_character(p, '}');
}

static void write_title(phrase *p, const char *title)
{
    phrase_text(p, ",\"title\":\"");
    for (; *title != '\0'; title++) {
        if (*title == '"' || *title == '\\')
            phrase_character(p, '\\');
        phrase_character(p, (unsigned char)*title < ' ' ? ' ' : *title);
    }
    phrase_character(p, '"');
}

size_t ennead_variant_write_fpuzzles(const ennead_description *description, const char *title,
                                     char *text, size_t room, const char **unsaid)
{
    const ennead_description *d = description;
    phrase p = {text, room, 0};

    if (find_unsaid(d, unsaid))
        return phrase_end(&p);
    phrase_text(&p, "{\"size\":");
    phrase_number(&p, d->rows);
    if (title != NULL && *title != '\0')
        write_title(&p, title);
    phrase_text(&p, ",\"grid\":[");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        phrase_text(&p, cell == 0 ? "[" : cell % d->columns == 0 ? "],[" : ",");
        write_cell(&p, d, cell);
    }
    phrase_text(&p, "]]");
    const fpuzzles_row *row;
    for (size_t i = 0; (row = fpuzzles_row_at(i)) != NULL; i++)
        write_rules(&p, d, row);
    write_xv(&p, d);
    write_negatives(&p, d);
    phrase_character(&p, '}');
    return phrase_end(&p);
}
