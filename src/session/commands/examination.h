/* SPDX-License-Identifier: MIT */
/*
 * Whether a position is right so far, what its solution is, and which step is next: asked in one way of
 * every puzzle, and answered by logic and search for those with the rules of newspapers, for others by
 * their model.
 */
#ifndef ENNEAD_SESSION_EXAMINATION_H
#define ENNEAD_SESSION_EXAMINATION_H

#include "session/game/session_state.h"

/* A set of cells, a bit each. */
typedef struct variant_cell_set {
    uint64_t words[ENNEAD_MOST_CELLS / 64];
    int count;
} variant_cell_set;

typedef enum check_findings {
    LEADS_TO_ONE,  /* all is right: there is one solution */
    HAS_MISTAKES,  /* something differs from the one solution of the givens */
    LEADS_TO_NONE, /* there is no solution */
    HAS_NONE,      /* the puzzle itself has no solution */
    LEADS_TO_MORE, /* there are several */
    NOT_FOUND_OUT, /* a limit came first */
} check_findings;

typedef struct examination {
    check_findings findings;
    ennead_state_check check; /* of a state */
    /* Of a variant: the cells that the moves of the game name; HAS_MISTAKES: those that differ;
     * LEADS_TO_NONE: each of `wrong` taken back alone would help. */
    variant_cell_set set, cleared, wrong, lost;
    uint64_t nodes;                      /* of search so far */
    uint8_t solution[ENNEAD_MOST_CELLS]; /* LEADS_TO_ONE and HAS_MISTAKES */
} examination;

command_outcome examine(const ennead_session *s, const game_position *p, examination *e);
/* The same of what is to go on. REFUSED: it is solved or wrong, which has been said. */
command_outcome examine_open(ennead_session *s, const game_position *p, examination *e);
/* Says what was found. */
void reply_findings(ennead_session *s, const game_position *p, const examination *e);

typedef struct next_step {
    ennead_step step;           /* from a state */
    ennead_model_step by_model; /* from a variant */
} next_step;

/* The next step from a draft; that of a variant is made in it. REFUSED: there is none, and it has been
 * said why. */
command_outcome find_step(ennead_session *s, game_position *draft, next_step *step);

#endif
