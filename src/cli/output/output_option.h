/* SPDX-License-Identifier: MIT */
/*
 * --format, for the commands that write answers.
 */
#ifndef CLI_OUTPUT_OPTION_H
#define CLI_OUTPUT_OPTION_H

#include "cli/options/options.h"

extern const struct choices output_choices;

/* For the settings of a command, which begin with a struct settings. */
void choose_output(void *settings, size_t index);

#endif
