/* SPDX-License-Identifier: MIT */
/*
 * Steps that rest on almost locked sets in words.
 */
#ifndef ENNEAD_TEXT_WORDS_SETS_H
#define ENNEAD_TEXT_WORDS_SETS_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_almost_locked(text_buffer *p, const ennead_step *step);

#endif
