/* SPDX-License-Identifier: MIT */
/*
 * Steps that rest on the one solution in words.
 */
#ifndef ENNEAD_TEXT_WORDS_UNIQUE_H
#define ENNEAD_TEXT_WORDS_UNIQUE_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_uniqueness(text_buffer *p, const ennead_step *step);

#endif
