/* SPDX-License-Identifier: MIT */
/*
 * What can be asked of a puzzle with rules of its own.
 */
#ifndef ENNEAD_SESSION_VARIANT_QUESTIONS_H
#define ENNEAD_SESSION_VARIANT_QUESTIONS_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome variant_marks(ennead_session *s, line_words *arguments);
command_outcome variant_check(ennead_session *s, line_words *arguments);
command_outcome variant_hint(ennead_session *s, line_words *arguments);
command_outcome variant_step(ennead_session *s, line_words *arguments);
command_outcome variant_solve(ennead_session *s, line_words *arguments);

#endif
