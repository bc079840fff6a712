/* SPDX-License-Identifier: MIT */
/*
 * The making of one puzzle as a sequence of questions, so that hundreds can be made at once. All it
 * decides is drawn from the stream of its number.
 *
 *     begin --> thin a full grid --> judge --> extra clues, end                (making.c, judge.c)
 *       ^                             |  ^
 *       +-----------------------------+  |
 *                                     |  | judge, keep the nearer one
 *                                     +--+-- take clues, restore, thin         (hunt.c)
 *
 * With a pattern it is a different one: begin, then refill (refill.c). Where clues come in groups
 * and none may be needless, each attempt by luck is followed by exchanges (exchange.h).
 *
 * A puzzle is first tried for by luck, a few times. If that is not enough TRACKS makings hunt for it
 * side by side, each with a stream of its own; the one that is ready after the fewest questions
 * makes the puzzle. So one rare puzzle keeps the lanes of the batch engine as busy as many.
 */
#ifndef ENNEAD_CREATE_MAKING_MAKING_H
#define ENNEAD_CREATE_MAKING_MAKING_H

#include "create/making/making_state.h"

/* Begins puzzle number `number`, on one of TRACKS tracks if it is hunted for. By luck, if the plan is
 * exchanging, m->exchange must be there. */
void making_begin(making *m, const plan *p, uint64_t number, method how, uint64_t track);

/* Does all that needs no answer, and sets up m->thinning.puzzle for the next question. ASK_NOTHING:
 * the stage says how the making has ended. */
question making_ask(making *m, const plan *p); /* a question that is not answered is asked again */

void making_answer(making *m, const plan *p, const solver_answer *a);

#endif
