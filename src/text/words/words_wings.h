/* SPDX-License-Identifier: MIT */
/*
 * Wings in words.
 */
#ifndef ENNEAD_TEXT_WORDS_WINGS_H
#define ENNEAD_TEXT_WORDS_WINGS_H

#include "grid/say/text_buffer.h"

void describe_wing(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
