/* SPDX-License-Identifier: MIT */
/*
 * `ennead play`.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/options/options.h"

extern const struct command play_command;

#endif
