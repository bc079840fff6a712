/* SPDX-License-Identifier: MIT */
/*
 * The deductive solver's memory: a board of candidates and two queues, all in an ennead_deducer of
 * at most 1 KB.
 *
 *     board[cell]    bits 0-8 the candidates, bit 15 FIXED if the digit is set
 *
 *     sets[]         a queued_set in 16 bits:
 *
 *         bits 0-6 cell, 7-10 digit, 11-15 cause: a house for a single possibility, or BY_VALUE or
 *         BY_ENTRY
 *
 *                    Each cell is set once, so the queue is never longer than 81.
 *
 *     clears[]       a ring of queued_clears in 32 bits, bits 29-31 the reason, then its data.
 *                    At most one for each fixed cell, one for each cell that candidates were
 *                    entered for, and one found by search:
 *
 *         ENNEAD_DEDUCER_REASON_FIXED_VALUE           bits 0-6 cell
 *         ENNEAD_DEDUCER_REASON_ENTERED               bits 0-6 cell, 7-15 digits
 *         ENNEAD_DEDUCER_REASON_BOX_LINE, _LINE_BOX   bits 0-4 house, 5-9 other house,
 *                                                     10-18 digit (as a set)
 *         ENNEAD_DEDUCER_REASON_PARTITION             bits 0-4 house, 5-13 positions,
 *                                                     14-22 digits
 *
 * An entry of `clears` stands for all the candidates that it clears; each move clears one of them.
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

/* A digit to be set. `cause` is a house, BY_VALUE or BY_ENTRY. */
typedef struct queued_set {
    int cell, digit, cause;
} queued_set;

/* Candidates to be cleared for one reason; the reason determines which members are used. */
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

/* Takes the next entry from the queue of sets, which must not be empty. */
queued_set take_set(ennead_deducer *d);

/* The digit that is queued to be set in a cell, or 0. */
int waiting_digit(const ennead_deducer *d, int cell);

/* first_clear returns the next entry of the queue of clears, which must not be empty; drop_clear
 * removes it. */
queued_clear first_clear(const ennead_deducer *d);
void drop_clear(ennead_deducer *d);

/* Adds a digit to the queued clear that was entered for a cell. Returns false if there is none. */
bool add_to_waiting_clear(ennead_deducer *d, int cell, int digit);

/* Records a contradiction. */
void contradict(ennead_deducer *d, ennead_contradiction found);

#endif
