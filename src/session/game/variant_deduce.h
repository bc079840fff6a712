/* SPDX-License-Identifier: MIT */
/*
 * What follows from a position in a puzzle with rules of its own.
 */
#ifndef ENNEAD_SESSION_VARIANT_DEDUCE_H
#define ENNEAD_SESSION_VARIANT_DEDUCE_H

#include "session/game/session_state.h"

/* Deduces from the draft what is wanted after a command, and says it. */
void deduce_variant(ennead_session *s, game_position *draft);
/* How a position that is not solved stands; CONTRADICTS: the words say why, without a full stop. */
outlook standing_of_variant(const ennead_session *s, const game_position *p,
                            char words[ENNEAD_SENTENCE_SIZE]);
/* Whether what takes long is to end. */
bool is_stopped(const ennead_session *s);

#endif
