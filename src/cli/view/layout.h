/* SPDX-License-Identifier: MIT */
/*
 * Where the board and the panel beside it are on a sheet: a line above, two below.
 */
#ifndef CLI_LAYOUT_H
#define CLI_LAYOUT_H

#include "cli/view/view.h"

enum { LEAST_ROWS = 12, LEAST_COLUMNS = 40, LINES_ABOVE = 1, LINES_BELOW = 2 };

/* Chooses the size of the cells and where the board ends, so that a cell is in sight. Returns the
 * width of the panel at the right; 0: there is no room for it. */
int layout_choose(struct board_view *view, const struct board_position *position,
                  const ennead_scene *scene, int cell);

/* Whether a sheet is large enough; if not, `sentence` is written on it. */
bool layout_has_room(const struct board_sheet *sheet, const char *sentence);

#endif
