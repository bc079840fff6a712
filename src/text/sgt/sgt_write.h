/* SPDX-License-Identifier: MIT */
/*
 * Writes game IDs of Solo.
 */
#ifndef ENNEAD_TEXT_SGT_SGT_WRITE_H
#define ENNEAD_TEXT_SGT_SGT_WRITE_H

#include "grid/say/text_buffer.h"

/* Adds the game ID of a valid description. Returns what the form cannot say, such as the name of a
 * rule; then what was added is of no use. NULL: everything was said. */
const char *sgt_write(text_buffer *p, const ennead_description *d);

#endif
