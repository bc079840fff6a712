/* SPDX-License-Identifier: MIT */
/*
 * Functions for rules of a description, used where these become propagators.
 */
#include "model/rule.h"

const uint16_t *rule_part(const ennead_constraint *rule, size_t part, int *count)
{
    const uint16_t *cells = rule->cells;

    *count = (int)(rule->part_count > 0 ? rule->parts[part] : rule->cell_count);
    for (size_t i = 0; i < part; i++)
        cells += rule->parts[i];
    return cells;
}

bool rule_repeats(const ennead_constraint *rule)
{
    domain seen[ENNEAD_MOST_CELLS / 64] = {0};

    for (size_t i = 0; i < rule->cell_count; i++) {
        const int cell = rule->cells[i];
        if ((seen[cell / 64] & value_bit(cell % 64)) != 0)
            return true;
        seen[cell / 64] |= value_bit(cell % 64);
    }
    return false;
}

ennead_status rule_is_wrong(const char **wrong, const char *why)
{
    *wrong = why;
    return ENNEAD_STATUS_BAD_ARGUMENT;
}

ennead_status rule_can_differ(const ennead_constraint *rule, int values, const char **wrong)
{
    if (rule->cell_count > (size_t)values)
        return rule_is_wrong(wrong, "it has more cells than there are values");
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    return ENNEAD_STATUS_OK;
}
