/* SPDX-License-Identifier: MIT */
/*
 * Killer puzzles as strings of characters or numbers.
 */
#ifndef ENNEAD_TEXT_KILLER_H
#define ENNEAD_TEXT_KILLER_H

#include "text/description/description_builder.h"

/* Whether a text begins with such a puzzle. */
bool killer_begins(const char *text, size_t length);

/* Reads the text of the builder, for which killer_begins must hold. */
bool killer_read(description_builder *d);

#endif
