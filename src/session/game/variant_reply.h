/* SPDX-License-Identifier: MIT */
/*
 * Shows puzzles with variant rules.
 */
#ifndef ENNEAD_SESSION_VARIANT_REPLY_H
#define ENNEAD_SESSION_VARIANT_REPLY_H

#include "session/game/session_state.h"

/* Writes the lines from which the puzzle can be made again, as a move. */
void reply_beginning(ennead_session *s, const game_variant *v);
void reply_picture(ennead_session *s, const game_position *p);
/* Writes the title, and the rules that the picture does not show. */
void reply_rules(ennead_session *s, const game_position *p);
/* "r1c1, r1c2 and r2c2" for the cells of a set, one bit each. */
void reply_cell_names(ennead_session *s, const game_position *p, const uint64_t *set);

#endif
