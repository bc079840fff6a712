/* SPDX-License-Identifier: MIT */
/*
 * The positions of a game, and the moves between them.
 */
#ifndef ENNEAD_SESSION_HISTORY_H
#define ENNEAD_SESSION_HISTORY_H

#include "session/game/session_state.h"

/* The present position. Its array must not be changed. */
game_position present_position(const ennead_session *s);
/* The variant that is being played, or NULL. */
game_variant *present_variant(const ennead_session *s);
/* A copy that may be changed; for a variant, its array is in the variant's memory. */
game_position draft_of(const ennead_session *s);
/* Whether two positions of a game agree on every cell. */
bool is_same_position(const game_position *one, const game_position *other);
/* Makes `p` the present position, after the one before. The position and the move, of `length`
 * bytes, are copied. Returns false if memory ran out. */
bool remember(ennead_session *s, const char *move, size_t length, const game_position *p,
              beginning begins);
/* The move with which the present game begins, from 1; 0: there are no moves. */
size_t first_move(const history *h);
/* Makes the position after a move, from 1, the present one; 0: that before all moves. The moves
 * that lead there are from then on those that 'redo' makes. */
void go_to_move(ennead_session *s, size_t move);
/* The move that 'redo' makes after a move (0: none), and how to choose it. */
size_t number_of_move_after(const history *h, size_t move);
void choose_move_after(history *h, size_t move, size_t next);
void forget_all(ennead_session *s);

#endif
