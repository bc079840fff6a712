/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain`.
 */
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include "cli/options/options.h"

extern const struct command explain_command;

#endif
