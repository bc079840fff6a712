/* SPDX-License-Identifier: MIT */
/*
 * The board in a terminal: a face fed by the keys, the mouse and the size of a terminal.
 */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include "cli/board/face.h"

/* Whether standard input and output are a terminal on which a board can be drawn. */
bool board_is_possible(void);

/* Plays until the player leaves, or a signal comes. Returns false if the terminal cannot be taken,
 * or memory runs out. */
bool board_play(struct face *face, enum face_colors colors);

#endif
