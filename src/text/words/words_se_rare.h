/* SPDX-License-Identifier: MIT */
/*
 * Unique loops, BUGs and aligned exclusion of the SE scale in words.
 */
#ifndef ENNEAD_TEXT_WORDS_SE_RARE_H
#define ENNEAD_TEXT_WORDS_SE_RARE_H

#include "grid/say/text_buffer.h"

void describe_se_loop(text_buffer *p, const ennead_state *before, const ennead_se_step *step);
void describe_se_bug(text_buffer *p, const ennead_state *before, const ennead_se_step *step);
void describe_se_aligned(text_buffer *p, const ennead_state *before, const ennead_se_step *step);

#endif
