/* SPDX-License-Identifier: MIT */
/*
 * The deductive solver's memory: a board of candidates and two queues, all in an ennead_deducer of
 * at most 1 KB.
 *
 *     board[cell]    bits 0-8 the candidates, bit 15 FIXED when the digit is set
 *     sets[]         a queued_set in 16 bits:
 *
 *         bits 0-6 cell, 7-10 digit, 11-15 cause: a house for a single possibility, or BY_VALUE or
 *         BY_ENTRY
 *
 *                    Each cell is set once, so the queue is never longer
 *     clears[]       a ring of queued_clears in 32 bits, bits 29-31 the reason and then what it says.
 *                    At most one for each fixed cell, one for each cell that candidates were entered
 *                    for, and one found by search:
 *
 *         ENNEAD_DEDUCER_REASON_FIXED_VALUE               bits 0-6 cell
 *         ENNEAD_DEDUCER_REASON_ENTERED                   bits 0-6 cell, 7-15 digits
 *         ENNEAD_DEDUCER_REASON_BOX_LINE, _LINE_BOX       bits 0-4 house, 5-9 other house, 10-18 digit (as a set)
 *         ENNEAD_DEDUCER_REASON_PARTITION                 bits 0-4 house, 5-13 positions, 14-22 digits
 *
 * An entry of `clears` stands for all the candidates that it clears; they are cleared one a move.
 */
#ifndef ENNEAD_LOGIC_DEDUCER_QUEUES_H
#define ENNEAD_LOGIC_DEDUCER_QUEUES_H

#include "grid/digits.h"
#include "grid/houses.h"

enum { FIXED = 0x8000, BY_VALUE = HOUSES, BY_ENTRY };

static inline digits digits_on(const ennead_deducer *d, int cell)
{
    return d->board[cell] & ALL_DIGITS;
}

static inline bool is_fixed(const ennead_deducer *d, int cell)
{
    return (d->board[cell] & FIXED) != 0;
}

/* A digit to be set; `cause` is a house, BY_VALUE or BY_ENTRY. */
typedef struct queued_set {
    int cell, digit, cause;
} queued_set;

/* Candidates to be cleared for one reason, which says which members there are. */
typedef struct queued_clear {
    ennead_deducer_reason reason;
    int cell;
    int house, other;
    uint16_t positions; /* of the house */
    digits digits;
} queued_clear;

void queue_set(ennead_deducer *d, queued_set set);
void queue_clear(ennead_deducer *d, queued_clear clear);

static inline bool has_queued_set(const ennead_deducer *d)
{
    return d->sets_done < d->set_count;
}

/* Takes the next set from its queue; there must be one. */
queued_set take_set(ennead_deducer *d);

/* The digit that waits to be set in a cell, or 0. */
int waiting_digit(const ennead_deducer *d, int cell);

/* The next clear, which stays; and takes it away. There must be one. */
queued_clear first_clear(const ennead_deducer *d);
void drop_clear(ennead_deducer *d);

/* Adds a digit to what waits to be cleared from a cell because it was entered; false: nothing does. */
bool add_to_waiting_clear(ennead_deducer *d, int cell, int digit);

/* Notes a contradiction. */
void contradict(ennead_deducer *d, ennead_contradiction found);

#endif
