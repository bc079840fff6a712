/* SPDX-License-Identifier: MIT */
/*
 * Shared by cages, chains of cages, and those who make them.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_CAGE_H
#define ENNEAD_MODEL_FILTERS_SUMS_CAGE_H

#include "model/rule.h"

/* The first `end` cells add up to `sum`, with values counted from the least. */
typedef struct cage_block {
    int end, sum;
} cage_block;

typedef struct cage_chain {
    int number; /* for a cage: the sum as people write it */
    int count;
    cage_block blocks[];
} cage_chain;

/* A cage that is a rule; a sum that is a rule, over cells that differ by other rules; and one that
 * follows from other rules. */
extern const propagator_kind cage_kind, differing_kind, innies_kind;

/* A house and the cages in it; follows from these. */
extern const propagator_kind chain_kind;

/* Above any sum, with any factor, but far from overflow; and a sum limited to that. */
enum { FAR_SUM = 1 << 28 };
int within_reach(int64_t sum);

/* Makes the `rule` of a propagator of one of these kinds, over `count` cells that all differ. */
const cage_chain *chain_new(ennead_model *m, int count, const cage_block *blocks, int block_count);

/* Adds such a propagator. */
ennead_status chain_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                        int count, const cage_block *blocks, int block_count);

rule_build build_cage;

#endif
