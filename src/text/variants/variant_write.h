/* SPDX-License-Identifier: MIT */
/*
 * Writes single cells in Ennead's form.
 */
#ifndef ENNEAD_TEXT_VARIANTS_VARIANT_WRITE_H
#define ENNEAD_TEXT_VARIANTS_VARIANT_WRITE_H

#include "grid/say/text_buffer.h"

/* Writes a cell of a grid: empty, a value, or its candidates in brackets. */
void variant_write_cell(text_buffer *p, const ennead_description *d, uint64_t candidates);

#endif
