/* SPDX-License-Identifier: MIT */
/*
 * What a session replies: text that grows, sentence by sentence.
 */
#ifndef ENNEAD_SESSION_REPLY_H
#define ENNEAD_SESSION_REPLY_H

#include "session/game/session_state.h"

/* Adds to the reply, as buffer_format. */
void reply_words(ennead_session *s, const char *words, ...);
void reply_bytes(ennead_session *s, const char *bytes, size_t length);
/* Room for so many bytes and a NUL at the end of what is said; NULL: memory is out, which is noted.
 * They are said when the length is counted up. */
char *reply_room(ennead_session *s, size_t length);
/* Adds bytes to any text of the session. */
void growing_text_add(ennead_session *s, growing_text *to, const char *bytes, size_t length);
/* Adds bytes of unknown origin, at most so many as fit in a sentence, without the controls of ASCII. */
void reply_printable(ennead_session *s, const char *bytes, size_t length);
/* Says a sentence on why nothing is done. Returns REFUSED. */
command_outcome refuse(ennead_session *s, const char *words, ...);
/* Says "r4c2". */
void reply_cell_name(ennead_session *s, const game_position *p, size_t cell);
/* Says how many cells are still to go, by a template for their number and "s" or "". */
void reply_open_cells(ennead_session *s, int empty, const char *words);

#endif
