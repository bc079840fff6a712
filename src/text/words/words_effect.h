/* SPDX-License-Identifier: MIT */
/*
 * What a step does, and what a node of a chain means, as parts of many sentences.
 */
#ifndef ENNEAD_TEXT_WORDS_EFFECT_H
#define ENNEAD_TEXT_WORDS_EFFECT_H

#include "grid/say/say.h"

/* "r4c5 must be 7; 3 is eliminated from r1c1 and r2c2" */
void describe_effect(text_buffer *p, const ennead_step *step);
void describe_se_effect(text_buffer *p, const ennead_se_step *step);

/* "2 and 3 are eliminated from r1c1"; removed[digit] is the set of cells that lose it. */
void describe_eliminations(text_buffer *p, const ennead_cell_set removed[10]);

/* "r4c5 is 7", "r4c5 is not 7", "7 is in r4c5 or r4c6", "7 is not in r4c5 or r4c6" */
void describe_node(text_buffer *p, const ennead_chain_node *node);

#endif
