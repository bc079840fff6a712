/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids in words.
 */
#ifndef ENNEAD_TEXT_WORDS_WHIPS_H
#define ENNEAD_TEXT_WORDS_WHIPS_H

#include "grid/say/text_buffer.h"

void describe_whip(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
