/* SPDX-License-Identifier: MIT */
/*
 * --rules and --drawing: a file of rules to add to plain grids, and how grids with rules of their
 * own are drawn.
 */
#ifndef CLI_RULES_OPTION_H
#define CLI_RULES_OPTION_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

#define RULES_OPTION(in_group) \
    { \
        .name = "rules", .argument_name = "FILE", .group = in_group, \
        .help = "add the rules of FILE, a puzzle with variant rules, to each plain grid; see " \
                "docs/variants.md", \
        .stored = STORE_TEXT(struct settings, rules_file), \
    }

#define DRAWING_OPTION(in_group) \
    { \
        .name = "drawing", .argument_name = "HOW", .group = in_group, \
        .help = "draw grids with variant rules in these characters; auto: fine on a UTF-8 " \
                "terminal, otherwise plain", \
        .standard = "auto", .choices = &drawing_choices, \
        .stored = STORE_CHOICE(struct settings, drawing), \
    }

extern const struct choices drawing_choices;

/* Decides how grids with rules are drawn, and reads the file of --rules, if there is one. Errors
 * have been reported. */
enum exit_code rules_load(const char *command, struct settings *settings);
void rules_unload(struct settings *settings);

/* Whether the rules of --rules are for grids of another size, or with other values, than 9x9
 * puzzles. */
bool rules_of_other_size(const struct settings *settings);

#endif
