/* SPDX-License-Identifier: MIT */
/*
 * The pattern of `ennead generate`: where the clues go.
 */
#ifndef CLI_PATTERN_H
#define CLI_PATTERN_H

#include "cli/create/generate_options.h"

/* Reads the pattern's file: the first puzzle in it, or a drawing with an x for each clue. */
enum exit_code pattern_read(struct generate *generate);

#endif
