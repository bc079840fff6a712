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
 * with them; what a position is right or wrong by is found out in one place (commands/examination.h).
 */
#ifndef ENNEAD_SESSION_SESSION_STATE_H
#define ENNEAD_SESSION_SESSION_STATE_H

#include "ennead.h"

/* What is deduced after each command. */
typedef enum deduction { DEDUCE_BASIC, DEDUCE_NOTHING, DEDUCE_ALL, DEDUCTIONS } deduction;

/* How a game stands that is not solved. */
typedef enum outlook { GOES_ON, STUCK, CONTRADICTS } outlook;

/* Whether a move begins a game. */
typedef enum beginning { CONTINUES, BEGINS } beginning;

/* A puzzle with rules of its own; it belongs to the move that begins its game. */
typedef struct game_variant {
    ennead_description *rules;
    ennead_model *model;
    char title[ENNEAD_TITLE_SIZE];
    size_t cells;
    uint64_t *draft, *trial; /* room for a draft, and for what is tried out */
} game_variant;

/* How a game stands. */
typedef struct game_position {
    game_variant *variant; /* NULL: the rules are those of newspapers */
    ennead_state state;    /* of these */
    uint64_t *left; /* of a variant: the set of values of each cell; one that has one holds it */
} game_position;

typedef struct history_entry {
    char *move;             /* as a command, or of a variant as several lines; ended by NUL */
    game_position position; /* the array in it is the entry's */
    deduction automatic;    /* in force when it was made */
    beginning begins;
} history_entry;

typedef struct history {
    history_entry *entries;
    size_t count, capacity;
    size_t at; /* how many are done; the others have been taken back */
} history;

/* What lines are while it is not commands. */
typedef enum typing { TYPES_COMMANDS, TYPES_ROWS, TYPES_RULES } typing;

/* Text that grows. */
typedef struct growing_text {
    char *bytes;
    size_t length, capacity;
    bool failed;
} growing_text;

struct ennead_session {
    ennead_allocator allocator;
    ennead_finder *finder;
    history history;
    deduction automatic;
    ennead_drawing drawing;  /* of variants */
    const ennead_stop *stop; /* of their models; NULL: nothing stops them */
    int hints;               /* given for the present position */
    typing typing;
    int row; /* of a board that is being typed, from 0 */
    char typed[ENNEAD_CELLS];
    growing_text typed_rules;
    growing_text text;
    ennead_reply reply;
};

typedef enum command_outcome {
    DONE,
    REFUSED, /* a sentence has been said, nothing has changed */
    NO_MEMORY,
} command_outcome;

#endif
