/* SPDX-License-Identifier: MIT */
/*
 * A step in words, added to a text.
 */
#ifndef ENNEAD_TEXT_WORDS_H
#define ENNEAD_TEXT_WORDS_H

#include "grid/say/text_buffer.h"

void describe_step(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
