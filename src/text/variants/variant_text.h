/* SPDX-License-Identifier: MIT */
/*
 * Reads variants in Ennead's form.
 */
#ifndef ENNEAD_TEXT_VARIANTS_VARIANT_TEXT_H
#define ENNEAD_TEXT_VARIANTS_VARIANT_TEXT_H

#include "text/description/description_builder.h"

/* Reads the text of the builder. Returns false if something is wrong, which has been reported. */
bool variant_text_read(description_builder *d);

#endif
