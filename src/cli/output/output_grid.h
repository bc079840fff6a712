/* SPDX-License-Identifier: MIT */
/*
 * The output for people: boards, and the verdict in words.
 */
#ifndef CLI_OUTPUT_GRID_H
#define CLI_OUTPUT_GRID_H

#include "cli/options/settings.h"
#include "cli/output/answer.h"

void output_grid(struct text *text, const struct settings *settings, struct puzzle_answer *answer);

#endif
