/* SPDX-License-Identifier: MIT */
/*
 * The checker of steps (P5 of RELIABILITY.md): whether a step is true, judged only by what it
 * places and removes. It knows the state and its solutions, which a search engine found, and no
 * technique.
 */
#ifndef UNIT_CHECKER_H
#define UNIT_CHECKER_H

#include "support/support.h"

/* All solutions of a puzzle; if there are too many, nothing is known. */
enum { MOST_SOLUTIONS = 64 };

struct truth {
    size_t count;
    board solutions[MOST_SOLUTIONS];
};

/* Finds the solutions. Returns false if there are none, or more than MOST_SOLUTIONS. */
bool find_truth(const ennead_puzzle *puzzle, struct truth *truth);

/* What is wrong with a step from this state, or NULL. It must place or remove something; what
 * it places and removes must be candidates; each solution must have what it places and not have
 * what it removes, unless there are several solutions and the step is marked as assuming there
 * is one. */
const char *step_fault(const ennead_state *state, const struct truth *truth,
                       const ennead_step *step);

/* Fails the test unless the step is true. */
void assert_step_true(const ennead_state *state, const struct truth *truth,
                      const ennead_step *step);

/* The same for the first `most` steps that a set of techniques finds in a state. Returns how many
 * there are. */
unsigned long assert_steps_true(const ennead_state *state, const struct truth *truth,
                                const ennead_technique_set *techniques, unsigned long most);

/* A state in the middle of a game of a puzzle whose first solution is known: each empty cell is
 * filled with a probability of `placed` / 16, each candidate that no solution has is removed with
 * a probability of `removed` / 16. With several solutions only what they agree on is placed. */
void play_on(struct generator *generator, const struct truth *truth, unsigned placed,
             unsigned removed, ennead_state *state);

void assert_states_equal(const ennead_state *actual, const ennead_state *expected);

/* The set of techniques that one name stands for. */
ennead_technique_set techniques_of(const char *name);

/* The state of the puzzle of a line. */
ennead_state state_of(const char *line);

#endif
