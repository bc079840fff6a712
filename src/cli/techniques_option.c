/* SPDX-License-Identifier: MIT */
#include "cli/techniques_option.h"

#include <string.h>

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

const char *read_techniques(ennead_technique_set *set, const char *list)
{
    return change_by_list(set, list, ennead_technique_set_add);
}

bool technique_set_is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {{0}};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

const char *set_techniques(void *settings, const char *value)
{
    struct technique_settings *all = settings;
    all->techniques = (ennead_technique_set){0};
    return change_by_list(&all->techniques, value, ennead_technique_set_add);
}

const char *set_without(void *settings, const char *value)
{
    return change_by_list(&((struct technique_settings *)settings)->techniques, value,
                          ennead_technique_set_subtract);
}

static const char *style_name(size_t index)
{
    return ennead_style_name((ennead_style)index);
}

static const char *style_help(size_t index)
{
    static const char *const helps[] = {
        [ENNEAD_STYLE_STRICT] = "the first found, easier techniques before harder ones",
        [ENNEAD_STYLE_HUMAN] = "the easiest to see: short, in one place, by an easy technique",
        [ENNEAD_STYLE_HODOKU] =
            "the one that HoDoKu takes, as 'ennead rate --scale=hodoku' scores it",
    };
    return helps[index];
}

const struct choices style_choices = {"Styles", style_name, style_help};

void choose_style(void *settings, size_t index)
{
    ((struct technique_settings *)settings)->style = (ennead_style)index;
}

void technique_settings_init(struct technique_settings *settings)
{
    settings_init(&settings->common);
    settings->techniques = (ennead_technique_set){0};
    settings->style = ENNEAD_STYLE_STRICT;
    (void)ennead_technique_set_add(&settings->techniques, "all", strlen("all"));
}

ennead_technique_set techniques_sound_for(const struct technique_settings *settings,
                                          ennead_state *state, const ennead_check *check)
{
    ennead_technique_set sound = settings->techniques;
    state->limited = !check->by_givens;
    if (check->standing != ENNEAD_STANDING_RIGHT)
        (void)ennead_technique_set_subtract(&sound, "uniqueness", strlen("uniqueness"));
    return sound;
}

const char *techniques_unfit_for_variants(const struct technique_settings *settings)
{
    struct technique_settings standard;
    technique_settings_init(&standard);
    const bool chosen =
        memcmp(&settings->techniques, &standard.techniques, sizeof standard.techniques) != 0;
    return chosen || settings->style != standard.style
               ? "--techniques, --without and --style are for plain puzzles; this one has rules of "
                 "its own"
               : NULL;
}
