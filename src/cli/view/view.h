/* SPDX-License-Identifier: MIT */
/*
 * The part of a sheet that shows the board. The board has its own coordinates: row 0 and column 0
 * are its upper left corner, and clues outside it have negative ones. What does not fit is
 * scrolled.
 *
 *     +-------+-------+     cells of 7x3 characters, or of 3x1 where there is less room,
 *     | 1 2 3 |       |     with a frame of one character between them
 *     | 4 5 6 |   8   |
 *     | 7 8 9 |       |
 *     +-------+-------+
 */
#ifndef CLI_VIEW_H
#define CLI_VIEW_H

#include "cli/view/position.h"
#include "cli/view/sheet.h"

struct board_view {
    const struct board_sheet *sheet;
    int top, left, rows, columns;  /* where it is on the sheet */
    int first_row, first_column;   /* of the board: what is in its upper left corner */
    int cell_rows, cell_columns;   /* of a cell, without its frame */
    int least_row, least_column;   /* of the board with its clues */
    int board_rows, board_columns; /* of all that, from there */
    bool utf8;
};

/* What a view shows besides the position. */
struct looks {
    int cursor;
    const bool *selected; /* of each cell */
    int filter;           /* the value whose cells are marked; 0: none */
    bool candidates;      /* show those, not the player's notes */
    bool links;           /* draw those of the step */
    bool plain;           /* there are no colors: grounds get signs */
};

enum view_size { VIEW_COMPACT, VIEW_LARGE };

/* Gives a view the size of its cells, and finds how much room the board needs. */
void view_measure(struct board_view *view, const struct board_position *position,
                  const ennead_scene *scene, enum view_size size);

/* Chooses what is scrolled into sight, so that a cell is seen. */
void view_scroll(struct board_view *view, const struct board_position *position, int cell);

/* Draws everything. */
void view_draw(const struct board_view *view, const struct board_position *position,
               const ennead_scene *scene, const struct looks *looks);

/* The cell at a place of the sheet; -1: none. */
int view_cell(const struct board_view *view, const struct board_position *position, int row,
              int column);

/* The glyph at a place of the board; NULL: not in sight. */
struct sheet_glyph *view_at(const struct board_view *view, int row, int column);

/* Where things of a picture are on the board. */
int view_row(const struct board_view *view, int32_t y);
int view_column(const struct board_view *view, int32_t x);

#endif
