/* SPDX-License-Identifier: MIT */
/*
 * A step of the SE scale in words, added to a text.
 */
#ifndef ENNEAD_TEXT_WORDS_SE_H
#define ENNEAD_TEXT_WORDS_SE_H

#include <ennead/rate.h>

#include "grid/say/text_buffer.h"

void describe_se_step(text_buffer *p, const ennead_state *before, const ennead_se_step *step);

#endif
