/* SPDX-License-Identifier: MIT */
/*
 * Odd loops in words.
 */
#ifndef ENNEAD_TEXT_WORDS_LOOPS_H
#define ENNEAD_TEXT_WORDS_LOOPS_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_odd_loop(text_buffer *p, const ennead_step *step);

#endif
