/* SPDX-License-Identifier: MIT */
/*
 * Exocets, tridagons and sets of many sectors in words.
 */
#ifndef ENNEAD_TEXT_WORDS_EXOTIC_H
#define ENNEAD_TEXT_WORDS_EXOTIC_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_exotic(text_buffer *p, const ennead_step *step);

#endif
