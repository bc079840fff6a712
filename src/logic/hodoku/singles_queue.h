/* SPDX-License-Identifier: MIT */
/*
 * Singles in the order in which HoDoKu finds them. Its score counts hidden singles more than naked
 * ones, so it depends on which single is taken first. (The order was observed in that program, B.
 * Hobiger's HoDoKu 2.2.)
 *
 * A cell that is left with one candidate goes into one queue, the last place of a digit in a house
 * into another. A digit that is placed is first removed from the cells that see it, in order, each
 * together with the cell's row, column and box; then its own cell loses its other candidates in
 * the three houses. The givens are placed one after the other in order of cells, and what they
 * cause to be queued stays in the queues.
 */
#ifndef ENNEAD_LOGIC_HODOKU_SINGLES_QUEUE_H
#define ENNEAD_LOGIC_HODOKU_SINGLES_QUEUE_H

#include "grid/marks.h"

typedef struct single {
    uint8_t cell, digit;
} single;

/* Each cell is left with one candidate only once, and so is each digit with one place in a
 * house. */
enum { MOST_NAKED = ENNEAD_CELLS, MOST_HIDDEN = 9 * HOUSES };

typedef struct singles_queue {
    int naked_first, naked_end, hidden_first, hidden_end;
    single naked[MOST_NAKED];
    single hidden[MOST_HIDDEN];
} singles_queue;

/* Makes the marks of a state, and the queues filled on the way to it. */
void start_queue(singles_queue *q, marks *m, const ennead_state *state);

/* Place or remove a candidate like the functions of marks.h, and update the queues. */
void place_in_order(singles_queue *q, marks *m, int cell, int digit);
void remove_in_order(singles_queue *q, marks *m, int cell, int digit);

/* Applies a step: cell by cell, and in each cell digit by digit. Exceptions: chains and almost
 * locked sets go digit by digit, naked sets house by house, Sue de Coq begins with its box. */
void apply_in_order(singles_queue *q, marks *m, const ennead_step *step);

/* Finds the next single of the kinds in the set: a full house among the cells with one candidate,
 * else the first of these cells, else the first last place. Returns false if there is none. */
bool next_single(singles_queue *q, const marks *m, const ennead_technique_set *techniques,
                 single *next, ennead_technique *technique);

#endif
