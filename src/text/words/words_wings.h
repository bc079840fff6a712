/* SPDX-License-Identifier: MIT */
/*
 * Wings in words.
 */
#ifndef ENNEAD_TEXT_WORDS_WINGS_H
#define ENNEAD_TEXT_WORDS_WINGS_H

#include "grid/say/text_buffer.h"

void describe_wing(text_buffer *p, const ennead_state *before, const ennead_step *step);

/* The cell keys[0] with two or three candidates, and two cells that then are `focus`: an XY-Wing,
 * or an XYZ-Wing if the first cell may be `focus` too. */
void describe_pivot(text_buffer *p, const ennead_state *before, const uint8_t keys[3], int focus);

#endif
