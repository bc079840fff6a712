/* SPDX-License-Identifier: MIT */
/*
 * Cells in the JSON of explanations.
 */
#ifndef CLI_JSON_VALUES_H
#define CLI_JSON_VALUES_H

#include <ennead.h>

#include "cli/record/json_out.h"

bool cells_are_empty(ennead_cell_set cells);

/* An array of names of cells. */
void json_out_cells(struct json_out *json, const char *key, ennead_cell_set cells);

#endif
