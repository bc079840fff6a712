/* SPDX-License-Identifier: MIT */
/*
 * How a position becomes a new one of the game.
 */
#ifndef ENNEAD_SESSION_GAME_H
#define ENNEAD_SESSION_GAME_H

#include "session/game/session_state.h"

/* Makes a position the begin of a game, with what follows from it; its variant is the session's, or
 * gone if that fails. */
command_outcome begin_game(ennead_session *s, const game_position *p);
/* Ends a command that has changed the state: what follows is deduced, all is shown, and the state
 * becomes the present one with its move, which stands from `begin` on at the end of the reply and
 * is not to be heard. */
command_outcome conclude(ennead_session *s, size_t begin, game_position *draft, beginning begins);
/* The same where the change itself is the move. */
command_outcome change(ennead_session *s, game_position *draft);

#endif
