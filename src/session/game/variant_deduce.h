/* SPDX-License-Identifier: MIT */
/*
 * What follows from a position in a puzzle with variant rules.
 */
#ifndef ENNEAD_SESSION_VARIANT_DEDUCE_H
#define ENNEAD_SESSION_VARIANT_DEDUCE_H

#include "session/game/session_state.h"

/* Deduces from the draft what the settings ask for after a command, and reports it. */
void deduce_variant(ennead_session *s, game_position *draft);
/* The standing of a position that is not solved. CONTRADICTS: the words say why, without a
 * period. */
outlook standing_of_variant(const ennead_session *s, const game_position *p,
                            char words[ENNEAD_SENTENCE_SIZE]);
/* Whether a long computation should end. */
bool is_stopped(const ennead_session *s);

#endif
