/* SPDX-License-Identifier: MIT */
/*
 * Singles, locked candidates and subsets in words.
 */
#ifndef ENNEAD_TEXT_WORDS_BASIC_H
#define ENNEAD_TEXT_WORDS_BASIC_H

#include "grid/say/text_buffer.h"

void describe_single(text_buffer *p, const ennead_state *before, const ennead_step *step);
void describe_intersection(text_buffer *p, const ennead_state *before, const ennead_step *step);
void describe_subset(text_buffer *p, const ennead_state *before, const ennead_step *step);

/* What rules out the other digits of a cell: a cell that it sees, or an earlier step. */
void describe_naked_single(text_buffer *p, const ennead_state *before, int cell, int digit);

/* What rules out the other places of a digit in a house. */
void describe_hidden_single(text_buffer *p, const ennead_state *before, int house, int digit,
                            int cell);

#endif
