/* SPDX-License-Identifier: MIT */
/*
 * The inside of a session: a history of positions that never change, each with the move that led
 * to it as text, and the player's settings.
 *
 *     history   board ... -- r4c2=7 -- r1c1<>5 r1c2<>5 -- r9c9=1
 *                                  \-- r9c9=2      ^ at: the present position
 *
 * The history is a tree: a move after some were undone begins a branch.
 *
 * A command works on a draft, a position that becomes a new one of the history if nothing has
 * failed. So a command that runs out of memory, or is refused, has changed nothing.
 *
 * Standard puzzles are handled by logic and search; those with variant rules, or of another
 * size, by the model. The commands are the same for both. commands/examination.h is the one place
 * that decides whether a position is right or wrong.
 */
#ifndef ENNEAD_SESSION_SESSION_STATE_H
#define ENNEAD_SESSION_SESSION_STATE_H

#include "ennead.h"

/* What is deduced after each command. */
typedef enum deduction { DEDUCE_BASIC, DEDUCE_NOTHING, DEDUCE_ALL, DEDUCTIONS } deduction;

/* The standing of a game that is not solved. */
typedef enum outlook { GOES_ON, STUCK, CONTRADICTS } outlook;

/* Whether a move begins a game. */
typedef enum beginning { CONTINUES, BEGINS } beginning;

/* A puzzle with variant rules. It belongs to the move that begins its game. */
typedef struct game_variant {
    ennead_description *rules;
    ennead_model *model;
    char title[ENNEAD_TITLE_SIZE];
    size_t cells;
    uint64_t *draft, *trial; /* memory for a draft, and for experiments */
} game_variant;

/* The situation of a game at one point. */
typedef struct game_position {
    game_variant *variant; /* NULL for a standard puzzle */
    ennead_state state;    /* for a standard puzzle */
    uint64_t *left; /* for a variant: the set of values left in each cell; a cell with a single one
                     * holds it */
    ennead_cell_notes *notes; /* of each cell; NULL: none */
} game_position;

/* The longest name of a save point, with its NUL. */
enum { POINT_NAME = 32 };

typedef struct history_entry {
    char *move;             /* as a command, or for a variant several lines; ends with NUL */
    game_position position; /* its arrays belong to the entry */
    deduction automatic;    /* in force when the position was made */
    beginning begins;
    size_t parent;         /* the move before this one, from 1; 0: none */
    size_t next;           /* the move after it that 'redo' makes, from 1; 0: none */
    size_t saved;          /* its number in the game that was saved last, from 1; 0: none */
    char name[POINT_NAME]; /* of the save point, or "" */
} history_entry;

typedef struct history {
    history_entry *entries;
    size_t count, capacity;
    size_t at;    /* the move that led to the present position, from 1; 0: none */
    size_t first; /* the move that 'redo' makes before all others; 0: none */
} history;

/* What lines are when they are not commands. */
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
    ennead_drawing drawing; /* for variants */
    ennead_wording wording;
    ennead_style style;      /* of hints and steps */
    const ennead_stop *stop; /* for their models; NULL if nothing stops them */
    ennead_session_boards boards;
    int hints;                              /* number given for the present position */
    struct next_step *hint;                 /* the step of the last one */
    const uint64_t *after;                  /* for a variant: what it leaves */
    ennead_hint told;                       /* the stage of the last one */
    bool hint_is_shown;                     /* the last line asked for it */
    uint64_t wrong[ENNEAD_MOST_CELLS / 64]; /* the cells that the last line named as wrong */
    typing typing;
    int row; /* of a board being typed, from 0 */
    char typed[ENNEAD_CELLS];
    growing_text typed_rules;
    growing_text text;
    ennead_reply reply;
};

typedef enum command_outcome {
    DONE,
    REFUSED, /* the reply says why; nothing has changed */
    NO_MEMORY,
} command_outcome;

#endif
