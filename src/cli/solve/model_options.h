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
        .choose = choose_filter, \
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
            .choose = choose_redundant, \
        }, \
        { \
            .name = "shave", \
            .group = GROUP_MODEL, \
            .help = "at every node try each value left, and take it out if it leads to a " \
                    "contradiction", \
            .set = set_shave, \
        }, \
    { \
        .name = "branch", .argument = ARGUMENT_REQUIRED, .argument_name = "BRANCH", \
        .group = GROUP_MODEL, .help = "what the search guesses", .standard = "auto", \
        .choices = &branch_choices, .choose = choose_branch, \
    }

extern const struct choices filter_choices, redundant_choices, branch_choices;

void choose_filter(void *settings, size_t index);
void choose_redundant(void *settings, size_t index);
void choose_branch(void *settings, size_t index);
const char *set_shave(void *settings, const char *value);

/* What follows from these options, and what they do not go with. */
enum exit_code model_complete(const char *command, struct settings *settings);

#endif
