/* SPDX-License-Identifier: MIT */
/*
 * Grids and regions in Ennead's form.
 */
#ifndef ENNEAD_TEXT_VARIANTS_LEXER_GRID_H
#define ENNEAD_TEXT_VARIANTS_LEXER_GRID_H

#include "text/variants/lexer.h"

/* Reads all cells of the grid, or all regions. */
bool lexer_grid(lexer *s);
bool lexer_regions(lexer *s);

#endif
