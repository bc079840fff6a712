/* SPDX-License-Identifier: MIT */
/*
 * How a position becomes the new present position of the game.
 */
#ifndef ENNEAD_SESSION_GAME_H
#define ENNEAD_SESSION_GAME_H

#include "session/game/session_state.h"

/* Makes a position the beginning of a game, with all that follows from it. The session takes over
 * its variant, or frees it if this fails. */
command_outcome begin_game(ennead_session *s, const game_position *p);
/* Ends a command that has changed the state: deduces what follows, shows everything, and makes the
 * draft the present position. Its move is the reply from `begin` on, and is removed from the
 * reply. */
command_outcome conclude(ennead_session *s, size_t begin, game_position *draft, beginning begins);
/* The same if the change itself is the move. */
command_outcome change(ennead_session *s, game_position *draft);

#endif
