/* SPDX-License-Identifier: MIT */
/*
 * `ennead rules`.
 */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "cli/options/options.h"

extern const struct command rules_command;

#endif
