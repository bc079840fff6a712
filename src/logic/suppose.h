/* SPDX-License-Identifier: MIT */
/*
 * What follows from supposing that a candidate is on. Digits are placed one after the other, in
 * the order in which they are found. Each placed digit removes candidates, which places others:
 *
 *     AS_CHAINS    by a link of the original state: a cell with two candidates lost one, or a house
 *                  with two places for a digit lost one
 *     AS_A_NET     by what is left: a cell or a house lost all but one, whatever it had before
 *
 * It ends when nothing follows any more, or when a cell has lost all its candidates or a house all
 * places of a digit; then the supposition was false. The reason for each placed digit is recorded,
 * and which digit removed each lost candidate, so the reasons can be traced back.
 */
#ifndef ENNEAD_LOGIC_SUPPOSE_H
#define ENNEAD_LOGIC_SUPPOSE_H

#include "logic/hunt.h"

typedef enum reasoning { AS_CHAINS, AS_A_NET } reasoning;

enum { NO_HOUSE = 0xff };

/* A digit that was placed. */
typedef struct placement {
    uint8_t cell, digit;
    uint8_t house; /* the house that has no other place for it; NO_HOUSE: the cell has no other
                    * candidate */
} placement;

typedef struct supposition {
    const marks *m;
    reasoning by;
    cells left[10];          /* [digit]: the candidates that are not off */
    digits of[ENNEAD_CELLS]; /* the same, by cell */
    cells on;                /* cells placed or waiting to be placed */
    int count, done;
    placement placed[ENNEAD_CELLS];     /* placed[0] is the supposition */
    uint8_t taken_by[10][ENNEAD_CELLS]; /* [digit][cell]: the index of the placement */
    bool failed;
    placement failure; /* the cell (with digit 0), or the house and its digit, that has nothing
                        * left */
} supposition;

/* Supposes that a candidate is on, and follows what results. */
void suppose(supposition *s, const marks *m, reasoning by, int cell, int digit);

/* The placements that something rests on (that a candidate is off, or the contradiction): bit i %
 * 64 of words[i / 64] for placement i. */
typedef struct reasons {
    uint64_t words[2];
} reasons;

reasons reasons_for_loss(const supposition *s, int cell, int digit);
reasons reasons_for_failure(const supposition *s);

static inline int reason_count(const reasons *r)
{
    return __builtin_popcountll(r->words[0]) + __builtin_popcountll(r->words[1]);
}

/* Adds the placements in a set of reasons to the nodes of a step, in order. There must be room. */
void add_reasons(ennead_step *step, const supposition *s, const reasons *r);

#endif
