/* SPDX-License-Identifier: MIT */
/*
 * The options of `ennead solve`.
 */
#ifndef CLI_SOLVE_OPTIONS_H
#define CLI_SOLVE_OPTIONS_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

extern const struct option_row solve_options[];

/* settings_complete for it. */
enum exit_code solve_complete(struct settings *settings);

/* Why what was asked for does not go with puzzles with rules of their own, or NULL. */
const char *solve_unfit_for_variants(const struct settings *settings);

#endif
