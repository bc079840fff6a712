/* SPDX-License-Identifier: MIT */
/*
 * What an `or` says of the values that two houses miss, under the rule doppelganger: "row 1 has all
 * values but 0 and 5, and column 2 has 1 and 2; or ...". Where each of its rules is about whole
 * houses in this way, only sets of values need be compared, and its models are not called.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_MISSED_PAIRS_H
#define ENNEAD_MODEL_RULES_CELLS_MISSED_PAIRS_H

#include "model/model.h"

enum { MISSED_KINDS = 3 }; /* rows, columns and regions */

/* The houses of a square grid. */
typedef struct missed_houses {
    int size;                           /* houses of a kind, and cells of a house */
    int kinds;                          /* MISSED_KINDS, or only rows and columns */
    const uint8_t *house[MISSED_KINDS]; /* of each cell, among those of a kind */
} missed_houses;

/* One case of an `or`: what each of two houses may miss. */
typedef struct missed_case {
    domain of[2];
} missed_case;

/* An `or` about two houses, or twice the same one. */
typedef struct missed_pair {
    uint16_t house[2]; /* the kind times `size`, plus the number */
    int count;
    const missed_case *cases;
} missed_pair;

typedef struct missed_pairs {
    size_t count;
    missed_pair *pairs;
} missed_pairs;

/* Finds each `or` of that kind, which then has no filter of its own. Returns false if memory runs
 * out. */
bool missed_find(ennead_model *m, const missed_houses *houses, missed_pairs *found);

/* Of the values that two houses may miss, keeps those of cases that are left. Returns false if none
 * is. */
bool missed_fit(const missed_pair *pair, domain *one, domain *other);

#endif
