/* SPDX-License-Identifier: MIT */
/*
 * Colorings in words.
 */
#ifndef ENNEAD_TEXT_WORDS_COLORS_H
#define ENNEAD_TEXT_WORDS_COLORS_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_coloring(text_buffer *p, const ennead_step *step);

#endif
