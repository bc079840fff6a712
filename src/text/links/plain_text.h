/* SPDX-License-Identifier: MIT */
/*
 * A plain puzzle or state as text, read as a description.
 */
#ifndef ENNEAD_TEXT_LINKS_PLAIN_TEXT_H
#define ENNEAD_TEXT_LINKS_PLAIN_TEXT_H

#include "text/description/description_builder.h"

/* Reads the text of the builder: a line in the form `line` or `hodoku`, and maybe the title on the
 * next. Returns false if something is wrong, which has been reported. */
bool plain_text_read(description_builder *d);

#endif
