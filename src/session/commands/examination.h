/* SPDX-License-Identifier: MIT */
/*
 * Whether a position is correct so far, what its solution is, and which step is next. There is one
 * interface for all puzzles. For standard puzzles search and logic answer, for others their model.
 */
#ifndef ENNEAD_SESSION_EXAMINATION_H
#define ENNEAD_SESSION_EXAMINATION_H

#include "session/game/session_state.h"

/* A set of cells, one bit each. */
typedef struct variant_cell_set {
    uint64_t words[ENNEAD_MOST_CELLS / 64];
    int count;
} variant_cell_set;

typedef enum check_findings {
    LEADS_TO_ONE,  /* correct so far: there is one solution */
    HAS_MISTAKES,  /* something differs from the only solution of the givens */
    LEADS_TO_NONE, /* there is no solution */
    HAS_NONE,      /* the puzzle itself has no solution */
    LEADS_TO_MORE, /* several solutions */
    NOT_FOUND_OUT, /* unknown: a limit was reached first */
} check_findings;

typedef struct examination {
    check_findings findings;
    ennead_state_check check; /* for a state */
    /* For a variant: `set` and `cleared` are the cells named by the moves of the game. `wrong`,
     * HAS_MISTAKES: those that differ; LEADS_TO_NONE: taking back any one of them would help. */
    variant_cell_set set, cleared, wrong, lost;
    uint64_t nodes;                      /* search nodes so far */
    uint8_t solution[ENNEAD_MOST_CELLS]; /* if LEADS_TO_ONE or HAS_MISTAKES */
} examination;

command_outcome examine(const ennead_session *s, const game_position *p, examination *e);
/* The same for a position from which to continue. REFUSED: it is solved or wrong, and the reply
 * says so. */
command_outcome examine_open(ennead_session *s, const game_position *p, examination *e);
/* Replies with what was found. */
void reply_findings(ennead_session *s, const game_position *p, const examination *e);

typedef struct next_step {
    ennead_step step;           /* for a state */
    ennead_model_step by_model; /* for a variant */
} next_step;

/* Finds the next step from a draft; a step of a variant is also made in the draft. REFUSED: there
 * is none, and the reply says why. */
command_outcome find_step(ennead_session *s, game_position *draft, next_step *step);

#endif
