/* SPDX-License-Identifier: MIT */
/*
 * The cases of a library run.
 */
#ifndef CLI_TECHNIQUES_CASES_H
#define CLI_TECHNIQUES_CASES_H

#include "ennead.h"

#include "cli/base/exits.h"
#include "cli/base/text.h"

/* Runs the cases of a file in HoDoKu's library format: counts for each technique, and the cases
 * that failed. The finder looks. */
enum exit_code techniques_cases(ennead_finder *finder, struct text *text, const char *file);

#endif
