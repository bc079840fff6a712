/* SPDX-License-Identifier: MIT */
/*
 * The options of `ennead solve`.
 */
#ifndef CLI_SOLVE_OPTIONS_H
#define CLI_SOLVE_OPTIONS_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

extern const struct option_row solve_options[];

/* settings_complete for this command. */
enum exit_code solve_complete(struct settings *settings);

/* Why the options cannot be used with puzzles with variant rules, or NULL if they can. */
const char *solve_unfit_for_variants(const struct settings *settings);

#endif
