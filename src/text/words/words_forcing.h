/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and other last resorts in words.
 */
#ifndef ENNEAD_TEXT_WORDS_FORCING_H
#define ENNEAD_TEXT_WORDS_FORCING_H

#include "text/text_buffer.h"

/* Adds whole sentences, which end with what the step does. */
void describe_last_resort(text_buffer *p, const ennead_step *step);

#endif
