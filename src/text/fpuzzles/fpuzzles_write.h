/* SPDX-License-Identifier: MIT */
/*
 * Writes the JSON of f-puzzles.com.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_WRITE_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_WRITE_H

#include "text/description/unsaid.h"

/* Adds the JSON of a valid description, with `title` unless it is NULL, or what the form cannot say
 * to the list. */
void fpuzzles_write(text_buffer *p, const ennead_description *d, const char *title,
                    unsaid_list *unsaid);

#endif
