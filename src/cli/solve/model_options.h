/* SPDX-License-Identifier: MIT */
/*
 * The options that go with --engine=model.
 */
#ifndef CLI_MODEL_OPTIONS_H
#define CLI_MODEL_OPTIONS_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

#define GROUP_MODEL "With --engine=model"

#define MODEL_OPTIONS \
    { \
        .name = "filter", \
        .argument = ARGUMENT_REQUIRED, \
        .argument_name = "FILTER", \
        .group = GROUP_MODEL, \
        .help = "how much an all-different finds out", \
        .standard = "domain", \
        .choices = &filter_choices, \
        .stored = STORE_CHOICE(struct settings, model.options.filter), \
    }, \
        { \
            .name = "redundant", \
            .argument = ARGUMENT_REQUIRED, \
            .argument_name = "LIST", \
            .group = GROUP_MODEL, \
            .help = "rules that follow from the houses, to find out more", \
            .standard = "none", \
            .choices = &redundant_choices, \
            .takes = LIST_OF_CHOICES, \
            .stored = STORE_CHOICES(struct settings, model.options.redundant), \
        }, \
        { \
            .name = "shave", \
            .group = GROUP_MODEL, \
            .help = "at every node try each value left, and take it out if it leads to a " \
                    "contradiction", \
            .stored = \
                STORE_CONSTANT(struct settings, model.options.shave, ENNEAD_MODEL_SHAVE_NODES), \
        }, \
    { \
        .name = "branch", .argument = ARGUMENT_REQUIRED, .argument_name = "BRANCH", \
        .group = GROUP_MODEL, .help = "what the search guesses", .standard = "auto", \
        .choices = &branch_choices, .stored = STORE_CHOICE(struct settings, model.options.branch), \
    }

extern const struct choices filter_choices, redundant_choices, branch_choices;

/* The first of these options that was given, or NULL. */
const char *model_option_given(const struct option_row *rows, uint64_t given);

/* What follows from these options, and what they do not go with. */
enum exit_code model_complete(const char *command, struct settings *settings);

#endif
