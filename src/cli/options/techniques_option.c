/* SPDX-License-Identifier: MIT */
#include "cli/options/techniques_option.h"

#include <stdio.h>
#include <string.h>

#include "cli/base/nearest.h"

/* Offers all names that a set takes. */
const char *technique_meant(const char *name, size_t length)
{
    static const char *const others[] = {"all", "basic", "hodoku"};
    static struct nearest nearest;
    ennead_technique_set known = {{0}};
    const ennead_technique_row *row;
    if (ennead_technique_set_add(&known, name, length) == ENNEAD_STATUS_OK)
        return "";
    nearest_begin(&nearest, name, length);
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++)
        nearest_offer(&nearest, row->name);
    for (int i = 0; i < (int)ENNEAD_FAMILY_COUNT; i++)
        nearest_offer(&nearest, ennead_family_name((ennead_family)i));
    for (int i = ENNEAD_LEVEL_EASY; i <= ENNEAD_LEVEL_EXTREME; i++)
        nearest_offer(&nearest, ennead_level_name((ennead_level)i));
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        nearest_offer(&nearest, others[i]);
    return nearest_text(&nearest, "");
}

static const char *refuse_name(const char *name, size_t length)
{
    static char wrong[2 * NEAREST_TEXT];
    snprintf(wrong, sizeof wrong,
             "has '%.*s', which is no technique, family or level of 'ennead techniques'%s",
             length < NEAREST_TEXT / 2 ? (int)length : NEAREST_TEXT / 2, name,
             technique_meant(name, length));
    return wrong;
}

const char *read_techniques(ennead_technique_set *set, const char *list)
{
    for (;; list++) {
        size_t length = strcspn(list, ",");
        if (ennead_technique_set_add(set, list, length) != ENNEAD_STATUS_OK)
            return refuse_name(list, length);
        list += length;
        if (*list == '\0')
            return NULL;
    }
}

bool technique_set_is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {{0}};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

/* What is left of those named, in whichever order the options came. */
static void leave_out(struct technique_settings *all)
{
    for (size_t i = 0; i < sizeof all->named.words / sizeof all->named.words[0]; i++)
        all->techniques.words[i] = all->named.words[i] & ~all->without.words[i];
}

const char *set_techniques(void *settings, const char *value)
{
    struct technique_settings *all = settings;
    if (!all->any_named)
        all->named = (ennead_technique_set){0};
    all->any_named = true;
    const char *wrong = read_techniques(&all->named, value);
    leave_out(all);
    return wrong;
}

const char *set_without(void *settings, const char *value)
{
    struct technique_settings *all = settings;
    const char *wrong = read_techniques(&all->without, value);
    leave_out(all);
    return wrong;
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

void technique_settings_init(struct technique_settings *settings)
{
    settings_init(&settings->common);
    settings->named = settings->without = (ennead_technique_set){0};
    settings->style = ENNEAD_STYLE_STRICT;
    (void)ennead_technique_set_add(&settings->named, "all", strlen("all"));
    leave_out(settings);
}

ennead_technique_set techniques_sound_for(const struct technique_settings *settings,
                                          ennead_state *state, const ennead_state_check *check)
{
    ennead_technique_set sound = settings->techniques;
    state->limited = !check->by_givens;
    if (check->verdict != ENNEAD_STATE_VERDICT_RIGHT)
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
