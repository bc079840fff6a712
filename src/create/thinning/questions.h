/* SPDX-License-Identifier: MIT */
/*
 * Questions to the solver, collected from all askers and asked together: the batch engine answers
 * hundreds of them in a fraction of the time that they take one by one.
 */
#ifndef ENNEAD_CREATE_THINNING_QUESTIONS_H
#define ENNEAD_CREATE_THINNING_QUESTIONS_H

#include "ennead.h"

typedef enum question {
    ASK_ANY,    /* does the puzzle have a solution? */
    ASK_UNIQUE, /* does it have exactly one? If so, it is returned; of several, any is */
    ASK_MANY,   /* how many, up to MOST_COUNTED? Up to MOST_SHOWN of them are returned */
    ASK_OTHER,  /* does the puzzle have a solution? It is returned, and is always the same one */
    ASK_ALL,    /* which solutions does it have? Up to MOST_LISTED are returned; the answer may be
                 * delayed */
    ASK_TWO,    /* none, one or several? Up to two are returned */
    ASK_NOTHING,
} question;

enum {
    QUESTIONS = ASK_NOTHING,
    ASKERS = 8192, /* each asks one question; the more there are, the better the engine's lanes are
                    * used */
    MANY_ASKERS = 256, /* how many of them may ask ASK_MANY */
    MOST_SHOWN = 32,
    MOST_COUNTED = 128,
    MOST_LISTED = 128,
    LISTS = 512, /* lists of MOST_LISTED made by one call: as many as an engine has lanes */
};

/* The answer to a question. */
typedef struct solver_answer {
    const ennead_solve_result *result;
    uint8_t (*solutions)[ENNEAD_CELLS]; /* the solutions, as the kind of question says */
} solver_answer;

/* Which solutions are returned depends on the engine, but must not depend on how many others ask.
 * So the kinds for which it matters are always asked in the same way: ASK_TWO one by one;
 * ASK_MANY, ASK_OTHER and ASK_ALL by the batch engine. */
typedef struct questions {
    ennead_solver *solver;
    size_t count[QUESTIONS];
    size_t total;
    struct asked {
        ennead_puzzle puzzle;
        uint16_t asker; /* number of the asker */
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

/* Adds a question; at most ASKERS of them. */
void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle);

/* Asks all questions, and passes the answers to `take` one by one. (ASK_ALL is delayed while there
 * are few of that kind and others have been asked.) Returns false if the stop flag (which may be
 * NULL) was set, or the time, in seconds, was up before all was answered; answers not passed on by
 * then are lost. */
bool questions_ask(questions *q, const ennead_stop *stop, double seconds,
                   void (*take)(void *user, size_t asker, const solver_answer *a), void *user);

#endif
