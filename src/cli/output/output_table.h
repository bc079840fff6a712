/* SPDX-License-Identifier: MIT */
/*
 * Tables for spreadsheets and scripts.
 */
#ifndef CLI_OUTPUT_TABLE_H
#define CLI_OUTPUT_TABLE_H

#include "cli/options/settings.h"
#include "cli/output/answer.h"

void output_tsv_begin(struct text *text);
void output_tsv(struct text *text, const struct settings *settings, struct puzzle_answer *answer);
void output_csv_begin(struct text *text);
void output_csv(struct text *text, const struct settings *settings, struct puzzle_answer *answer);

#endif
