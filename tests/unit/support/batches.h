/* SPDX-License-Identifier: MIT */
/*
 * Batches for tests: every edition of the batch engine that this processor runs, what a batch gave
 * with everything around it that it must not touch, and what one puzzle's part in it was.
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

/* All editions that run here and a solver for each, between the two functions, which begin and end
 * a group of tests. */
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

/* Room for `count` puzzles; outcomes_free gives it back. */
struct outcomes outcomes_new(size_t count, size_t capacity);
void outcomes_free(struct outcomes *outcomes);

/* Solves puzzles into outcomes of the same count; fails the test unless that succeeds and leaves
 * alone what is not a solution's, and unless the same puzzles as lines of text, where they are no
 * more than their givens, give the same, as results and as answers. */
void solve_together(ennead_solver *solver, const ennead_puzzle *puzzles,
                    const ennead_solve_options *options, struct outcomes *outcomes);

/* Fails the test, naming puzzle and edition, unless puzzle `i` of `actual` came out as puzzle `j`
 * of `expected`: all but the times, and every byte of the solutions. */
void assert_same_outcome(const ennead_puzzle *puzzle, const char *edition,
                         const struct outcomes *actual, size_t i, const struct outcomes *expected,
                         size_t j);

/* Fails the test with the puzzle and a word on what is wrong, unless `right`. */
#define expect(puzzle, edition, right) \
    expect_here(puzzle, edition, right, #right, __FILE__, __LINE__)
void expect_here(const ennead_puzzle *puzzle, const char *edition, bool right, const char *what,
                 const char *file, int line);

#endif
