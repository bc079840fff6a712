/* SPDX-License-Identifier: MIT */
/*
 * Fish of all kinds in words.
 */
#ifndef ENNEAD_TEXT_WORDS_FISH_H
#define ENNEAD_TEXT_WORDS_FISH_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_any_fish(text_buffer *p, const ennead_step *step);

#endif
