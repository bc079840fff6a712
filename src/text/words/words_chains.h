/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops in words, link by link.
 */
#ifndef ENNEAD_TEXT_WORDS_CHAINS_H
#define ENNEAD_TEXT_WORDS_CHAINS_H

#include "grid/say/text_buffer.h"

void describe_chain(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
