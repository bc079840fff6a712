/* SPDX-License-Identifier: MIT */
/*
 * The making of one puzzle as a sequence of questions, so that hundreds can be made at once. All
 * its decisions are drawn from the random stream of the puzzle's number.
 *
 *     begin --> thin a full grid --> judge --> extra clues, end                (making.c, judge.c)
 *       ^                             |  ^
 *       +-----------------------------+  |
 *                                     |  | judge, keep the nearer one
 *                                     +--+-- remove clues, restore, thin       (hunt.c)
 *
 * With a pattern it is different: begin, then refill (refill.c). If clues come in groups and none
 * may be redundant, each attempt by luck is followed by exchanges (exchange.h).
 *
 * A puzzle is first tried by luck, a few times. If that is not enough, TRACKS makings hunt for it
 * in parallel, each with a stream of its own; the one that is ready after the fewest questions
 * makes the puzzle. So a single rare puzzle keeps the lanes of the batch engine as busy as many
 * puzzles do.
 */
#ifndef ENNEAD_CREATE_MAKING_MAKING_H
#define ENNEAD_CREATE_MAKING_MAKING_H

#include "create/making/making_state.h"

/* Begins puzzle number `number`; in a hunt, on one of TRACKS tracks. By luck, if the plan uses
 * exchanges, m->exchange must be set. */
void making_begin(making *m, const plan *p, uint64_t number, method how, uint64_t track);

/* Does all that needs no answer, and sets up m->thinning.puzzle for the next question.
 * ASK_NOTHING: the making has ended, and its stage says how. */
question making_ask(making *m, const plan *p); /* if it is not answered, call again */

void making_answer(making *m, const plan *p, const solver_answer *a);

#endif
