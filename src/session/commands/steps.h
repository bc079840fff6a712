/* SPDX-License-Identifier: MIT */
/*
 * Commands that continue.
 */
#ifndef ENNEAD_SESSION_STEPS_H
#define ENNEAD_SESSION_STEPS_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_step(ennead_session *s, line_words *arguments);
command_outcome run_solve(ennead_session *s, line_words *arguments);
command_outcome run_auto(ennead_session *s, line_words *arguments);

#endif
