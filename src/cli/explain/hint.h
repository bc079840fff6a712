/* SPDX-License-Identifier: MIT */
/*
 * `ennead hint`.
 */
#ifndef CLI_HINT_H
#define CLI_HINT_H

#include "cli/options/options.h"

extern const struct command hint_command;

#endif
