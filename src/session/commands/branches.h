/* SPDX-License-Identifier: MIT */
/*
 * Commands about the tree of moves.
 */
#ifndef ENNEAD_SESSION_BRANCHES_H
#define ENNEAD_SESSION_BRANCHES_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_point(ennead_session *s, line_words *arguments);
command_outcome run_tree(ennead_session *s, line_words *arguments);
command_outcome run_go(ennead_session *s, line_words *arguments);

#endif
