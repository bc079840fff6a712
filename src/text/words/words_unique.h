/* SPDX-License-Identifier: MIT */
/*
 * Steps that rest on uniqueness in words.
 */
#ifndef ENNEAD_TEXT_WORDS_UNIQUE_H
#define ENNEAD_TEXT_WORDS_UNIQUE_H

#include "grid/say/text_buffer.h"

void describe_uniqueness(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
