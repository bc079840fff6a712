/* SPDX-License-Identifier: MIT */
/*
 * How a game begins: with a puzzle, and a word if it does not have exactly one solution.
 */
#ifndef ENNEAD_SESSION_BEGINNING_H
#define ENNEAD_SESSION_BEGINNING_H

#include "session/game/session_state.h"

/* Replies if a position of `game`, which may be another session, leads to more than one solution,
 * or if its puzzle has none. */
command_outcome tell_solutions(ennead_session *s, const ennead_session *game,
                               const game_position *p);

/* Begins a game with a position, whose variant it takes over. */
command_outcome start_game(ennead_session *s, const game_position *p);

#endif
