/* SPDX-License-Identifier: MIT */
/*
 * The rules that a description may name beside its houses: one row each.
 */
#include "model/model.h"

#include <string.h>

static const rule rules[] = {
    {"all-different", "the values of its cells are all different", alldifferent_build},
};

enum { RULES = sizeof rules / sizeof *rules };

const rule *rule_of(const char *name)
{
    for (size_t i = 0; i < RULES; i++)
        if (strcmp(rules[i].name, name) == 0)
            return &rules[i];
    return NULL;
}

const char *ennead_constraint_name(size_t index)
{
    return index < RULES ? rules[index].name : NULL;
}

const char *ennead_constraint_help(size_t index)
{
    return index < RULES ? rules[index].help : NULL;
}
