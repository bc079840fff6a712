/* SPDX-License-Identifier: MIT */
/*
 * A game as commands that play it again.
 */
#ifndef ENNEAD_SESSION_SAVED_GAME_H
#define ENNEAD_SESSION_SAVED_GAME_H

#include "session/game/session_state.h"

/* Writes the present game as commands that play it again. */
void reply_game(ennead_session *s);

#endif
