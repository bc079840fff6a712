/* SPDX-License-Identifier: MIT */
/*
 * Coloring in words.
 */
#ifndef ENNEAD_TEXT_WORDS_COLORS_H
#define ENNEAD_TEXT_WORDS_COLORS_H

#include "grid/say/text_buffer.h"

void describe_coloring(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
