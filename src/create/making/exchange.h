/* SPDX-License-Identifier: MIT */
/*
 * Turns a puzzle in which a few clues of groups are redundant into one without: a group is
 * removed, another one added, which may also change the solution.
 *
 *     luck (judge.c)               a puzzle with one solution, at most five redundant clues
 *       |
 *       v                          STAGE_LIST: all solutions without one group
 *     remove a group  <------+
 *       |                    |     every solution and every group that distinguishes it from all
 *       v                    |     others are a trial: a puzzle with one solution
 *     trials, one by one  ---+
 *       |                          STAGE_TRIAL: is each of its clues needed?
 *       v
 *     no redundant clue: ready     fewer than before, or as many: continue from there
 *
 * A solution that has another digit in the cell of a clue, and agrees with all other clues, shows
 * that the clue is needed. Such solutions are kept: most of them show the same for the next
 * puzzles.
 */
#ifndef ENNEAD_CREATE_MAKING_EXCHANGE_H
#define ENNEAD_CREATE_MAKING_EXCHANGE_H

#include "create/making/making_state.h"

/* Found by experiments with half-turn symmetry and at most 26 clues. */
enum {
    EXCHANGING_ASKERS = 3072, /* at once, in place of ASKERS, because each needs much memory */
    WORTH_EXCHANGING = 5,     /* the most redundant clues of a puzzle worth exchanging */
    MOST_EXCHANGES = 12,      /* groups removed before another attempt by luck */
    MOST_TRIALS = 24,         /* puzzles tried after a group was removed */
    MOST_SHOWING = 32,        /* solutions kept that show clues to be needed */
};

/* A puzzle with one solution, and what is known about its clues. */
typedef struct exchange_trial {
    uint8_t solution[ENNEAD_CELLS];
    cells clues;
    cells needless;
    int score; /* higher if more of its clues are known to be needed */
} exchange_trial;

typedef struct exchange {
    exchange_trial here; /* all its redundant clues are known */
    cells taken, rest;   /* the removed group, and the clues left */
    cells suspects;      /* clues found redundant in this exchange; asked about first */
    cells tried;         /* groups removed without success */
    int exchanges;       /* number of groups removed */
    bool went_on;        /* a trial of this exchange has replaced the puzzle */
    int trials, next_trial;
    exchange_trial trial[MOST_TRIALS]; /* highest score first */
    /* For kept solution i, place[i] is the cell of the only remaining clue where it differs from
     * `here`. */
    int showing, oldest;
    uint8_t shows[MOST_SHOWING][ENNEAD_CELLS];
    int8_t place[MOST_SHOWING]; /* -1: there is no such cell */
} exchange;

/* Begins to exchange groups of the current puzzle, whose redundant clues must all be known. */
void exchange_begin(making *m, const plan *p);

/* Receives the list of solutions. */
void exchange_list(making *m, const plan *p, const solver_answer *a);

/* Keeps a solution that shows that the clue in a cell is needed. */
void exchange_show(exchange *x, const uint8_t solution[ENNEAD_CELLS], int cell);

/* If the trial has ended, sets up the next question. Returns whether it has ended. */
bool exchange_goes_on(making *m, const plan *p);

#endif
