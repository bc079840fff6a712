/* SPDX-License-Identifier: MIT */
/*
 * Batches for tests: every edition of the batch engine that this processor can run; the results of
 * a batch, with the memory around them that it must not touch; and comparing the results of single
 * puzzles.
 */
#ifndef UNIT_BATCHES_H
#define UNIT_BATCHES_H

#include "support/support.h"

#define UNTOUCHED 0xee

enum { MOST_EDITIONS = 4 };

/* The names of the editions that run here, the fastest first. */
size_t editions_here(const char *names[MOST_EDITIONS]);

/* A solver that uses an edition. */
ennead_solver *solver_of(const char *edition);

/* All editions that this processor can run, with a solver for each. The two functions begin and
 * end a group of tests. */
extern const char *editions[MOST_EDITIONS];
extern ennead_solver *solvers[MOST_EDITIONS];
extern size_t edition_count;
int begin_editions(void **state);
int end_editions(void **state);

/* What a batch gave. */
struct outcomes {
    size_t count, capacity;
    ennead_solve_result *results;
    board *solutions; /* capacity for each puzzle; all bytes UNTOUCHED before */
};

/* Allocates memory for `count` puzzles; outcomes_free frees it. */
struct outcomes outcomes_new(size_t count, size_t capacity);
void outcomes_free(struct outcomes *outcomes);

/* Solves puzzles into outcomes of the same count. Fails the test unless that succeeds and writes
 * nothing but solutions; and unless the same puzzles as lines of text, if they have only givens,
 * give the same results and answers. */
void solve_together(ennead_solver *solver, const ennead_puzzle *puzzles,
                    const ennead_solve_options *options, struct outcomes *outcomes);

/* Fails the test, naming puzzle and edition, unless puzzle `i` of `actual` has the same result as
 * puzzle `j` of `expected`: everything except times, and every byte of the solutions. */
void assert_same_outcome(const ennead_puzzle *puzzle, const char *edition,
                         const struct outcomes *actual, size_t i, const struct outcomes *expected,
                         size_t j);

/* Fails the test with the puzzle and a word on what is wrong, unless `right`. */
#define expect(puzzle, edition, right) \
    expect_here(puzzle, edition, right, #right, __FILE__, __LINE__)
void expect_here(const ennead_puzzle *puzzle, const char *edition, bool right, const char *what,
                 const char *file, int line);

#endif
