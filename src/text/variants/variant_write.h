/* SPDX-License-Identifier: MIT */
/*
 * Cells in the form of this project.
 */
#ifndef ENNEAD_TEXT_VARIANTS_VARIANT_WRITE_H
#define ENNEAD_TEXT_VARIANTS_VARIANT_WRITE_H

#include "text/text_buffer.h"

/* Writes a cell of a grid: empty, a value, or in brackets what it may be. */
void variant_write_cell(text_buffer *p, const ennead_description *d, uint64_t candidates);

#endif
