/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets in words.
 */
#ifndef ENNEAD_TEXT_WORDS_SETS_H
#define ENNEAD_TEXT_WORDS_SETS_H

#include "grid/say/text_buffer.h"

void describe_almost_locked(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
