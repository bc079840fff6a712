/* SPDX-License-Identifier: MIT */
/*
 * Makes puzzles with variant rules.
 */
#ifndef CLI_GENERATE_VARIANT_H
#define CLI_GENERATE_VARIANT_H

#include "cli/create/generate_options.h"
#include "cli/options/command.h"

/* Makes puzzles with the rules of the settings. */
enum exit_code generate_variants(const struct command *command, const struct generate *generate);

#endif
