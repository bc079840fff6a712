/* SPDX-License-Identifier: MIT */
/*
 * Rules of a description, for the functions that turn them into propagators.
 */
#ifndef ENNEAD_MODEL_RULE_H
#define ENNEAD_MODEL_RULE_H

#include "model/model.h"

/* Adds the propagators of a rule whose shape fits its row. Returns ENNEAD_STATUS_BAD_ARGUMENT if
 * it cannot be satisfied; *wrong says why. */
typedef ennead_status rule_build(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong);

/* The cells of part number `part` of a rule. */
const uint16_t *rule_part(const ennead_constraint *rule, size_t part, int *count);

/* Whether a rule names a cell twice. */
bool rule_repeats(const ennead_constraint *rule);

/* Returns ENNEAD_STATUS_BAD_ARGUMENT, with this reason. */
ennead_status rule_is_wrong(const char **wrong, const char *why);

/* Whether the cells of a rule can all differ with this number of values; if not, returns an error
 * and the reason. */
ennead_status rule_can_differ(const ennead_constraint *rule, int values, const char **wrong);

#endif
