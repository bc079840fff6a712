/* SPDX-License-Identifier: MIT */
/*
 * Commands that change the state.
 */
#ifndef ENNEAD_SESSION_CHANGES_H
#define ENNEAD_SESSION_CHANGES_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_board(ennead_session *s, line_words *arguments);
command_outcome run_set(ennead_session *s, line_words *arguments);
command_outcome run_clear(ennead_session *s, line_words *arguments);
/* Does any number of r4c2=7 and r4c2<>7; all of them or none. */
command_outcome run_assignments(ennead_session *s, line_words line);

#endif
