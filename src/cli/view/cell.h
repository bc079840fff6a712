/* SPDX-License-Identifier: MIT */
/*
 * One cell of the board: its digit, or its marks, and why it is marked.
 */
#ifndef CLI_CELL_H
#define CLI_CELL_H

#include "cli/view/view.h"

void cell_draw(const struct board_view *view, const struct board_position *position, int cell,
               const struct looks *looks);

/* The sign that stands beside a candidate with a part in a step. */
char cell_part_sign(enum candidate_part part);

#endif
