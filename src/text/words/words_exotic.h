/* SPDX-License-Identifier: MIT */
/*
 * Patterns over many houses in words.
 */
#ifndef ENNEAD_TEXT_WORDS_EXOTIC_H
#define ENNEAD_TEXT_WORDS_EXOTIC_H

#include "grid/say/text_buffer.h"

void describe_exotic(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
