/* SPDX-License-Identifier: MIT */
/*
 * The inside of a session: a history of positions that are never changed, each with the move that
 * led to it as text, and a few words on how the player wants to be served.
 *
 *     history   [board ...][r4c2=7][r1c1<>5 r1c2<>5][r9c9=1]
 *                                  ^ at: the present position; what is behind can be redone
 *
 * A command is carried out in a draft, a position that becomes a new one of the history when
 * nothing has failed; so a command that runs out of memory, or is refused, has changed nothing.
 *
 * Puzzles with the rules of newspapers are answered for by logic and search; those with rules of
 * their own, or of another size, by the model. The commands are the same, and so is all that goes
 * with them; where an answer differs, the table of commands has a function for each.
 */
#ifndef ENNEAD_SESSION_SESSION_H
#define ENNEAD_SESSION_SESSION_H

#include <stdarg.h>

#include "ennead.h"

/* What is deduced after each command. */
typedef enum deduction { DEDUCE_BASIC, DEDUCE_NOTHING, DEDUCE_ALL, DEDUCTIONS } deduction;

/* Whether a move begins a game. */
typedef enum beginning { CONTINUES, BEGINS } beginning;

/* A puzzle with rules of its own; it belongs to the move that begins its game. */
typedef struct variant {
    ennead_description *rules;
    ennead_model *model;
    char title[ENNEAD_TITLE_SIZE];
    size_t cells;
    uint64_t *draft, *trial; /* room for a draft, and for what is tried out */
} variant;

/* How a game stands. */
typedef struct position {
    variant *variant;   /* NULL: the rules are those of newspapers */
    ennead_state state; /* of these */
    uint64_t *left; /* of a variant: the set of values of each cell; one that has one holds it */
} position;

typedef struct entry {
    char *move;          /* as a command, or of a variant as several lines; ended by NUL */
    position position;   /* the array in it is the entry's */
    deduction automatic; /* in force when it was made */
    beginning begins;
} entry;

typedef struct history {
    entry *entries;
    size_t count, capacity;
    size_t at; /* how many are done; the others have been taken back */
} history;

/* What lines are while it is not commands. */
typedef enum typing { TYPES_COMMANDS, TYPES_ROWS, TYPES_RULES } typing;

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
    ennead_drawing drawing;  /* of variants */
    const ennead_stop *stop; /* of their models; NULL: nothing stops them */
    int hints;               /* given for the present position */
    typing typing;
    int row; /* of a board that is being typed, from 0 */
    char typed[ENNEAD_CELLS];
    speech typed_rules;
    speech speech;
    ennead_reply reply;
};

typedef enum outcome {
    DONE,
    REFUSED, /* a sentence has been said, nothing has changed */
    NO_MEMORY,
} outcome;

/* ---- speech.c: what is said */

/* Adds to what is said, as phrase_format. */
void say(ennead_session *s, const char *words, ...);
void say_bytes(ennead_session *s, const char *bytes, size_t length);
/* Room for so many bytes and a NUL at the end of what is said; NULL: memory is out, which is noted.
 * They are said when the length is counted up. */
char *say_room(ennead_session *s, size_t length);
/* Adds bytes to any text of the session. */
void add_bytes(ennead_session *s, speech *to, const char *bytes, size_t length);
/* Adds bytes of unknown origin, at most so many as fit in a sentence, without the controls of ASCII. */
void say_shown(ennead_session *s, const char *bytes, size_t length);
/* Says a sentence on why nothing is done. Returns REFUSED. */
outcome refuse(ennead_session *s, const char *words, ...);

/* ---- history.c */

/* The position as it is now; its array is not to be changed. */
position present_position(const ennead_session *s);
/* The variant that is being played, or NULL. */
variant *present_variant(const ennead_session *s);
/* A copy that may be changed; that of a variant is in the variant's memory. */
position draft_of(const ennead_session *s);
/* Whether two positions of a game say the same of every cell. */
bool is_same_position(const position *one, const position *other);
/* Makes `p` the present position; what had been taken back is forgotten. `move` of `length` bytes
 * and the position are copied. False: memory is out. */
bool remember(ennead_session *s, const char *move, size_t length, const position *p,
              beginning begins);
void forget_all(ennead_session *s);
/* Says the present game as commands that play it again. */
void say_game(ennead_session *s);
/* Writes the moves that lead from a position to another to the end of the speech; returns where in
 * the speech they begin. */
size_t say_moves(ennead_session *s, const position *from, const position *to);

/* ---- deduce.c: what follows */

extern const char *const deduction_names[DEDUCTIONS];

/* Deduces from the draft what is wanted after a command, and says it. */
void deduce(ennead_session *s, position *draft);
/* Says how it stands: solved, stuck, contradictory. */
void say_standing(ennead_session *s, const position *p);
/* Says how many cells are still to go, by a template for their number and "s" or "". */
void say_open(ennead_session *s, int empty, const char *words);
/* The techniques that are sound for a state that was checked; the state is told what its one
 * solution rests on. */
ennead_technique_set sound_techniques(ennead_state *state, const ennead_check *check);
/* Says a step with its name. */
void say_step(ennead_session *s, const ennead_step *step);
/* Says what is wrong, with the digits that are to blame; true: there is something. */
bool say_mistakes(ennead_session *s, const ennead_state *state, const ennead_check *check);

/* ---- board.c: boards shown and typed in */

void say_board(ennead_session *s, const position *p);
/* Begins the typing of a board. */
void begin_rows(ennead_session *s);
/* Takes a row; *whole: it was the ninth, and the board's state is stored. */
outcome take_row(ennead_session *s, const char *line, size_t length, bool *whole,
                 ennead_state *state);
/* Reads the first puzzle or state of a text; a variant is the caller's until it is remembered. */
outcome read_position(ennead_session *s, const char *text, size_t length, position *p);

/* ---- variant.c: puzzles with rules of their own */

void variant_free(ennead_session *s, variant *v);
/* Reads the first puzzle of a text in any form for them. */
outcome read_variant(ennead_session *s, const char *text, size_t length, position *p);
/* Reads a grid of another size than nine by nine, if the text is one; *found says so. */
outcome read_size(ennead_session *s, const char *text, size_t length, position *p, bool *found);
/* Says the lines of which the puzzle can be made again, as a move. */
void say_beginning(ennead_session *s, const variant *v);
void say_picture(ennead_session *s, const position *p);
/* Says the title, and the rules that the picture does not show. */
void say_rules(ennead_session *s, const position *p);
void say_cell_name(ennead_session *s, const variant *v, size_t cell);
/* "r1c1, r1c2 and r2c2" for the cells of a set, one bit each. */
void say_cell_names(ennead_session *s, const variant *v, const uint64_t *set);

static inline bool is_lone(uint64_t values)
{
    return values != 0 && (values & (values - 1)) == 0;
}

/* The number of the value that a cell holds. */
static inline int number_in(const variant *v, const uint64_t *left, size_t cell)
{
    return v->rules->first_value + __builtin_ctzll(left[cell]);
}

/* ---- variant_moves.c: what follows in them */

size_t say_moves_of_variant(ennead_session *s, const position *from, const position *to);
outcome set_in_variant(ennead_session *s, position *draft, int number, size_t cell);
outcome clear_in_variant(ennead_session *s, position *draft, int number, size_t cell);
void deduce_variant(ennead_session *s, position *draft);
void say_standing_of_variant(ennead_session *s, const position *p);
/* Whether what takes long is to end. */
bool is_stopped(const ennead_session *s);
/* Whether every cell has its value and the rules are kept. */
bool is_solved_variant(const position *p);

/* ---- commands.c */

/* Carries out a line that is a command. */
outcome obey(ennead_session *s, const char *line, size_t length);
/* Makes a position the begin of a game, with what follows from it; its variant is the session's, or
 * gone if that fails. */
outcome begin_game(ennead_session *s, const position *p);
/* Takes a line of a puzzle with rules that is being typed. */
outcome take_rule(ennead_session *s, const char *line, size_t length);

#endif
