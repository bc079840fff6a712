/* SPDX-License-Identifier: MIT */
/*
 * Game IDs of Solo, of S. Tatham's collection of puzzles.
 */
#ifndef ENNEAD_TEXT_SGT_SGT_H
#define ENNEAD_TEXT_SGT_SGT_H

#include "text/description/description_builder.h"

/* Whether a text begins with such an ID. */
bool sgt_begins(const char *text, size_t length);

/* Reads the text of the builder, for which sgt_begins must hold. Returns false if something is
 * wrong, which has been reported. */
bool sgt_read(description_builder *d);

#endif
