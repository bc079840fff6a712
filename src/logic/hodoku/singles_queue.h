/* SPDX-License-Identifier: MIT */
/*
 * Singles in the order in which they come up, as HoDoKu has them: a score counts hidden singles more
 * than naked ones, so it depends on which of those that there are is taken first. (The order was read
 * off that program, B. Hobiger's HoDoKu 2.2.)
 *
 * A cell that is left with one candidate waits in one queue, the last place of a digit in a house in
 * another. A digit that is placed leaves first the cells that see it, in their order, each with the
 * rows, columns and boxes that they are in; then its own cell loses its other candidates in the three
 * houses. The givens are placed one after the other in the order of their cells, and what comes up
 * meanwhile waits from then on.
 */
#ifndef ENNEAD_LOGIC_HODOKU_SINGLES_QUEUE_H
#define ENNEAD_LOGIC_HODOKU_SINGLES_QUEUE_H

#include "grid/marks.h"

typedef struct single {
    uint8_t cell, digit;
} single;

/* Each cell is left with one candidate once, each digit with one place in a house. */
enum { MOST_NAKED = ENNEAD_CELLS, MOST_HIDDEN = 9 * HOUSES };

typedef struct singles_queue {
    int naked_first, naked_end, hidden_first, hidden_end;
    single naked[MOST_NAKED];
    single hidden[MOST_HIDDEN];
} singles_queue;

/* Makes the marks of a state, and the queue of what has come up on the way to it. */
void start_queue(singles_queue *q, marks *m, const ennead_state *state);

/* Places a candidate, and removes one that is there, as the functions of marks.h do. */
void place_in_order(singles_queue *q, marks *m, int cell, int digit);
void remove_in_order(singles_queue *q, marks *m, int cell, int digit);

/* Does what a step says: cell by cell, and digit by digit in each. But chains and almost locked sets go
 * digit by digit, naked sets house by house, a Sue de Coq first in its box. */
void apply_in_order(singles_queue *q, marks *m, const ennead_step *step);

/* The next of the three techniques of singles that the set has: a full house among the cells with one
 * candidate, else the first of these, else the first last place. False: there is none. */
bool next_single(singles_queue *q, const marks *m, const ennead_technique_set *techniques,
                 single *next, ennead_technique *technique);

#endif
