/* SPDX-License-Identifier: MIT */
/*
 * One JSON object a line.
 */
#ifndef CLI_OUTPUT_JSON_H
#define CLI_OUTPUT_JSON_H

#include "cli/options/settings.h"
#include "cli/output/answer.h"

void output_json_begin(struct text *text);
void output_json(struct text *text, const struct settings *settings, struct puzzle_answer *answer);

#endif
