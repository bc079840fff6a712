/* SPDX-License-Identifier: MIT */
/*
 * The core of the checker of certificates: puzzles, solutions and clauses as numbers. verify.c
 * reads them from text.
 *
 *     checker_begin --> checker_add_unit ... --> checker_exclude_solution
 *     --> for each clause: checker_put_literal ..., checker_follows, checker_keep
 */
#ifndef ENNEAD_PROOF_CHECKER_H
#define ENNEAD_PROOF_CHECKER_H

#include "ennead/proof.h"

/* A test compiles the checker for 4x4 grids, and tries it on all of them. */
#ifndef CHECKER_BOX
#define CHECKER_BOX 3
#endif

enum {
    CHECKER_SIDE = CHECKER_BOX * CHECKER_BOX, /* of the grid; also the number of members of a
                                               * choice */
    CHECKER_CELLS = CHECKER_SIDE * CHECKER_SIDE,
    CHECKER_VARIABLES = CHECKER_CELLS * CHECKER_SIDE,
    CHECKER_CHOICES = 4 * CHECKER_CELLS,
    /* The number of variables that share a choice with a variable: in its cell, row, column, and
     * the rest of its box */
    CHECKER_SEEN = 3 * (CHECKER_SIDE - 1) + (CHECKER_BOX - 1) * (CHECKER_BOX - 1),
    CHECKER_SETTLED = 100,      /* more than the members; replaces their number when one is true */
    CHECKER_CLAUSES = 1 << 17,  /* limits on the clauses of a proof, */
    CHECKER_LITERALS = 1 << 20, /* on the literals of all of them, */
    CHECKER_WORK = 1 << 29,     /* and on the literals looked at for one certificate */
};

/* What is known of a variable. */
typedef enum checker_value { CHECKER_OPEN, CHECKER_TRUE, CHECKER_FALSE } checker_value;

/* Whether there is a contradiction so far. */
typedef enum checker_answer { CHECKER_GOES, CHECKER_CONTRADICTION } checker_answer;

/* The variables' values. */
typedef struct checker_knowledge {
    uint8_t values[CHECKER_VARIABLES + 1];
    int8_t open[CHECKER_CHOICES]; /* number of members not known to be false; CHECKER_SETTLED or
                                   * somewhat less when one is true */
    /* Those that have a value, in the order in which they got it; the room behind them lets
     * apply_true write without asking */
    int order[CHECKER_VARIABLES + CHECKER_SEEN];
    int count, done; /* how many these are, and how many of them have been propagated */
} checker_knowledge;

typedef struct checker {
    uint16_t choices[CHECKER_VARIABLES + 1][4]; /* the choices that contain a variable */
    uint16_t members[CHECKER_CHOICES][CHECKER_SIDE];
    uint16_t seen[CHECKER_VARIABLES + 1]
                 [CHECKER_SEEN]; /* for each variable, the others of its choices */
    checker_knowledge root;      /* what follows without suppositions */
    checker_answer root_answer;
    int16_t literals[CHECKER_LITERALS];
    uint32_t begins[CHECKER_CLAUSES + 1]; /* clause i has the literals begins[i] to begins[i + 1] -
                                           * 1 */
    uint32_t clauses;
    uint64_t work;
} checker;

/* The result of a step: NULL, or the reason why it is not accepted, a constant string. */
typedef const char *checker_fault;

/* Builds the rules; call it once. */
void checker_make_rules(checker *v);

/* Begins with an empty puzzle. */
void checker_begin(checker *v);

/* Adds a literal of the puzzle: a variable, or its negative. */
void checker_add_unit(checker *v, int literal);

/* Adds the clause that excludes a solution, given as a digit for each cell. Refused if it is not a
 * full grid that satisfies the rules. */
checker_fault checker_exclude_solution(checker *v, const uint8_t digits[CHECKER_CELLS]);

/* Sets literal number `size` of the next clause. */
checker_fault checker_put_literal(checker *v, uint32_t size, int literal);

/* checker_follows: whether the next clause, of `size` literals, follows. checker_keep adds it to
 * the clauses used from then on. */
checker_fault checker_follows(checker *v, uint32_t size);
void checker_keep(checker *v, uint32_t size);

#endif
