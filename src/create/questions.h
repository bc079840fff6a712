/* SPDX-License-Identifier: MIT */
/*
 * Questions to the solver, collected from all jobs and asked together: the batch engine answers
 * hundreds in a fraction of the time that they take one by one.
 */
#ifndef ENNEAD_CREATE_QUESTIONS_H
#define ENNEAD_CREATE_QUESTIONS_H

#include "ennead.h"

typedef enum question {
    ASK_ANY,    /* has the puzzle a solution? */
    ASK_UNIQUE, /* has it one? That is shown then */
    ASK_MANY,   /* how many, up to MOST_COUNTED? MOST_SHOWN are shown */
    ASK_TWO,    /* none, one, or several? Up to two are shown */
    ASK_NOTHING,
} question;

enum {
    QUESTIONS = ASK_NOTHING,
    JOBS = 4096,     /* each asks one question: the more, the better the engine's lanes are used */
    MANY_JOBS = 256, /* of those that ask ASK_MANY */
    MOST_SHOWN = 32,
    MOST_COUNTED = 128,
};

/* What one kind of question found out. */
typedef struct answer {
    const ennead_result *result;
    uint8_t (*solutions)[ENNEAD_CELLS]; /* those that the kind of question shows */
} answer;

/* ASK_ANY fills the arrays from the front, ASK_UNIQUE or ASK_MANY (jobs use only one of these) from
 * the back. ASK_TWO is asked one by one: which two solutions are shown depends on the engine, and
 * must not depend on how many others ask. */
typedef struct questions {
    ennead_solver *solver;
    size_t count[QUESTIONS];
    uint16_t asker[JOBS]; /* the number of the job that asks */
    ennead_puzzle puzzles[JOBS];
    uint16_t asker_of_two[JOBS];
    const ennead_puzzle *two[JOBS];
    ennead_result results[JOBS];
    uint8_t solutions[MANY_JOBS * MOST_SHOWN][ENNEAD_CELLS];
} questions;
_Static_assert(MANY_JOBS *MOST_SHOWN <= 2 * JOBS, "room for all solutions");

void questions_clear(questions *q);

/* Adds a question; an asker has one at most, and its puzzle stays as it is until it is answered. */
void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle);

/* Asks all questions, and hands the answers to `take` one by one, one for each. False: the stop
 * flag (may be NULL) was set or the time, in seconds, was over before all was known; what has not
 * been handed over is lost. */
bool questions_ask(questions *q, const ennead_stop *stop, double seconds,
                   void (*take)(void *user, size_t asker, const answer *a), void *user);

#endif
