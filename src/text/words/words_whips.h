/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids in words, and in nrc notation:
 *
 *     whip[3]: c1n4{r8 r9} - r9c9{n4 n7} - r8c7{n7 .} ==> r8c1 <> 1
 */
#ifndef ENNEAD_TEXT_WORDS_WHIPS_H
#define ENNEAD_TEXT_WORDS_WHIPS_H

#include "grid/say/text_buffer.h"

/* `name` is that of the technique. */
void write_nrc(text_buffer *p, const ennead_state *before, const ennead_step *step,
               const char *name);

void describe_whip(text_buffer *p, const ennead_state *before, const ennead_step *step);

#endif
