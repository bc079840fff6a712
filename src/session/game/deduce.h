/* SPDX-License-Identifier: MIT */
/*
 * What follows from a position.
 */
#ifndef ENNEAD_SESSION_DEDUCE_H
#define ENNEAD_SESSION_DEDUCE_H

#include "session/game/session_state.h"

extern const char *const deduction_names[DEDUCTIONS];

/* Deduces from the draft what is wanted after a command, and says it. */
void deduce(ennead_session *s, game_position *draft);
/* Says how it stands: solved, stuck, contradictory. */
void reply_standing(ennead_session *s, const game_position *p);
/* The techniques that are sound for a state that was checked; the state is told what its one
 * solution rests on. */
ennead_technique_set sound_techniques(ennead_state *state, const ennead_state_check *check);
/* Says a step with its name. */
void reply_step(ennead_session *s, const ennead_state *before, const ennead_step *step);

#endif
