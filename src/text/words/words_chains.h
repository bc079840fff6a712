/* SPDX-License-Identifier: MIT */
/*
 * Chains in words.
 */
#ifndef ENNEAD_TEXT_WORDS_CHAINS_H
#define ENNEAD_TEXT_WORDS_CHAINS_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_chain(text_buffer *p, const ennead_step *step);

#endif
