/* SPDX-License-Identifier: MIT */
/*
 * Prints like two published Java programs.
 */
#ifndef CLI_OUTPUT_BOARDS_H
#define CLI_OUTPUT_BOARDS_H

#include "cli/options/settings.h"
#include "cli/output/answer.h"

void output_almanac(struct text *text, const struct settings *settings,
                    struct puzzle_answer *answer);
void output_compact(struct text *text, const struct settings *settings,
                    struct puzzle_answer *answer);

#endif
