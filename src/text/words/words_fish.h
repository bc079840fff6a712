/* SPDX-License-Identifier: MIT */
/*
 * Fish of all kinds in words.
 */
#ifndef ENNEAD_TEXT_WORDS_FISH_H
#define ENNEAD_TEXT_WORDS_FISH_H

#include "grid/say/text_buffer.h"

void describe_any_fish(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
