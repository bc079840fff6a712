/* SPDX-License-Identifier: MIT */
/*
 * How each rule that a description may name becomes propagators: build_<function> for the row of
 * that function in ENNEAD_CONSTRAINTS.
 */
#include "grid/constraints.h"
#include "model/model.h"

#include <string.h>

static const struct {
    const char *name;
    rule_build *build;
} rules[] = {
#define RULE(function, name, ...) {name, build_##function},
    ENNEAD_CONSTRAINTS(RULE)
#undef RULE
};

static ennead_status add(ennead_model *m, const ennead_description *d,
                         const ennead_constraint *rule, const char **wrong)
{
    const ennead_constraint_row *row = ennead_constraint_find(rule->name);

    if (row == NULL) {
        *wrong = "there is no such rule";
        return ENNEAD_BAD_ARGUMENT;
    }
    *wrong = constraint_misfit(row, rule);
    if (*wrong != NULL)
        return ENNEAD_BAD_ARGUMENT;
    size_t i = 0;
    while (strcmp(rules[i].name, row->name) != 0)
        i++;
    return rules[i].build(m, d, rule, wrong);
}

/* Of rules inside one another the innermost is to blame. */
ennead_status rule_add(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                       const char **wrong)
{
    const ennead_status status = add(m, d, rule, wrong);
    ennead_model *root = model_root(m);

    if (status == ENNEAD_BAD_ARGUMENT && root->wrong == NULL)
        root->wrong = rule;
    return status;
}

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
    return ENNEAD_BAD_ARGUMENT;
}
