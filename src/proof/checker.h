/* SPDX-License-Identifier: MIT */
/*
 * The core of the checker of certificates: puzzles, solutions and clauses as numbers. verify.c makes
 * them of texts.
 *
 *     checker_begin --> checker_add_unit ... --> checker_exclude_solution --> checker_put_literal ...,
 *     checker_follows, checker_keep, for each clause in turn
 */
#ifndef ENNEAD_PROOF_CHECKER_H
#define ENNEAD_PROOF_CHECKER_H

#include "ennead/proof.h"

/* A test makes the checker of 4x4 grids, and tries it on all that there is. */
#ifndef CHECKER_BOX
#define CHECKER_BOX 3
#endif

enum {
    CHECKER_SIDE = CHECKER_BOX * CHECKER_BOX, /* of the grid; how many members a choice has */
    CHECKER_CELLS = CHECKER_SIDE * CHECKER_SIDE,
    CHECKER_VARIABLES = CHECKER_CELLS * CHECKER_SIDE,
    CHECKER_CHOICES = 4 * CHECKER_CELLS,
    /* variables that have a choice in common with one: in its cell, row, column, and the rest of its box */
    CHECKER_SEEN = 3 * (CHECKER_SIDE - 1) + (CHECKER_BOX - 1) * (CHECKER_BOX - 1),
    CHECKER_SETTLED = 200,      /* more than members; in place of their number where one is true */
    CHECKER_CLAUSES = 1 << 17,  /* most clauses of a proof, */
    CHECKER_LITERALS = 1 << 20, /* literals of all of them, */
    CHECKER_WORK = 1 << 29,     /* and literals looked at for one certificate */
};

/* What is known of a variable. */
typedef enum checker_value { CHECKER_OPEN, CHECKER_TRUE, CHECKER_FALSE } checker_value;

/* Whether things go together so far. */
typedef enum checker_answer { CHECKER_GOES, CHECKER_CONTRADICTION } checker_answer;

/* Values, and what is still to be done with them. */
typedef struct checker_knowledge {
    uint8_t values[CHECKER_VARIABLES + 1];
    uint8_t open[CHECKER_CHOICES];     /* members that are not known to be false; or CHECKER_SETTLED
                                          and less, as one is true */
    uint16_t order[CHECKER_VARIABLES]; /* variables in the order in which they got their values */
    int count, done;
} checker_knowledge;

typedef struct checker {
    uint16_t choices[CHECKER_VARIABLES + 1][4]; /* that a variable is in */
    uint16_t members[CHECKER_CHOICES][CHECKER_SIDE];
    uint16_t seen[CHECKER_VARIABLES + 1]
                 [CHECKER_SEEN]; /* by a variable: the others of its choices */
    checker_knowledge root;      /* what follows without suppositions */
    checker_answer root_answer;
    checker_knowledge now;
    int16_t literals[CHECKER_LITERALS];
    uint32_t begins[CHECKER_CLAUSES + 1]; /* clause i: literals begins[i] to begins[i + 1] */
    uint32_t clauses;
    uint32_t work;
} checker;

/* What becomes of a step: NULL, or why it is not accepted, a constant string. */
typedef const char *checker_fault;

/* Makes the rules, once. */
void checker_make_rules(checker *v);

/* Begins with a puzzle without units. */
void checker_begin(checker *v);

/* Adds a literal of the puzzle: a variable, or minus that. */
void checker_add_unit(checker *v, int literal);

/* Adds the clause that excludes a solution: a digit for each cell. They have to be one. */
checker_fault checker_exclude_solution(checker *v, const uint8_t digits[CHECKER_CELLS]);

/* Makes a literal number `size` of the next clause, which has so many before it. */
checker_fault checker_put_literal(checker *v, uint32_t size, int literal);

/* Whether the next clause, of `size` literals, follows; and adds it to those that are used. */
checker_fault checker_follows(checker *v, uint32_t size);
void checker_keep(checker *v, uint32_t size);

#endif
