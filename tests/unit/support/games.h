/* SPDX-License-Identifier: MIT */
/*
 * Sessions for tests: a new one, a line told to it, and lines that a player might type.
 */
#ifndef UNIT_GAMES_H
#define UNIT_GAMES_H

#include "support/support.h"

/* A session with the C library's memory. */
ennead_session *session_new(void);

/* What a session replies to a line; fails the test unless the reply is whole lines. */
ennead_reply told(ennead_session *session, const char *line);

/* A command for a grid of `size` by `size` that a player might give, right or wrong. */
enum { COMMAND_SIZE = 32 };
void random_command(struct generator *g, unsigned size, char line[COMMAND_SIZE]);

#endif
