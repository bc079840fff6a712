/* SPDX-License-Identifier: MIT */
/*
 * Singles, locked candidates and subsets in words.
 */
#ifndef ENNEAD_TEXT_WORDS_BASIC_H
#define ENNEAD_TEXT_WORDS_BASIC_H

#include "grid/say/text_buffer.h"

void describe_single(text_buffer *p, const ennead_state *before, const ennead_step *step);
void describe_intersection(text_buffer *p, const ennead_state *before, const ennead_step *step);
void describe_subset(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
