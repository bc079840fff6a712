/* SPDX-License-Identifier: MIT */
/*
 * The menu of a board without a puzzle.
 */
#ifndef CLI_FACE_MENU_H
#define CLI_FACE_MENU_H

#include "cli/board/face_state.h"

void face_open_menu(struct face *face);

/* Obeys a key of the menu. Returns false if it is none. */
bool face_press_in_menu(struct face *face, const struct face_key *key);

/* Its lines, from 0; false: there are no more. */
bool face_menu_line(const struct face *face, int index, struct text *line);

#endif
