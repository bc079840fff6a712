/* SPDX-License-Identifier: MIT */
#include "cli/solve/candidate_text.h"

#include <inttypes.h>

static int cell_count(const struct counted_candidates *counted)
{
    return counted->shape->rows * counted->shape->columns;
}

static uint64_t count_of(const struct counted_candidates *counted, int cell, int value)
{
    return counted->counts[(size_t)cell * (size_t)counted->shape->values + (size_t)value];
}

static bool is_undecided(const struct counted_candidates *counted, int cell, int value)
{
    return (counted->undecided[cell] >> value & 1) != 0;
}

uint64_t counted_true(const struct counted_candidates *counted)
{
    uint64_t found = 0;
    for (int cell = 0; cell < cell_count(counted); cell++)
        for (int value = 0; value < counted->shape->values; value++)
            found += count_of(counted, cell, value) > 0;
    return found;
}

/* What is written of a candidate. */
enum cell_part { NOTHING, VALUE, COUNT, VALUE_IN_GRID };

typedef enum cell_part cell_part_function(const struct counted_candidates *counted, int cell,
                                          int value);

/* Adds a value for the grid: with its count if that is below the cap. */
static void add_shown(struct text *text, const struct counted_candidates *counted, int cell,
                      int value)
{
    const uint64_t count = count_of(counted, cell, value);
    const char *doubt = is_undecided(counted, cell, value) ? "?" : "";
    text_format(text, "%d", counted->shape->first_value + value);
    if (counted->cap == 1)
        text_string(text, doubt);
    else if (count < counted->cap || counted->cap == 0)
        text_format(text, "(%" PRIu64 "%s)", count, doubt);
}

/* Adds what is to be written of the candidates of a cell; - if there is nothing. Counts, and
 * numbers above 9, are separated by commas. */
static void add_cell(struct text *text, const struct counted_candidates *counted, int cell,
                     cell_part_function *part_of)
{
    const bool large = counted->shape->first_value + counted->shape->values > 10;
    const size_t begin = text->length;
    for (int value = 0; value < counted->shape->values; value++) {
        const enum cell_part part = part_of(counted, cell, value);
        if (part == NOTHING)
            continue;
        if (text->length > begin && (large || part == COUNT))
            text_character(text, ',');
        if (part == COUNT)
            text_format(text, "%" PRIu64, count_of(counted, cell, value));
        else if (part == VALUE)
            text_format(text, "%d", counted->shape->first_value + value);
        else
            add_shown(text, counted, cell, value);
    }
    if (text->length == begin)
        text_character(text, '-');
}

static enum cell_part true_value(const struct counted_candidates *counted, int cell, int value)
{
    return count_of(counted, cell, value) > 0 ? VALUE : NOTHING;
}

static enum cell_part true_count(const struct counted_candidates *counted, int cell, int value)
{
    return count_of(counted, cell, value) > 0 ? COUNT : NOTHING;
}

static enum cell_part undecided_value(const struct counted_candidates *counted, int cell, int value)
{
    return is_undecided(counted, cell, value) ? VALUE : NOTHING;
}

static void add_cells(struct text *text, const struct counted_candidates *counted,
                      cell_part_function *part_of)
{
    for (int cell = 0; cell < cell_count(counted); cell++) {
        if (cell > 0)
            text_character(text, ' ');
        add_cell(text, counted, cell, part_of);
    }
}

void counted_add_values(struct text *text, const struct counted_candidates *counted)
{
    add_cells(text, counted, true_value);
}

void counted_add_counts(struct text *text, const struct counted_candidates *counted)
{
    add_cells(text, counted, true_count);
}

void counted_add_undecided(struct text *text, const struct counted_candidates *counted)
{
    add_cells(text, counted, undecided_value);
}

/* ---------------------------------------------------------------------------------------- grid */

static enum cell_part shown_in_grid(const struct counted_candidates *counted, int cell, int value)
{
    return count_of(counted, cell, value) > 0 || is_undecided(counted, cell, value) ? VALUE_IN_GRID
                                                                                    : NOTHING;
}

static bool is_border(int at, int box)
{
    return box > 0 && at > 0 && at % box == 0;
}

/* The width of the widest cell of a column. */
static size_t width_of(const struct counted_candidates *counted, int column)
{
    struct text cell = {0};
    size_t widest = 0;
    for (int row = 0; row < counted->shape->rows; row++) {
        text_empty(&cell, SIZE_MAX);
        add_cell(&cell, counted, row * counted->shape->columns + column, shown_in_grid);
        widest = cell.length > widest ? cell.length : widest;
    }
    text_free(&cell);
    return widest;
}

static void add_border(struct text *text, const ennead_description *shape, const size_t *widths)
{
    for (int column = 0; column < shape->columns; column++) {
        text_string(text, column == 0 ? "" : is_border(column, shape->box_columns) ? "-+-" : "-");
        text_repeat(text, '-', widths[column]);
    }
    text_character(text, '\n');
}

void counted_add_grid(struct text *text, const struct counted_candidates *counted)
{
    const ennead_description *shape = counted->shape;
    size_t widths[ENNEAD_MOST_SIZE];
    for (int column = 0; column < shape->columns; column++)
        widths[column] = width_of(counted, column);
    for (int row = 0; row < shape->rows; row++) {
        if (is_border(row, shape->box_rows))
            add_border(text, shape, widths);
        for (int column = 0; column < shape->columns; column++) {
            text_string(text, column == 0                             ? ""
                              : is_border(column, shape->box_columns) ? " | "
                                                                      : " ");
            const size_t begin = text->length;
            add_cell(text, counted, row * shape->columns + column, shown_in_grid);
            const size_t width = text->length - begin;
            if (column + 1 < shape->columns && width < widths[column])
                text_repeat(text, ' ', widths[column] - width);
        }
        text_character(text, '\n');
    }
}
