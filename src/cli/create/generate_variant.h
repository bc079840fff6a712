/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with rules of their own, made.
 */
#ifndef CLI_GENERATE_VARIANT_H
#define CLI_GENERATE_VARIANT_H

#include "cli/create/generate_options.h"

/* Makes puzzles with the rules of the settings. */
enum exit_code generate_variants(const struct generate *generate);

#endif
