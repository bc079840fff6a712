/* SPDX-License-Identifier: MIT */
/*
 * Commands that note something in cells.
 */
#ifndef ENNEAD_SESSION_NOTES_H
#define ENNEAD_SESSION_NOTES_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

command_outcome run_center(ennead_session *s, line_words *arguments);
command_outcome run_corner(ennead_session *s, line_words *arguments);
command_outcome run_color(ennead_session *s, line_words *arguments);
/* Removes all notes from cells. */
command_outcome run_wipe(ennead_session *s, line_words *arguments);

#endif
