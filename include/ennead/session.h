/* SPDX-License-Identifier: MIT */
/*
 * A game that is played by lines of text.
 */
#ifndef ENNEAD_SESSION_H
#define ENNEAD_SESSION_H

#include "state.h"
#include "variant.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A game that is played by lines of text: a command goes in, what there is to say comes out.
 * Nothing is read or printed here, so a terminal, a pipe and a window can drive the same session.
 * Each command makes a new state and leaves the old ones as they are, so that all can be taken
 * back; docs/playing.md describes the commands.
 *
 *     ennead_session_new --> ennead_session_greet
 *        |
 *        v
 *     ennead_session_line <---------------------------------------+
 *        |                                                        |
 *        +--> ENNEAD_REPLY_KIND_SAY: show the text ---------------+
 *        +--> ENNEAD_REPLY_KIND_SAVE: write the text to the file  |
 *        |                            `name`, say how it went ----+
 *        +--> ENNEAD_REPLY_KIND_LOAD: read the file `name`,       |
 *        |                            ennead_session_load --------+
 *        +--> ENNEAD_REPLY_KIND_EXIT: ennead_session_free
 */
typedef struct ennead_session ennead_session;

typedef enum ennead_reply_kind {
    ENNEAD_REPLY_KIND_SAY,
    ENNEAD_REPLY_KIND_SAVE,
    ENNEAD_REPLY_KIND_LOAD,
    ENNEAD_REPLY_KIND_EXIT,
} ennead_reply_kind;

/* What a session answers. Pointers are good until the next call with the same session. */
typedef struct ennead_reply {
    ennead_reply_kind kind;
    const char *text; /* whole lines, perhaps none; ended by NUL */
    size_t length;
    const char *name;   /* of a file, as it was typed; ended by NUL; else NULL */
    const char *prompt; /* what to ask for the next line with, such as "> " */
    bool refused;       /* the line could not be done, and the text says why */
} ennead_reply;

/* Makes a session without a puzzle. On ENNEAD_STATUS_OUT_OF_MEMORY *session is NULL. */
ENNEAD_API ennead_status ennead_session_new(const ennead_allocator *allocator,
                                            ennead_session **session);

/* Says what it is and how help is to be had. */
ENNEAD_API ennead_status ennead_session_greet(ennead_session *session, ennead_reply *reply);

/* Takes a line of `length` bytes, without its end. A line that is no command gets a sentence and
 * changes nothing. ENNEAD_STATUS_OUT_OF_MEMORY: nothing has changed; the reply is not set. */
ENNEAD_API ennead_status ennead_session_line(ennead_session *session, const char *line,
                                             size_t length, ennead_reply *reply);

/* Takes the text of a file: a saved game, which is played again, or the first puzzle or state of
 * any form that can be read. Text that is neither gets a sentence and changes nothing; so does
 * ENNEAD_STATUS_OUT_OF_MEMORY without a reply. */
ENNEAD_API ennead_status ennead_session_load(ennead_session *session, const char *text,
                                             size_t length, ennead_reply *reply);

/* How a game stands. What it points to belongs to the session, until its next line. */
typedef struct ennead_position {
    /* A puzzle with the rules of newspapers, where `rules` is NULL; else, and before there is a puzzle, all of it is
     * empty. */
    ennead_state state;
    /* A puzzle with rules of its own, or of another size: that puzzle, and the set of values left to each cell; one
     * that has one holds it. Else NULL. */
    const ennead_description *rules;
    const uint64_t *candidates;
} ennead_position;

ENNEAD_API void ennead_session_get_position(const ennead_session *session,
                                            ennead_position *position);

/* Has what a puzzle with rules of its own takes long for - trials, checks, search - end soon after
 * the flag is set, with a sentence that it was not found out. For puzzles that begin from here on;
 * the flag must outlive the session. */
ENNEAD_API void ennead_session_set_stop(ennead_session *session, const ennead_stop *stop);

/* What the pictures of such puzzles are made of; at first ENNEAD_DRAWING_PLAIN. */
ENNEAD_API void ennead_session_set_drawing(ennead_session *session, ennead_drawing drawing);

/* Gives a session back; NULL is allowed. */
ENNEAD_API void ennead_session_free(ennead_session *session);

#ifdef __cplusplus
}
#endif

#endif
