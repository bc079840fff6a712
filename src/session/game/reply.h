/* SPDX-License-Identifier: MIT */
/*
 * The reply of a session: text that grows sentence by sentence.
 */
#ifndef ENNEAD_SESSION_REPLY_H
#define ENNEAD_SESSION_REPLY_H

#include "session/game/session_state.h"

/* Adds to the reply, in the language of the session: the English template, which translation.c has
 * in other languages too; arguments as for buffer_format. */
void reply_words(ennead_session *s, const char *words, ...);
void reply_bytes(ennead_session *s, const char *bytes, size_t length);
/* Room for so many bytes and a NUL at the end of the reply; NULL if memory ran out, which is
 * recorded. The caller must then increase the reply's length. */
char *reply_room(ennead_session *s, size_t length);
/* Adds bytes to any text of the session. */
void growing_text_add(ennead_session *s, growing_text *to, const char *bytes, size_t length);
/* Adds bytes of unknown origin, without ASCII control characters, and at most as many as fit in a
 * sentence. */
void reply_printable(ennead_session *s, const char *bytes, size_t length);
/* Replies with the reason why nothing is done. Returns REFUSED. */
command_outcome refuse(ennead_session *s, const char *words, ...);
/* Adds "r4c2"; of a plain board in the notation of the session. */
void reply_cell_name(ennead_session *s, const game_position *p, size_t cell);
/* Adds "r4c2", as moves have it in every notation. */
void reply_cell_of_move(ennead_session *s, const game_position *p, size_t cell);
/* Says how many there are, with the template for one or for more; it gets the number. */
void reply_count(ennead_session *s, int count, const char *one, const char *many);

#endif
