/* SPDX-License-Identifier: MIT */
/*
 * The techniques as a page for learners.
 */
#ifndef CLI_TECHNIQUES_HTML_H
#define CLI_TECHNIQUES_HTML_H

#include <ennead.h>

#include "cli/base/text.h"

/* Adds the page of these techniques; `seed` determines the positions. */
void techniques_html(struct text *text, const ennead_technique_set *wanted,
                     const ennead_wording *wording, uint64_t seed);

#endif
