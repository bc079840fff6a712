/* SPDX-License-Identifier: MIT */
/*
 * Records as a table.
 */
#ifndef CLI_RECORD_TABLE_H
#define CLI_RECORD_TABLE_H

#include "cli/record/records.h"

void record_table_begin(const struct records *records, struct text *text);
void record_table_add(const struct records *records, struct text *text,
                      const struct record *record);

/* Adds the fields that follow on a line, with a tab before each. */
void record_table_add_fields(const struct records *records, struct text *text,
                             const struct record *record);

#endif
