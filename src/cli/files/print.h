/* SPDX-License-Identifier: MIT */
/*
 * Prints a text that is the whole output of a command.
 */
#ifndef CLI_PRINT_H
#define CLI_PRINT_H

#include "cli/base/exits.h"
#include "cli/base/text.h"

/* Writes a text to standard output and frees it. */
enum exit_code print_text(struct text *text);

#endif
