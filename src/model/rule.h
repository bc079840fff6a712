/* SPDX-License-Identifier: MIT */
/*
 * A rule of a description, as those see it who make propagators of it.
 */
#ifndef ENNEAD_MODEL_RULE_H
#define ENNEAD_MODEL_RULE_H

#include "model/model.h"

/* Adds the propagators of a rule whose shape fits its row. ENNEAD_STATUS_BAD_ARGUMENT: it cannot be
 * kept, and *wrong says why. */
typedef ennead_status rule_build(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong);

/* The cells of part number `part` of a rule. */
const uint16_t *rule_part(const ennead_constraint *rule, size_t part, int *count);

/* Whether a rule names a cell twice. */
bool rule_repeats(const ennead_constraint *rule);

/* ENNEAD_STATUS_BAD_ARGUMENT, for that reason. */
ennead_status rule_is_wrong(const char **wrong, const char *why);

/* Whether the cells of a rule can all have different ones of so many values; else what is wrong. */
ennead_status rule_can_differ(const ennead_constraint *rule, int values, const char **wrong);

#endif
