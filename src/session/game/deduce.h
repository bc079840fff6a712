/* SPDX-License-Identifier: MIT */
/*
 * What follows from a position.
 */
#ifndef ENNEAD_SESSION_DEDUCE_H
#define ENNEAD_SESSION_DEDUCE_H

#include "session/game/session_state.h"

extern const char *const deduction_names[DEDUCTIONS];

/* Deduces from the draft what the settings ask for after a command, and reports it. */
void deduce(ennead_session *s, game_position *draft);
/* Replies with the standing: solved, stuck, contradictory. */
void reply_standing(ennead_session *s, const game_position *p);
/* The techniques that are valid for a state that was checked. Records in the state what its only
 * solution depends on. */
ennead_technique_set sound_techniques(ennead_state *state, const ennead_state_check *check);
/* Replies with a step and its name. */
void reply_step(ennead_session *s, const ennead_state *before, const ennead_step *step);

#endif
