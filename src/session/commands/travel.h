/* SPDX-License-Identifier: MIT */
/*
 * Commands that leave the present position.
 */
#ifndef ENNEAD_SESSION_TRAVEL_H
#define ENNEAD_SESSION_TRAVEL_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_undo(ennead_session *s, line_words *arguments);
command_outcome run_redo(ennead_session *s, line_words *arguments);
/* Back to the last position without a mistake. */
command_outcome run_back(ennead_session *s, line_words *arguments);
command_outcome run_save(ennead_session *s, line_words *arguments);
command_outcome run_load(ennead_session *s, line_words *arguments);
/* Asks the caller for a new puzzle. */
command_outcome run_new(ennead_session *s, line_words *arguments);
command_outcome run_exit(ennead_session *s, line_words *arguments);

#endif
