/* SPDX-License-Identifier: MIT */
/*
 * The positions of a game, and how they came about.
 */
#ifndef ENNEAD_SESSION_HISTORY_H
#define ENNEAD_SESSION_HISTORY_H

#include "session/game/session_state.h"

/* The position as it is now; its array is not to be changed. */
game_position present_position(const ennead_session *s);
/* The variant that is being played, or NULL. */
game_variant *present_variant(const ennead_session *s);
/* A copy that may be changed; that of a variant is in the variant's memory. */
game_position draft_of(const ennead_session *s);
/* Whether two positions of a game say the same of every cell. */
bool is_same_position(const game_position *one, const game_position *other);
/* Makes `p` the present position; what had been taken back is forgotten. `move` of `length` bytes
 * and the position are copied. False: memory is out. */
bool remember(ennead_session *s, const char *move, size_t length, const game_position *p,
              beginning begins);
void forget_all(ennead_session *s);

#endif
