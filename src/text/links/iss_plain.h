/* SPDX-License-Identifier: MIT */
/*
 * Plain text in a link to Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_LINKS_ISS_PLAIN_H
#define ENNEAD_TEXT_LINKS_ISS_PLAIN_H

#include "grid/say/text_buffer.h"

/* Whether a text is the cells of a square grid of 4x4 to 16x16 cells, a sign for the region of each
 * cell, or both, one after the other. */
bool iss_is_plain(const char *text, size_t length);

/* Writes such a text as items. */
void iss_write_plain(text_buffer *p, const char *text, size_t length);

#endif
