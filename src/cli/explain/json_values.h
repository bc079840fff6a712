/* SPDX-License-Identifier: MIT */
/*
 * What the files share that write explanations as JSON. What cannot be added because memory is out
 * makes the whole text fail.
 */
#ifndef CLI_JSON_VALUES_H
#define CLI_JSON_VALUES_H

#include <jansson.h>

#include "cli/explain/explanation.h"

void explain_json_set(struct explanation *e, json_t *object, const char *key, json_t *value);
void explain_json_append(struct explanation *e, json_t *array, json_t *value);

/* An array of names of cells. */
json_t *explain_json_cells(struct explanation *e, ennead_cell_set cells);

/* An array of objects {digit, cells} for the digits that have any. */
json_t *explain_json_candidates(struct explanation *e, const ennead_cell_set sets[10]);

/* A rating in tenths as a number; null when it is 0. */
json_t *explain_json_rating(int tenths);

#endif
