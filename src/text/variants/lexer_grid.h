/* SPDX-License-Identifier: MIT */
/*
 * Grids and regions in the form of this project.
 */
#ifndef ENNEAD_TEXT_VARIANTS_LEXER_GRID_H
#define ENNEAD_TEXT_VARIANTS_LEXER_GRID_H

#include "text/variants/lexer.h"

/* Reads the cells of the grid, or the regions, to the last one. */
bool lexer_grid(lexer *s);
bool lexer_regions(lexer *s);

#endif
