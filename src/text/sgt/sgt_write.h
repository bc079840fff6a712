/* SPDX-License-Identifier: MIT */
/*
 * Writes game IDs of Solo.
 */
#ifndef ENNEAD_TEXT_SGT_SGT_WRITE_H
#define ENNEAD_TEXT_SGT_SGT_WRITE_H

#include "text/description/unsaid.h"

/* Adds the game ID of a valid description, or what the form cannot say to the list. */
void sgt_write(text_buffer *p, const ennead_description *d, unsaid_list *unsaid);

#endif
