/* SPDX-License-Identifier: MIT */
/*
 * The options of several commands that select techniques. The settings of such a command begin
 * with a struct technique_settings, where these rows store.
 */
#ifndef CLI_TECHNIQUES_OPTION_H
#define CLI_TECHNIQUES_OPTION_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

struct technique_settings {
    struct settings common;
    ennead_technique_set named, without;
    bool any_named; /* else all are used */
    bool style_chosen;
    ennead_style style;
};

#define TECHNIQUES_OPTION(in_group) \
    { \
        .name = "techniques", .argument_name = "LIST", .group = in_group, \
        .help = "use only these techniques: names, abbreviations, families or levels of 'ennead " \
                "techniques', or basic, hodoku, bivalue-chains, z-chains, t-whips, whips, " \
                "g-whips, braids, g-braids, all; separated by commas", \
        .standard = "all", \
        .stored = \
            STORE_READ(struct technique_settings, named, ennead_technique_set, read_techniques), \
        .flag = offsetof(struct technique_settings, any_named), \
    }

#define WITHOUT_OPTION(in_group) \
    { \
        .name = "without", .argument_name = "LIST", .group = in_group, \
        .help = "do not use these techniques", \
        .stored = \
            STORE_READ(struct technique_settings, without, ennead_technique_set, read_without), \
    }

#define STYLE_OPTION(in_group, without) \
    { \
        .name = "style", .argument_name = "STYLE", .group = in_group, \
        .help = "choose steps in this style", .standard = without, .choices = &style_choices, \
        .stored = STORE_CHOICE(struct technique_settings, style), \
        .flag = offsetof(struct technique_settings, style_chosen), \
    }

extern const struct choices style_choices;

/* Adds what a list of names stands for to an ennead_technique_set. Returns NULL, or what is wrong
 * with the list; that text is valid until the next call. */
const char *read_techniques(void *to, const char *list);

/* The same for techniques to do without: "whips" is the whips, not the singles before them. */
const char *read_without(void *to, const char *list);

/* "; did you mean 'swordfish'?" for a name of `length` bytes that is not a technique, family or
 * level, or "". The text is valid until the next call. */
const char *technique_meant(const char *name, size_t length);

bool technique_set_is_empty(const ennead_technique_set *set);

/* Settings with every technique of the catalogue. */
void technique_settings_init(struct technique_settings *settings);

/* The techniques to use: those named, or all, without the excluded ones. */
ennead_technique_set techniques_wanted(const struct technique_settings *settings);

/* Whether any of these options was given. */
bool techniques_chosen(const struct technique_settings *settings);

/* Why these options do not work for puzzles with variant rules, or NULL if they do. */
const char *techniques_unfit_for_variants(const struct technique_settings *settings);

/* The techniques that are valid for a state that was checked: if it is not proved that there is
 * one solution, no technique may assume it. Records in the state what its only solution depends
 * on. */
ennead_technique_set techniques_sound_for(const struct technique_settings *settings,
                                          ennead_state *state, const ennead_state_check *check);

#endif
