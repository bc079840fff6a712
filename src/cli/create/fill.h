/* SPDX-License-Identifier: MIT */
/*
 * `ennead fill`.
 */
#ifndef CLI_FILL_H
#define CLI_FILL_H

#include "cli/options/options.h"

extern const struct command fill_command;

#endif
