/* SPDX-License-Identifier: MIT */
/*
 * What leads from a position to another, as text.
 */
#ifndef ENNEAD_SESSION_MOVES_H
#define ENNEAD_SESSION_MOVES_H

#include "session/game/session_state.h"

/* Writes the moves that lead from a position to another to the end of the reply; returns where in
 * the reply they begin. */
size_t reply_moves(ennead_session *s, const game_position *from, const game_position *to);

#endif
