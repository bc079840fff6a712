/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve`.
 */
#ifndef CLI_SOLVE_H
#define CLI_SOLVE_H

#include "cli/options/options.h"

extern const struct command solve_command;

#endif
