/* SPDX-License-Identifier: MIT */
/*
 * --where: what the names in a condition on records mean, and the values of a record.
 */
#ifndef CLI_RECORD_WHERE_H
#define CLI_RECORD_WHERE_H

#include "cli/record/records.h"

/* Compiles the condition of the settings, now or when the columns of the input are known.
 * EXIT_USAGE: it is wrong, which has been reported. */
enum exit_code record_where_compile(struct records *records, const char *command);

bool record_where_holds(const struct records *records, const struct record *record);

#endif
