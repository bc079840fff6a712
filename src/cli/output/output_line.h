/* SPDX-License-Identifier: MIT */
/*
 * Outputs that other programs read line by line: the solution or a word, or only the count.
 */
#ifndef CLI_OUTPUT_LINE_H
#define CLI_OUTPUT_LINE_H

#include "cli/options/settings.h"
#include "cli/output/answer.h"

void output_line(struct text *text, const struct settings *settings, struct puzzle_answer *answer);
void output_line_answers(struct text *text, const struct line_answers *answers);
void output_count(struct text *text, const struct settings *settings, struct puzzle_answer *answer);
void output_count_answers(struct text *text, const struct line_answers *answers);

#endif
