/* SPDX-License-Identifier: MIT */
/*
 * The deductive solver's memory: a board of candidates and two queues, all in an ennead_deducer of
 * at most 1 KB.
 *
 *     board[cell]    bits 0-8 the candidates, bit 15 FIXED when the digit is set
 *     sets[]         bits 0-6 cell, 7-10 digit, 11-15 cause: a house for a single possibility, or
 *                    BY_VALUE or BY_ENTRY. Each cell is set once, so the queue is never longer
 *     clears[]       bits 29-31 reason, and what it says: a ring. At most one for each fixed cell,
 *                    one for each cell that candidates were entered for, and one found by search:
 *
 *         ENNEAD_FIXED_VALUE               bits 0-6 cell
 *         ENNEAD_ENTERED                   bits 0-6 cell, 7-15 digits
 *         ENNEAD_BOX_LINE, _LINE_BOX       bits 0-4 house, 5-9 other house, 10-18 digit (as a set)
 *         ENNEAD_PARTITION                 bits 0-4 house, 5-13 positions, 14-22 digits
 *
 * An entry of `clears` stands for all the candidates that it clears; they are cleared one a move.
 */
#ifndef ENNEAD_LOGIC_DEDUCER_H
#define ENNEAD_LOGIC_DEDUCER_H

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

/* Queues a digit to be set; `cause` is a house, BY_VALUE or BY_ENTRY. */
void queue_set(ennead_deducer *d, int cell, int digit, int cause);

/* Queues candidates to be cleared for one reason. */
void queue_clear(ennead_deducer *d, ennead_reason reason, uint32_t what);

void contradict(ennead_deducer *d, ennead_contradiction found);

typedef enum finding {
    FOUND_NOTHING,
    FOUND_MOVE,          /* it is queued */
    FOUND_CONTRADICTION, /* it is noted */
} finding;

/* Looks for what follows when both queues are empty: the first single possibility, else the first
 * exclusion by box and line, else the first partition, small ones before large. */
finding find_deduction(ennead_deducer *d);

#endif
