/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model --boxes=SHAPE`: puzzles of any size, one a line.
 */
#ifndef CLI_SOLVE_SIZES_H
#define CLI_SOLVE_SIZES_H

#include "cli/options/settings.h"

/* Solves the files of the settings; returns the exit code. */
enum exit_code solve_sizes(const struct settings *settings);

#endif
