/* SPDX-License-Identifier: MIT */
/*
 * `ennead generate`.
 */
#ifndef CLI_GENERATE_H
#define CLI_GENERATE_H

#include "cli/options/options.h"

extern const struct command generate_command;

#endif
