/* SPDX-License-Identifier: MIT */
/*
 * Questions to the solver, collected from all askers and asked together: the batch engine answers
 * hundreds in a fraction of the time that they take one by one.
 */
#ifndef ENNEAD_CREATE_THINNING_QUESTIONS_H
#define ENNEAD_CREATE_THINNING_QUESTIONS_H

#include "ennead.h"

typedef enum question {
    ASK_ANY,    /* has the puzzle a solution? */
    ASK_UNIQUE, /* has it one? That is shown then */
    ASK_MANY,   /* how many, up to MOST_COUNTED? MOST_SHOWN are shown */
    ASK_OTHER,  /* has the puzzle a solution? That is shown, and is always the same */
    ASK_ALL,    /* which solutions has it? Up to MOST_LISTED are shown; this may have to wait */
    ASK_TWO,    /* none, one, or several? Up to two are shown */
    ASK_NOTHING,
} question;

enum {
    QUESTIONS = ASK_NOTHING,
    ASKERS = 4096, /* each asks one question: the more, the better the engine's lanes are used */
    MANY_ASKERS = 256, /* of those that ask ASK_MANY */
    MOST_SHOWN = 32,
    MOST_COUNTED = 128,
    MOST_LISTED = 128,
    LISTS = 512, /* of MOST_LISTED made by one call: as many as an engine has lanes */
};

/* What one kind of question found out. */
typedef struct solver_answer {
    const ennead_solve_result *result;
    uint8_t (*solutions)[ENNEAD_CELLS]; /* those that the kind of question shows */
} solver_answer;

/* Which solutions are shown depends on the engine, and must not depend on how many others ask. So
 * those kinds of which that matters are always asked in the same way: ASK_TWO one by one, ASK_MANY,
 * ASK_OTHER and ASK_ALL by the batch engine. */
typedef struct questions {
    ennead_solver *solver;
    size_t count[QUESTIONS];
    size_t total;
    struct asked {
        ennead_puzzle puzzle;
        uint16_t asker; /* the number of who asks */
        uint8_t kind;
    } asked[ASKERS];
    uint16_t askers[ASKERS]; /* of one kind */
    ennead_puzzle puzzles[ASKERS];
    ennead_solve_result results[ASKERS];
    uint8_t solutions[LISTS * MOST_LISTED][ENNEAD_CELLS];
} questions;
_Static_assert(LISTS *MOST_LISTED >= 2 * ASKERS && LISTS * MOST_LISTED >= MANY_ASKERS * MOST_SHOWN,
               "room for all solutions");

void questions_clear(questions *q);

/* Adds a question; ASKERS at most. */
void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle);

/* Asks all questions, and hands the answers to `take` one by one, one for each. (ASK_ALL is put off
 * while there are few of that kind and others have been asked.) False: the stop
 * flag (may be NULL) was set or the time, in seconds, was over before all was known; what has not
 * been handed over is lost. */
bool questions_ask(questions *q, const ennead_stop *stop, double seconds,
                   void (*take)(void *user, size_t asker, const solver_answer *a), void *user);

#endif
