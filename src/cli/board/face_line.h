/* SPDX-License-Identifier: MIT */
/*
 * What the face asks of the session, and what it says.
 */
#ifndef CLI_FACE_LINE_H
#define CLI_FACE_LINE_H

#include "cli/board/face_state.h"

/* Passes a line to the session, and takes the reply. */
void face_line(struct face *face, const char *line);
/* Keeps the game if it is not as it was kept last. */
void face_keep(struct face *face);
/* Takes over a game that the host has loaded into the session. */
/* Begins a game with a new puzzle. */
void face_begin_new(struct face *face, ennead_level level);

/* Saves the game in the file that was asked about. */
void face_save_again(struct face *face);

void face_begin_game(struct face *face);
/* Reads the position of the session again. */
void face_refresh(struct face *face);
/* Replaces the text of the panel; it is translated. */
void face_say(struct face *face, const char *words);
/* Adds " r1c2" and so on to a line, for each cell of the selection that `wanted` accepts. Returns
 * how many. */
int face_add_cells(const struct face *face, struct text *line,
                   bool (*wanted)(const struct face *face, int cell));
/* Adds the name of a cell in a line of the session. */
void face_add_cell(const struct face *face, struct text *line, int cell);
bool face_is_selected(const struct face *face, int cell);
void face_forget_selection(struct face *face);

#endif
