/* SPDX-License-Identifier: MIT */
/*
 * Steps of the SE scale that are made of chains.
 */
#ifndef ENNEAD_TEXT_WORDS_SE_CHAINS_H
#define ENNEAD_TEXT_WORDS_SE_CHAINS_H

#include "grid/say/text_buffer.h"

/* Adds a sentence, and then an outline with one line for each node. */
void describe_se_chains(text_buffer *p, const ennead_se_step *step);

#endif
