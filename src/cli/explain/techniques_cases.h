/* SPDX-License-Identifier: MIT */
/*
 * Runs the cases of a library.
 */
#ifndef CLI_TECHNIQUES_CASES_H
#define CLI_TECHNIQUES_CASES_H

#include "ennead.h"

#include "cli/base/exits.h"
#include "cli/base/text.h"

/* Runs the cases of a file in HoDoKu's library format. Adds counts for each technique, and the
 * cases that failed. */
enum exit_code techniques_cases(ennead_finder *finder, struct text *text, const char *file);

#endif
