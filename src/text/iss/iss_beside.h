/* SPDX-License-Identifier: MIT */
/*
 * Cells beside the grid: those of `Var`, and the regions of `ChaosConstruction`. They become rows
 * below the grid, which are in none of its houses.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_BESIDE_H
#define ENNEAD_TEXT_ISS_ISS_BESIDE_H

#include "text/iss/iss_words.h"

/* Makes room for the cells that an item of the head defines, below a grid of that shape. */
bool iss_make_room(iss *s, iss_item item, int rows, int columns);

/* How many rows there are below the grid. */
int iss_rows_beside(const iss *s, int columns);

/* After the grid has been made: cuts it off from the rows below, whose houses become rules. */
bool iss_cut_off(iss *s, int region_size);

/* Whether a word looks like a cell beside the grid, such as CC12 or VA3; and that cell. */
bool iss_is_beside(const iss *s, iss_word word);
bool iss_beside_cell(iss *s, iss_word word, int *cell);

/* Whether two cells are side by side in the grid, or in a group beside it. */
bool iss_are_neighbors(const iss *s, int one, int other);

/* Adds all cells of the grid, or of a group such as VA. */
bool iss_add_group(iss *s, iss_word group, size_t place);

/* The regions; how many cells, or of a run, are in the region of one of them. */
bool iss_chaos(iss *s, iss_item item);
bool iss_chaos_count(iss *s, iss_item item);
bool iss_chaos_arrow(iss *s, iss_item item);

/* A rule of the whole grid, where there are rows below it. */
bool iss_rule_of_grid(iss *s, iss_item item);

#endif
