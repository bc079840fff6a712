/* SPDX-License-Identifier: MIT */
/*
 * `ennead transform`.
 */
#ifndef CLI_TRANSFORM_H
#define CLI_TRANSFORM_H

#include "cli/options/options.h"

extern const struct command transform_command;

#endif
