/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains, forcing nets and templates in words.
 */
#ifndef ENNEAD_TEXT_WORDS_FORCING_H
#define ENNEAD_TEXT_WORDS_FORCING_H

#include "grid/say/text_buffer.h"

void describe_last_resort(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
