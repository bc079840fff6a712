/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with variant rules, typed in line by line.
 */
#ifndef ENNEAD_SESSION_TYPED_RULES_H
#define ENNEAD_SESSION_TYPED_RULES_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_rules(ennead_session *s, line_words *arguments);

/* Takes a line of a puzzle with rules that is being typed. */
command_outcome take_rule(ennead_session *s, const char *line, size_t length);

#endif
