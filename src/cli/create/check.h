/* SPDX-License-Identifier: MIT */
/*
 * `ennead check`.
 */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "cli/options/options.h"

extern const struct command check_command;

#endif
