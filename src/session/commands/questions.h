/* SPDX-License-Identifier: MIT */
/*
 * Commands that change nothing.
 */
#ifndef ENNEAD_SESSION_QUESTIONS_H
#define ENNEAD_SESSION_QUESTIONS_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_show(ennead_session *s, line_words *arguments);
/* Shows the board and its standing. */
void show_present(ennead_session *s);
command_outcome run_marks(ennead_session *s, line_words *arguments);
command_outcome run_check(ennead_session *s, line_words *arguments);
/* Chooses which steps hints tell. */
command_outcome run_style(ennead_session *s, line_words *arguments);
command_outcome run_hint(ennead_session *s, line_words *arguments);

#endif
