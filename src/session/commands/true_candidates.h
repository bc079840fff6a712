/* SPDX-License-Identifier: MIT */
/*
 * The command `candidates`.
 */
#ifndef ENNEAD_SESSION_TRUE_CANDIDATES_H
#define ENNEAD_SESSION_TRUE_CANDIDATES_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_candidates(ennead_session *s, line_words *arguments);

#endif
