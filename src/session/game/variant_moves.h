/* SPDX-License-Identifier: MIT */
/*
 * Moves in a puzzle with rules of its own, and what follows from them.
 */
#ifndef ENNEAD_SESSION_VARIANT_MOVES_H
#define ENNEAD_SESSION_VARIANT_MOVES_H

#include "session/game/session_state.h"

size_t reply_moves_of_variant(ennead_session *s, const game_position *from,
                              const game_position *to);
command_outcome set_in_variant(ennead_session *s, game_position *draft, int number, size_t cell);
command_outcome clear_in_variant(ennead_session *s, game_position *draft, int number, size_t cell);
void deduce_variant(ennead_session *s, game_position *draft);
void reply_standing_of_variant(ennead_session *s, const game_position *p);
/* Whether what takes long is to end. */
bool is_stopped(const ennead_session *s);
/* Whether every cell has its value and the rules are kept. */
bool is_solved_variant(const game_position *p);

#endif
