/* SPDX-License-Identifier: MIT */
/*
 * Killer puzzles of SumoCue.
 */
#ifndef ENNEAD_TEXT_VARIANTS_SUMOCUE_H
#define ENNEAD_TEXT_VARIANTS_SUMOCUE_H

#include "text/description/description_builder.h"

/* Whether a text begins with such a puzzle. */
bool sumocue_begins(const char *text, size_t length);

/* Reads the text of the builder, for which sumocue_begins must hold. Returns false if something is
 * wrong, which has been reported. */
bool sumocue_read(description_builder *d);

#endif
