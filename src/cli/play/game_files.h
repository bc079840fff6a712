/* SPDX-License-Identifier: MIT */
/*
 * What a session cannot do itself: save and load files, keep the game for --resume, and make new
 * puzzles. How it went is said in the player's language. The functions are those of a face_host;
 * `user` is a struct game_files.
 */
#ifndef CLI_GAME_FILES_H
#define CLI_GAME_FILES_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/play/kept_games.h"

struct game_files {
    ennead_language language;
    struct kept_games kept;
};

/* Returns whether it was saved. */
bool game_files_save(void *user, const char *name, const char *game, size_t length,
                     struct text *said);

/* Whether there is a file of this name. */
bool game_files_exist(void *user, const char *name);

/* Reads a file into a session: a game, or its first puzzle, of any kind. Also returns
 * ENNEAD_STATUS_OUT_OF_MEMORY if the file is too large. `reply` is set if the status is
 * ENNEAD_STATUS_OK and *why is NULL. */
ennead_status game_files_read(ennead_session *session, const char *name, ennead_reply *reply,
                              const char **why);
void game_files_load(void *user, ennead_session *session, const char *name, struct text *said);

const char *game_files_keep(void *user, const char *game, size_t length);

/* Loads the game that was kept last. The first returns false if there is none. */
bool game_files_resume_kept(const struct game_files *files, ennead_session *session,
                            struct text *said);
void game_files_resume(void *user, ennead_session *session, struct text *said);

/* Makes a puzzle of a level and loads it. */
void game_files_create(void *user, ennead_session *session, ennead_level level, struct text *said);

#endif
