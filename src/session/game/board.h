/* SPDX-License-Identifier: MIT */
/*
 * Boards: shown, typed, read.
 */
#ifndef ENNEAD_SESSION_BOARD_H
#define ENNEAD_SESSION_BOARD_H

#include "session/game/session_state.h"

/* Shows a board, unless the caller does that itself. */
void reply_board(ennead_session *s, const game_position *p);
/* The same, whoever asks. */
void show_board(ennead_session *s, const game_position *p);
/* Begins the typing of a board. */
void begin_rows(ennead_session *s);
/* Takes a row. *whole: it was the ninth, and the board's state has been stored. */
command_outcome take_row(ennead_session *s, const char *line, size_t length, bool *whole,
                         ennead_state *state);
/* Reads the first puzzle or state of a text. A variant belongs to the caller until it is recorded
 * in the history. */
command_outcome read_position(ennead_session *s, const char *text, size_t length, game_position *p);

#endif
