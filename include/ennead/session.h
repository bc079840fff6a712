/* SPDX-License-Identifier: MIT */
/*
 * A game that is played by lines of text.
 */
#ifndef ENNEAD_SESSION_H
#define ENNEAD_SESSION_H

#include "model.h"
#include "steps.h"
#include "variant.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A game that is played by lines of text: the caller passes a command and gets the reply. A session
 * does no input or output itself, so it works behind a terminal, a pipe or a window. Each command
 * makes a new state and keeps the old ones, so that everything can be undone. docs/playing.md
 * describes the commands.
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
 *        +--> ENNEAD_REPLY_KIND_NEW: make a puzzle of the level  |
 *        |                           `name`, ennead_session_load -+
 *        +--> ENNEAD_REPLY_KIND_EXIT: ennead_session_free
 */
typedef struct ennead_session ennead_session;

typedef enum ennead_reply_kind {
    ENNEAD_REPLY_KIND_SAY,
    ENNEAD_REPLY_KIND_SAVE,
    ENNEAD_REPLY_KIND_LOAD,
    ENNEAD_REPLY_KIND_EXIT,
    ENNEAD_REPLY_KIND_NEW,
} ennead_reply_kind;

/* The reply of a session. Pointers are valid until the next call with the same session. */
typedef struct ennead_reply {
    ennead_reply_kind kind;
    const char *text; /* complete lines, maybe none; NUL-terminated */
    size_t length;
    const char *name;   /* of the file to save or load, as typed, or of the level of a new puzzle;
                           NUL-terminated; otherwise NULL */
    const char *prompt; /* the prompt for the next line, such as "> " */
    bool refused;       /* the line was not carried out; the text says why */
} ennead_reply;

/* Makes a session without a puzzle. On ENNEAD_STATUS_OUT_OF_MEMORY *session is NULL. */
ENNEAD_API ennead_status ennead_session_new(const ennead_allocator *allocator,
                                            ennead_session **session);

/* Stores a greeting that says how to get help. */
ENNEAD_API ennead_status ennead_session_greet(ennead_session *session, ennead_reply *reply);

/* Carries out a line of `length` bytes, without its line end. For a line that is not a command the
 * reply says so, and nothing changes. ENNEAD_STATUS_OUT_OF_MEMORY: nothing has changed; the reply
 * is not set. */
ENNEAD_API ennead_status ennead_session_line(ennead_session *session, const char *line,
                                             size_t length, ennead_reply *reply);

/* Loads the text of a file: a saved game, whose moves are replayed, or a file of puzzles or states,
 * of which the first is taken. For other text the reply says what is wrong, and nothing changes.
 * ENNEAD_STATUS_OUT_OF_MEMORY: nothing has changed; the reply is not set. */
ENNEAD_API ennead_status ennead_session_load(ennead_session *session, const char *text,
                                             size_t length, ennead_reply *reply);

/* What a player has noted in a cell. In sets of values, the lowest value of the puzzle is bit 0. */
typedef struct ennead_cell_notes {
    uint64_t center, corner;
    uint8_t color; /* 1 to 9; 0: none */
} ennead_cell_notes;

/* The position of a game. Pointers belong to the session and are valid until its next line. */
typedef struct ennead_position {
    /* Of a classic 9x9 puzzle, when `rules` is NULL; all members are 0 otherwise, and before a
     * puzzle is loaded. */
    ennead_state state;
    /* Of a puzzle with variant rules or of another size: the puzzle, and the set of values left in
     * each cell, which is the value of the cell if it is the only one. Otherwise NULL. */
    const ennead_description *rules;
    const uint64_t *candidates;
    /* The notes in each cell, or NULL if there are none. */
    const ennead_cell_notes *notes;
} ennead_position;

ENNEAD_API void ennead_session_get_position(const ennead_session *session,
                                            ennead_position *position);

/* The last hint, as long as it is about the present position. */
typedef struct ennead_session_hint {
    ennead_hint stage;       /* what was told last */
    const ennead_step *step; /* of a classic 9x9 puzzle; NULL otherwise, and if there is no hint */
    /* Of other puzzles, else NULL: the step, and the values that it leaves in each cell. */
    const ennead_model_step *model_step;
    const uint64_t *after;
} ennead_session_hint;

/* Stores the last hint. Its pointers are valid until the session's next line. */
ENNEAD_API void ennead_session_get_hint(const ennead_session *session, ennead_session_hint *hint);

/* Whether the last line, a 'check', named this cell as wrong, or as one of those of which one is
 * wrong. */
ENNEAD_API bool ennead_session_is_wrong(const ennead_session *session, int cell);

/* Chooses the style of hints and steps, as the command 'style' does. The default is
 * ENNEAD_STYLE_HUMAN. */
ENNEAD_API void ennead_session_set_style(ennead_session *session, ennead_style style);
ENNEAD_API ennead_style ennead_session_get_style(const ennead_session *session);

/* Whether replies to moves show the board. */
typedef enum ennead_session_boards {
    ENNEAD_SESSION_BOARDS_SHOWN,
    ENNEAD_SESSION_BOARDS_LEFT_OUT, /* the caller shows the position itself */
} ennead_session_boards;

/* Chooses whether replies to moves show the board. The default is ENNEAD_SESSION_BOARDS_SHOWN.
 * 'show' and 'marks' always show it. */
ENNEAD_API void ennead_session_set_boards(ennead_session *session, ennead_session_boards boards);

/* Lets the flag interrupt long work on puzzles with variant rules (trials, checks, searches); the
 * reply then says that the answer is not known. Applies to puzzles loaded later. The flag must
 * outlive the session. */
ENNEAD_API void ennead_session_set_stop(ennead_session *session, const ennead_stop *stop);

/* Chooses the characters in which puzzles with variant rules are drawn. The default is
 * ENNEAD_DRAWING_PLAIN. */
ENNEAD_API void ennead_session_set_drawing(ennead_session *session, ennead_drawing drawing);

/* Chooses the language and the notation of what the session says from here on. The default is
 * English and r2c4. */
ENNEAD_API void ennead_session_set_wording(ennead_session *session, const ennead_wording *wording);

/* Frees a session; NULL is allowed. */
ENNEAD_API void ennead_session_free(ennead_session *session);

#ifdef __cplusplus
}
#endif

#endif
