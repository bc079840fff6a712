/* SPDX-License-Identifier: MIT */
#include "cli/options/techniques_option.h"

#include <stdio.h>
#include <string.h>

#include "cli/base/nearest.h"

/* Offers all names that a set of techniques can have. */
const char *technique_meant(const char *name, size_t length)
{
    static const char *const others[] = {"all",      "basic",   "bivalue-chains", "braids",
                                         "g-braids", "g-whips", "hodoku",         "t-whips",
                                         "whips",    "z-chains"};
    static struct nearest nearest;
    ennead_technique_set known = {{0}};
    const ennead_technique_row *row;
    const char *alias;
    if (ennead_technique_set_add(&known, name, length) == ENNEAD_STATUS_OK)
        return "";
    nearest_begin(&nearest, name, length);
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++)
        nearest_offer(&nearest, row->name);
    for (int i = 0; (alias = ennead_technique_alias(i, &known)) != NULL; i++)
        nearest_offer(&nearest, alias);
    for (int i = 0; i < (int)ENNEAD_FAMILY_COUNT; i++)
        nearest_offer(&nearest, ennead_family_name((ennead_family)i));
    for (int i = ENNEAD_LEVEL_EASY; i <= ENNEAD_LEVEL_EXTREME; i++)
        nearest_offer(&nearest, ennead_level_name((ennead_level)i));
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        nearest_offer(&nearest, others[i]);
    return nearest_text(&nearest, "");
}

/* What is wrong with a list: the name in it that is not known. */
static const char *refuse_name(const char *list, const char *name, size_t length)
{
    static char wrong[2 * NEAREST_TEXT];
    const char *meant = technique_meant(name, length);
    const char *unknown = "is not a technique, family or level of 'ennead techniques'";
    if (list[length] == '\0')
        snprintf(wrong, sizeof wrong, "%s%s", unknown, meant);
    else
        snprintf(wrong, sizeof wrong, "has '%.*s', which %s%s",
                 length < NEAREST_TEXT / 2 ? (int)length : NEAREST_TEXT / 2, name, unknown, meant);
    return wrong;
}

typedef ennead_status change_set(ennead_technique_set *set, const char *name, size_t length);

static const char *read_names(ennead_technique_set *set, const char *list, change_set *change)
{
    for (const char *name = list;; name++) {
        size_t length = strcspn(name, ",");
        if (change(set, name, length) != ENNEAD_STATUS_OK)
            return refuse_name(list, name, length);
        name += length;
        if (*name == '\0')
            return NULL;
    }
}

const char *read_techniques(void *to, const char *list)
{
    return read_names(to, list, ennead_technique_set_add);
}

const char *read_without(void *to, const char *list)
{
    ennead_technique_set *without = to, rest;
    for (size_t i = 0; i < sizeof rest.words / sizeof rest.words[0]; i++)
        rest.words[i] = ~without->words[i];
    const char *wrong = read_names(&rest, list, ennead_technique_set_subtract);
    for (size_t i = 0; i < sizeof rest.words / sizeof rest.words[0]; i++)
        without->words[i] = ~rest.words[i];
    return wrong;
}

bool technique_set_is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {{0}};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

ennead_technique_set techniques_wanted(const struct technique_settings *settings)
{
    ennead_technique_set wanted = settings->named;
    if (!settings->any_named)
        (void)ennead_technique_set_add(&wanted, "all", strlen("all"));
    for (size_t i = 0; i < sizeof wanted.words / sizeof wanted.words[0]; i++)
        wanted.words[i] &= ~settings->without.words[i];
    return wanted;
}

static const char *style_name(size_t index)
{
    return ennead_style_name((ennead_style)index);
}

static const char *const style_helps[] = {
    [ENNEAD_STYLE_STRICT] = "take the first step found, trying easier techniques first",
    [ENNEAD_STYLE_HUMAN] = "take the step that is easiest to see: short, in one place, by an easy "
                           "technique",
    [ENNEAD_STYLE_HODOKU] = "take the step that HoDoKu takes; 'ennead rate --scale=hodoku' scores "
                            "this path",
};

const struct choices style_choices = {"Styles", .name = style_name, .helps = style_helps};

void technique_settings_init(struct technique_settings *settings)
{
    *settings = (struct technique_settings){.style = ENNEAD_STYLE_STRICT};
    settings_init(&settings->common);
}

bool techniques_chosen(const struct technique_settings *settings)
{
    return settings->any_named || !technique_set_is_empty(&settings->without);
}

ennead_technique_set techniques_sound_for(const struct technique_settings *settings,
                                          ennead_state *state, const ennead_state_check *check)
{
    ennead_technique_set sound = techniques_wanted(settings);
    state->limited = !check->by_givens;
    if (check->verdict != ENNEAD_STATE_VERDICT_RIGHT)
        (void)ennead_technique_set_subtract(&sound, "uniqueness", strlen("uniqueness"));
    return sound;
}

const char *techniques_unfit_for_variants(const struct technique_settings *settings)
{
    return techniques_chosen(settings) || settings->style_chosen
               ? "--techniques, --without and --style are for plain puzzles"
               : NULL;
}
