/* SPDX-License-Identifier: MIT */
/*
 * `ennead minimize`.
 */
#ifndef CLI_MINIMIZE_H
#define CLI_MINIMIZE_H

#include "cli/options/options.h"

extern const struct command minimize_command;

#endif
