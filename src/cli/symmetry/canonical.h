/* SPDX-License-Identifier: MIT */
/*
 * `ennead canonical`.
 */
#ifndef CLI_CANONICAL_H
#define CLI_CANONICAL_H

#include "cli/options/options.h"

extern const struct command canonical_command;

#endif
