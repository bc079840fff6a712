/* SPDX-License-Identifier: MIT */
/*
 * Checks what must be true of every description before it is used.
 */
#include "grid/description_check.h"

#include "grid/assertions.h"
#include "grid/constraints.h"

/* A limit on counted lists: more than any text of a rule has, and small enough that the size in
 * bytes cannot overflow. */
enum { MOST_LISTED = 1 << 24 };

static bool is_in(int number, int least, int most)
{
    return number >= least && number <= most;
}

static bool are_sizes(const ennead_description *d)
{
    return is_in(d->rows, 1, ENNEAD_MOST_SIZE) && is_in(d->columns, 1, ENNEAD_MOST_SIZE) &&
           is_in(d->values, 1, ENNEAD_MOST_SIZE);
}

bool description_boxes_fit(const ennead_description *d, int box_rows, int box_columns)
{
    return is_in(box_rows, 1, d->rows) && is_in(box_columns, 1, d->columns) &&
           d->rows % box_rows == 0 && d->columns % box_columns == 0 &&
           box_rows * box_columns <= d->values &&
           d->rows / box_rows * (d->columns / box_columns) <= ENNEAD_MOST_SIZE;
}

const char *description_shape_error(const ennead_description *d)
{
    const unsigned houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;

    if (d == NULL)
        return "there is no description";
    if (!are_sizes(d))
        return "the grid and its values are not 1 to 64";
    if (!is_in(d->first_value, 0, 1))
        return "the first value is neither 0 nor 1";
    if ((d->box_rows != 0 || d->box_columns != 0) &&
        !description_boxes_fit(d, d->box_rows, d->box_columns))
        return "the boxes do not fit the grid";
    if ((d->houses & ~houses) != 0)
        return "there are no such houses";
    if (d->regions == NULL || d->candidates == NULL)
        return "the cells have no regions or candidates";
    if (d->constraint_count > 0 && d->constraints == NULL)
        return "the rules are not there";
    return NULL;
}

/* Whether a list is there if it has a count. */
static bool is_list(const void *list, size_t count)
{
    return count <= MOST_LISTED && (count == 0 || list != NULL);
}

static const char *rule_error(const ennead_description *d, const ennead_constraint *rule, int depth)
{
    ASSERT(depth >= 0);
    size_t in_parts = 0;

    if (depth > ENNEAD_CONSTRAINT_DEPTH)
        return "a rule is too deep inside others";
    if (rule->name == NULL)
        return "a rule has no name";
    if (!is_list(rule->cells, rule->cell_count) || !is_list(rule->parts, rule->part_count) ||
        !is_list(rule->numbers, rule->number_count) || !is_list(rule->inner, rule->inner_count))
        return "a rule has not as many cells, parts, numbers or rules as it says";
    for (size_t i = 0; i < rule->cell_count; i++)
        if (rule->cells[i] >= d->rows * d->columns)
            return "a rule names a cell that is not in the grid";
    for (size_t i = 0; i < rule->part_count; i++)
        in_parts += rule->parts[i];
    if (rule->part_count > 0 && in_parts != rule->cell_count)
        return "the parts of a rule are not all of its cells";
    for (size_t i = 0; i < rule->inner_count; i++) {
        const char *error = rule_error(d, &rule->inner[i], depth + 1);
        if (error != NULL)
            return error;
    }
    return NULL;
}

const char *description_rule_error(const ennead_description *d, const ennead_constraint *rule)
{
    return rule == NULL ? "there is no rule" : rule_error(d, rule, 1);
}

const char *description_error(const ennead_description *d)
{
    const char *error = description_shape_error(d);

    if (error != NULL)
        return error;
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        if ((d->candidates[cell] & ~all) != 0)
            return "a cell has a candidate that is no value";
        if (d->regions[cell] >= ENNEAD_MOST_SIZE && d->regions[cell] != ENNEAD_NO_REGION)
            return "a cell is in a region that does not exist";
    }
    for (size_t i = 0; i < d->constraint_count && error == NULL; i++)
        error = rule_error(d, &d->constraints[i], 1);
    return error;
}

bool constraint_fits(const ennead_constraint *rule)
{
    const ennead_constraint_row *row = ennead_constraint_find(rule->name);

    return row != NULL && constraint_misfit(row, rule) == NULL;
}
