/* SPDX-License-Identifier: MIT */
/*
 * Odd loops and their guardians in words: broken wings and oddagons.
 */
#ifndef ENNEAD_TEXT_WORDS_LOOPS_H
#define ENNEAD_TEXT_WORDS_LOOPS_H

#include "grid/say/text_buffer.h"

void describe_odd_loop(text_buffer *p, const ennead_step *step);

#endif
