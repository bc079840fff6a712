/* SPDX-License-Identifier: MIT */
/*
 * The inside of a session: a history of states that are never changed, each with the move that led
 * to it as text, and a few words on how the player wants to be served.
 *
 *     history   [board ...][r4c2=7][r1c1<>5 r1c2<>5][r9c9=1]
 *                                  ^ at: the present state; what is behind can be redone
 *
 * A command is carried out in a draft, a state that becomes a new one of the history when nothing
 * has failed; so a command that runs out of memory, or is refused, has changed nothing.
 */
#ifndef ENNEAD_SESSION_SESSION_H
#define ENNEAD_SESSION_SESSION_H

#include <stdarg.h>

#include "ennead.h"

/* What is deduced after each command. */
typedef enum deduction { DEDUCE_BASIC, DEDUCE_NOTHING, DEDUCE_ALL, DEDUCTIONS } deduction;

/* Whether a move begins a game. */
typedef enum beginning { CONTINUES, BEGINS } beginning;

typedef struct entry {
    char *move; /* as a command, ended by NUL */
    ennead_state state;
    deduction automatic; /* in force when it was made */
    beginning begins;
} entry;

typedef struct history {
    entry *entries;
    size_t count, capacity;
    size_t at; /* how many are done; the others have been taken back */
} history;

/* Text that grows. */
typedef struct speech {
    char *bytes;
    size_t length, capacity;
    bool failed;
} speech;

struct ennead_session {
    ennead_allocator allocator;
    history history;
    deduction automatic;
    int hints; /* given for the present state */
    int row;   /* of a board that is being typed, from 0; or NO_ROW */
    char typed[ENNEAD_CELLS];
    speech speech;
    ennead_reply reply;
};

enum { NO_ROW = -1 };

typedef enum outcome {
    DONE,
    REFUSED, /* a sentence has been said, nothing has changed */
    NO_MEMORY,
} outcome;

/* ---- speech.c: what is said */

/* Adds to what is said, as phrase_format. */
void say(ennead_session *s, const char *words, ...);
void say_bytes(ennead_session *s, const char *bytes, size_t length);
/* Adds bytes of unknown origin, at most so many as fit in a sentence, fit to be shown. */
void say_shown(ennead_session *s, const char *bytes, size_t length);
/* Says a sentence on why nothing is done. Returns REFUSED. */
outcome refuse(ennead_session *s, const char *words, ...);

/* ---- history.c */

/* The state as it is now. */
ennead_state present_state(const ennead_session *s);
/* Whether two states say the same of every cell. */
bool is_same_state(const ennead_state *one, const ennead_state *other);
/* Makes `state` the present one; what had been taken back is forgotten. `move` of `length` bytes is
 * copied. False: memory is out. */
bool remember(ennead_session *s, const char *move, size_t length, const ennead_state *state,
              beginning begins);
void forget_all(ennead_session *s);
/* Says the present game as commands that play it again. */
void say_game(ennead_session *s);
/* Writes the moves that lead from a state to another to the end of the speech; returns where in the
 * speech they begin. */
size_t say_moves(ennead_session *s, const ennead_state *from, const ennead_state *to);

/* ---- deduce.c: what follows */

extern const char *const deduction_names[DEDUCTIONS];

/* Deduces from the draft what is wanted after a command, and says it. */
void deduce(ennead_session *s, ennead_state *draft);
/* Says how it stands: solved, stuck, contradictory. */
void say_standing(ennead_session *s, const ennead_state *state);
/* The techniques that are sound for a state that was checked; the state is told what its one
 * solution rests on. */
ennead_technique_set sound_techniques(ennead_state *state, const ennead_check *check);
/* Says a step with its name. */
void say_step(ennead_session *s, const ennead_step *step);
/* Says what is wrong, with the digits that are to blame; true: there is something. */
bool say_mistakes(ennead_session *s, const ennead_state *state, const ennead_check *check);

/* ---- board.c: boards shown and typed in */

void say_board(ennead_session *s, const ennead_state *state);
/* Begins the typing of a board. */
void begin_rows(ennead_session *s);
/* Takes a row; *whole: it was the ninth, and the board's state is stored. */
outcome take_row(ennead_session *s, const char *line, size_t length, bool *whole,
                 ennead_state *state);
/* Reads the first puzzle or state of a text. */
outcome read_state(ennead_session *s, const char *text, size_t length, ennead_state *state);

/* ---- commands.c */

/* Carries out a line that is no row. */
outcome obey(ennead_session *s, const char *line, size_t length);
/* Makes a state the begin of a game, with what follows from it. */
outcome begin_game(ennead_session *s, const ennead_state *state);

#endif
