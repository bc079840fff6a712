/* SPDX-License-Identifier: MIT */
/*
 * The table of the rules that a description may name, and what each rule takes. What a rule means
 * is known only to the model (src/model).
 */
#include "grid/constraints.h"

#include <string.h>

static const ennead_constraint_row rows[] = {
#define ROW(name, least_numbers, most_numbers, least_parts, most_parts, least_cells, most_cells, \
            extra, help, example) \
    {name,        least_numbers, most_numbers, least_parts, most_parts, \
     least_cells, most_cells,    extra,        help,        example},
    ENNEAD_CONSTRAINTS(ROW)
#undef ROW
};

enum { ROWS = sizeof rows / sizeof *rows };

const ennead_constraint_row *ennead_constraint_info(size_t index)
{
    return index < ROWS ? &rows[index] : NULL;
}

const ennead_constraint_row *ennead_constraint_find(const char *name)
{
    for (size_t i = 0; i < ROWS && name != NULL; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

const char *constraint_misfit(const ennead_constraint_row *row, const ennead_constraint *rule)
{
    const size_t parts = rule->part_count > 0 ? rule->part_count : rule->cell_count > 0 ? 1 : 0;

    if (rule->number_count < row->least_numbers)
        return "it needs more numbers";
    if (rule->number_count > row->most_numbers)
        return row->most_numbers == 0 ? "it takes no number" : "it takes fewer numbers";
    if (parts < row->least_parts)
        return row->most_parts <= 1 ? "it needs cells" : "it needs more parts, with : between them";
    if (parts > row->most_parts)
        return row->most_parts == 0 ? "it takes no cells" : "it takes fewer parts";
    for (size_t i = 0; i < parts; i++) {
        const size_t cells = rule->part_count > 0 ? rule->parts[i] : rule->cell_count;
        if (cells < row->least_cells)
            return "it needs more cells";
        if (cells > row->most_cells)
            return "it takes fewer cells";
    }
    if ((rule->text != NULL) != (row->extra == ENNEAD_CONSTRAINT_EXTRA_TEXT))
        return rule->text == NULL ? "it needs a text in quotes" : "it takes no text";
    if ((rule->inner_count > 0) != (row->extra == ENNEAD_CONSTRAINT_EXTRA_RULES))
        return rule->inner_count == 0 ? "it needs rules inside it" : "it takes no rules";
    return NULL;
}
