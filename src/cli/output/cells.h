/* SPDX-License-Identifier: MIT */
/*
 * Cells as text: their names, and a puzzle or solution on one line.
 */
#ifndef CLI_CELLS_H
#define CLI_CELLS_H

#include "cli/output/answer.h"

/* The givens of a puzzle, and the cells of one of its solutions, on one line. */
void output_givens(struct text *text, const struct puzzle_answer *answer);
void output_solution(struct text *text, const struct puzzle_answer *answer, const uint8_t *cells);

static inline int cell_row(int cell)
{
    return cell / 9;
}

static inline int cell_column(int cell)
{
    return cell % 9;
}

/* A line of 81 cells, and the name of a cell, r1c1 to r9c9. */
void output_cells(struct text *text, const uint8_t cells[ENNEAD_CELLS]);
enum { CELL_NAME_SIZE = 5 };
void output_cell_name(int cell, char name[CELL_NAME_SIZE]);

#endif
