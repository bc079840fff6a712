/* SPDX-License-Identifier: MIT */
/*
 * Rows in words, and as JSON.
 */
#ifndef CLI_BENCH_REPORT_H
#define CLI_BENCH_REPORT_H

#include "cli/bench/bench_measure.h"

/* Writes the table's head, which says what is measured and how. */
void bench_report_head(struct text *text, const struct bench *bench, const struct bench_list *list);
void bench_report_row(struct text *text, const struct bench_row *row,
                      const struct bench_list *list);
void bench_report_json(struct text *text, const struct bench *bench, const struct bench_list *list,
                       const struct bench_row *row);

#endif
