/* SPDX-License-Identifier: MIT */
/*
 * Reads a whole file into memory.
 */
#ifndef CLI_WHOLE_FILE_H
#define CLI_WHOLE_FILE_H

#include "cli/base/text.h"

/* Adds the contents of a file, unpacked, to a text; "-" is standard input. Returns NULL, or the
 * reason why it cannot. */
const char *whole_file(const char *name, struct text *text);

#endif
