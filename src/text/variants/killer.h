/* SPDX-License-Identifier: MIT */
/*
 * Killer puzzles as strings of signs or numbers.
 */
#ifndef ENNEAD_TEXT_KILLER_H
#define ENNEAD_TEXT_KILLER_H

#include "text/description/description_builder.h"

/* Whether a text begins with one. */
bool killer_begins(const char *text, size_t length);

/* Reads the text of the builder, which begins with one. */
bool killer_read(description_builder *d);

#endif
