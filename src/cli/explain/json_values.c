/* SPDX-License-Identifier: MIT */
#include "cli/explain/json_values.h"

#include "cli/output/cells.h"

bool cells_are_empty(ennead_cell_set cells)
{
    return (cells.words[0] | cells.words[1]) == 0;
}

void json_out_cells(struct json_out *json, const char *key, ennead_cell_set cells)
{
    char name[CELL_NAME_SIZE];
    json_out_open(json, key, '[');
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (ennead_cell_set_has(cells, cell)) {
            output_cell_name(cell, name);
            json_out_string(json, NULL, name);
        }
    json_out_close(json, ']');
}
