/* SPDX-License-Identifier: MIT */
/*
 * Games that are kept while they are played, so that they can be resumed after a crash.
 */
#ifndef CLI_KEPT_GAMES_H
#define CLI_KEPT_GAMES_H

#include "cli/base/text.h"

/* Where one game is kept. No other program writes to the same files. */
struct kept_games {
    struct text folder; /* ends with a slash */
    struct text name;   /* of the files, without their last character */
    unsigned count;     /* how often it was kept */
};

/* Finds the folder: ennead/ in XDG_STATE_HOME, or in ~/.local/state. Returns false if there is
 * none. */
bool kept_games_begin(struct kept_games *kept);
void kept_games_end(struct kept_games *kept);

/* Keeps a game. Returns 0 or an errno. */
int kept_games_keep(struct kept_games *kept, const char *game, size_t length);

/* Adds the newest game that is whole to a text. Returns false if there is none. */
bool kept_games_newest(const struct kept_games *kept, struct text *game);

#endif
