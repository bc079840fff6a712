/* SPDX-License-Identifier: MIT */
/*
 * What a link holds, as text in a form that other readers read.
 */
#ifndef ENNEAD_TEXT_LINKS_LINK_TEXT_H
#define ENNEAD_TEXT_LINKS_LINK_TEXT_H

#include "text/description/description_builder.h"
#include "text/link.h"

/* The text of a link, in the builder's memory. */
typedef struct link_text {
    char *text;
    size_t length;
    ennead_variant_form form; /* ENNEAD_VARIANT_FORM_NONE: a plain puzzle or state */
} link_text;

/* The end of the string in a link to Interactive Sudoku Solver, without the signs of the sentence
 * around it. */
size_t link_string_end(const char *text, const link_place *link);

/* Makes the text of a link of the builder's text, which is to be released. Returns false if
 * something is wrong, which is reported. */
bool link_text_make(description_builder *d, const link_place *link, link_text *made);

#endif
