/* SPDX-License-Identifier: MIT */
/*
 * A file that is wanted whole, in memory.
 */
#ifndef CLI_WHOLE_FILE_H
#define CLI_WHOLE_FILE_H

#include "cli/base/text.h"

/* Adds all of a file, unpacked, to a text; "-" is standard input. Returns NULL, or why it cannot.
 */
const char *whole_file(const char *name, struct text *text);

#endif
