/* SPDX-License-Identifier: MIT */
/*
 * The text around the board.
 */
#ifndef CLI_FACE_PANEL_H
#define CLI_FACE_PANEL_H

#include "cli/board/face_state.h"

void face_draw_panel(const struct face *face, const struct board_sheet *sheet, int left, int width);
/* The last line but one: what is typed, or the first line of the reply. */
void face_draw_message(const struct face *face, const struct board_sheet *sheet,
                       struct face_cursor *cursor);
void face_draw_keys(const struct face *face, const struct board_sheet *sheet);

#endif
