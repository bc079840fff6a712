/* SPDX-License-Identifier: MIT */
/*
 * `ennead neighbors`.
 */
#ifndef CLI_NEIGHBORS_H
#define CLI_NEIGHBORS_H

#include "cli/options/options.h"

extern const struct command neighbors_command;

#endif
