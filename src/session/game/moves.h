/* SPDX-License-Identifier: MIT */
/*
 * The moves between two positions, as text.
 */
#ifndef ENNEAD_SESSION_MOVES_H
#define ENNEAD_SESSION_MOVES_H

#include "session/game/session_state.h"

/* Writes the moves that lead from one position to another to the end of the reply. Returns where
 * they begin. */
size_t reply_moves(ennead_session *s, const game_position *from, const game_position *to);

#endif
