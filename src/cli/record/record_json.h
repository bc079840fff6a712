/* SPDX-License-Identifier: MIT */
/*
 * Records as JSON.
 */
#ifndef CLI_RECORD_JSON_H
#define CLI_RECORD_JSON_H

#include "cli/record/records.h"

void record_json_add(const struct records *records, struct text *text, const struct record *record);

#endif
