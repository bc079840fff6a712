/* SPDX-License-Identifier: MIT */
/*
 * Reading the form of this project.
 */
#ifndef ENNEAD_TEXT_VARIANTS_VARIANT_TEXT_H
#define ENNEAD_TEXT_VARIANTS_VARIANT_TEXT_H

#include "text/description/description_builder.h"

/* Reads the text of the builder; false: something is wrong, which has been said. */
bool variant_text_read(description_builder *d);

#endif
