/* SPDX-License-Identifier: MIT */
/*
 * Patterns of one digit in words: fish of any kind, and smaller patterns.
 */
#ifndef ENNEAD_TEXT_WORDS_DIGIT_H
#define ENNEAD_TEXT_WORDS_DIGIT_H

#include "grid/say/text_buffer.h"

void describe_any_fish(text_buffer *p, const ennead_state *before, const ennead_step *step);
void describe_single_digit(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
