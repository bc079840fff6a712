/* SPDX-License-Identifier: MIT */
/*
 * `ennead techniques`.
 */
#ifndef CLI_TECHNIQUES_H
#define CLI_TECHNIQUES_H

#include "cli/options/options.h"

extern const struct command techniques_command;

#endif
