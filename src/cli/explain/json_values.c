/* SPDX-License-Identifier: MIT */
#include "cli/explain/json_values.h"

#include "cli/output/cells.h"

void explain_json_set(struct explanation *e, json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new(object, key, value) != 0)
        e->text->failed = true;
}

void explain_json_append(struct explanation *e, json_t *array, json_t *value)
{
    if (json_array_append_new(array, value) != 0)
        e->text->failed = true;
}

json_t *explain_json_cells(struct explanation *e, ennead_cell_set cells)
{
    json_t *array = json_array();
    char name[CELL_NAME_SIZE];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (ennead_cell_set_has(cells, cell)) {
            output_cell_name(cell, name);
            explain_json_append(e, array, json_string(name));
        }
    return array;
}

json_t *explain_json_candidates(struct explanation *e, const ennead_cell_set sets[10])
{
    json_t *array = json_array();
    for (int digit = 1; digit <= 9; digit++)
        if ((sets[digit].words[0] | sets[digit].words[1]) != 0)
            explain_json_append(e, array,
                                json_pack("{s:i, s:o}", "digit", digit, "cells",
                                          explain_json_cells(e, sets[digit])));
    return array;
}

json_t *explain_json_rating(int tenths)
{
    return tenths > 0 ? json_real(tenths / 10.0) : json_null();
}
