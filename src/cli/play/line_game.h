/* SPDX-License-Identifier: MIT */
/*
 * A game by lines: from a terminal, where lines are edited, long ones are wrapped at words, and
 * questions are asked before something is lost; or from a pipe, which is never asked.
 */
#ifndef CLI_LINE_GAME_H
#define CLI_LINE_GAME_H

#include <ennead.h>

#include "cli/base/exits.h"
#include "cli/base/writer.h"
#include "cli/play/game_files.h"

struct line_game;

/* NULL: memory ran out. The game may then be played. */
struct line_game *line_game_begin(ennead_session *session, struct game_files *files,
                                  struct writer *out);
void line_game_end(struct line_game *game);

/* Shows a text, which may have titles and typed text in it. */
void line_game_show(struct line_game *game, const char *text, size_t length);

/* Plays on until the game is over. */
enum exit_code line_game_play(struct line_game *game);

#endif
