/* SPDX-License-Identifier: MIT */
/*
 * `ennead rate`.
 */
#ifndef CLI_RATE_H
#define CLI_RATE_H

#include "cli/options/options.h"

extern const struct command rate_command;

#endif
