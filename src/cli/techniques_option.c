/* SPDX-License-Identifier: MIT */
#include "cli/techniques_option.h"

#include <string.h>

ennead_technique_set all_techniques(void)
{
    ennead_technique_set set = {0};
    (void)ennead_technique_set_add(&set, "all", strlen("all"));
    return set;
}

typedef ennead_status (*set_change)(ennead_technique_set *set, const char *name, size_t length);

static const char *change_by_list(ennead_technique_set *set, const char *list, set_change change)
{
    for (;; list++) {
        size_t length = strcspn(list, ",");
        if (change(set, list, length) != ENNEAD_OK)
            return "names something that is no technique, family or level; 'ennead techniques' "
                   "lists them";
        list += length;
        if (*list == '\0')
            return NULL;
    }
}

const char *only_techniques(ennead_technique_set *set, const char *list)
{
    *set = (ennead_technique_set){0};
    return change_by_list(set, list, ennead_technique_set_add);
}

const char *without_techniques(ennead_technique_set *set, const char *list)
{
    return change_by_list(set, list, ennead_technique_set_subtract);
}

ennead_technique_set techniques_sound_for(const ennead_technique_set *set, ennead_state *state,
                                          const ennead_check *check)
{
    ennead_technique_set sound = *set;
    state->limited = !check->by_givens;
    if (check->standing != ENNEAD_STANDING_RIGHT)
        (void)ennead_technique_set_subtract(&sound, "uniqueness", strlen("uniqueness"));
    return sound;
}
