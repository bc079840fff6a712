/* SPDX-License-Identifier: MIT */
/*
 * From a puzzle in which a few clues of groups are needless to one without: a group goes, another
 * one comes, and perhaps another solution with it.
 *
 *     luck (judge.c)               a puzzle with one solution, five needless clues at most
 *       |
 *       v                          STAGE_LIST: all solutions of what a group less leaves
 *     take a group away  <---+
 *       |                    |     every solution and every group that tells it from all others
 *       v                    |     are a trial: a puzzle with one solution
 *     trials, one by one  ---+
 *       |                          STAGE_TRIAL: can each of its clues not be missed?
 *       v
 *     no needless clue: ready      fewer than before, or as many: on from there
 *
 * Whether a clue is needed is shown by a solution that has another digit there and agrees with all
 * other clues. Such solutions are kept: most of them show the same for the next puzzles.
 */
#ifndef ENNEAD_CREATE_MAKING_EXCHANGE_H
#define ENNEAD_CREATE_MAKING_EXCHANGE_H

#include "create/making/making_state.h"

/* Found by trials with half-turn symmetry and 26 clues at most. */
enum {
    EXCHANGING_ASKERS = 3072, /* at once, in place of ASKERS: each remembers much */
    WORTH_EXCHANGING = 5,     /* needless clues of a puzzle that is worth it, at most */
    MOST_EXCHANGES = 12,      /* groups taken away before another attempt by luck */
    MOST_TRIALS = 24,         /* puzzles looked at after a group was taken away */
    MOST_SHOWING = 32,        /* solutions kept that show clues to be needed */
};

/* A puzzle with one solution, and what is known of its clues. */
typedef struct exchange_trial {
    uint8_t solution[ENNEAD_CELLS];
    cells clues;
    cells needless;
    int score; /* the more, the more of its clues are known to be needed */
} exchange_trial;

typedef struct exchange {
    exchange_trial here; /* all its needless clues are known */
    cells taken, rest;   /* the group that has gone, and the clues left */
    cells suspects;      /* clues found needless in this exchange, which are asked about first */
    cells tried;         /* the groups that have gone in vain */
    int exchanges;       /* groups taken away */
    bool went_on;        /* a trial of this exchange has taken the place of the puzzle */
    int trials, next_trial;
    exchange_trial trial[MOST_TRIALS]; /* the highest score first */
    /* In place i the solution has another digit than `here`, of all clues left only there. */
    int showing, oldest;
    uint8_t shows[MOST_SHOWING][ENNEAD_CELLS];
    int8_t place[MOST_SHOWING]; /* -1: there is no such cell */
} exchange;

/* Begins to exchange groups of the puzzle at hand, of which all needless clues are known. */
void exchange_begin(making *m, const plan *p);

/* Takes the list of solutions. */
void exchange_list(making *m, const plan *p, const solver_answer *a);

/* Remembers a solution that shows the clue in a cell to be needed. */
void exchange_show(exchange *x, const uint8_t solution[ENNEAD_CELLS], int cell);

/* Goes on to the next question if the trial is at its end, which it says. */
bool exchange_goes_on(making *m, const plan *p);

#endif
