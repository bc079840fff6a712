/* SPDX-License-Identifier: MIT */
/*
 * Taking a number out of its cell.
 */
#ifndef ENNEAD_SESSION_LIFT_H
#define ENNEAD_SESSION_LIFT_H

#include "session/game/session_state.h"

/* Empties a cell of the draft that holds a number, not a given. Candidates that this number had
 * taken from other cells come back, but not those that moves of the game removed. In a variant the
 * cell may hold its number still, because it has no other left. */
void lift_number(ennead_session *s, game_position *draft, size_t cell);

#endif
