/* SPDX-License-Identifier: MIT */
/*
 * The table of commands.
 */
#ifndef ENNEAD_SESSION_COMMANDS_H
#define ENNEAD_SESSION_COMMANDS_H

#include "session/game/session_state.h"

/* Executes a line that is a command. */
command_outcome commands_run(ennead_session *s, const char *line, size_t length);

#endif
