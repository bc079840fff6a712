/* SPDX-License-Identifier: MIT */
/*
 * Values that several members of explanations in JSON have.
 */
#ifndef CLI_JSON_VALUES_H
#define CLI_JSON_VALUES_H

#include <ennead.h>

#include "cli/record/json_out.h"

bool cells_are_empty(ennead_cell_set cells);

/* An array of names of cells. */
void json_out_cells(struct json_out *json, const char *key, ennead_cell_set cells);

/* An array of objects {digit, cells}, for the digits that have cells. */
void json_out_candidates(struct json_out *json, const char *key, const ennead_cell_set sets[10]);

/* A rating in tenths as a number; null when it is 0. */
void json_out_rating(struct json_out *json, const char *key, int tenths);

#endif
