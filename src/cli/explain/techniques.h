/* SPDX-License-Identifier: MIT */
/*
 * The catalogue of techniques as text, and the cases of a library run.
 */
#ifndef CLI_TECHNIQUES_H
#define CLI_TECHNIQUES_H

#include "cli/base/exits.h"
#include "cli/base/text.h"

/* The whole catalogue, or one technique with its worked example. */
void techniques_list(struct text *text);
void techniques_one(struct text *text, int technique);
/* The same as the page docs/techniques.md. */
void techniques_page(struct text *text);

/* Runs the cases of a file in HoDoKu's library format: counts for each technique, and the cases
 * that failed. */
enum exit_code techniques_cases(struct text *text, const char *file);

#endif
