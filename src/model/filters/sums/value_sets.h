/* SPDX-License-Identifier: MIT */
/*
 * Sets of sets of values, for cells whose values differ. What such cells can hold together is a
 * family: the sets of values that the first few of them can fill. With nine values left a
 * family is 512 bits, bit s for the set s, and "one more cell, with this value" is a shift:
 *
 *     cells:      none      first      first two
 *     family:    {{}}  ->  {1} {3}  ->  {1,3} {1,2} {2,3}
 *
 * What a set adds up to is known from the set alone, and so is the sum of the cells that fill it. A
 * condition on the sum of the first few cells takes sets out of the family there; going back from
 * the last family to the first finds the values of each cell that are part of some way to fill all.
 * That is everything that follows from "different" and the sums together, in one pass.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_VALUE_SETS_H
#define ENNEAD_MODEL_FILTERS_SUMS_VALUE_SETS_H

#include "model/model.h"

enum {
    FAMILY_VALUES = 12,
    FAMILY_WORDS = 1 << (FAMILY_VALUES - 6),
};

/* No condition on the sum of the first cells. */
#define ANY_SUM (-1)

typedef struct family {
    uint64_t words[FAMILY_WORDS];
} family;

/* Cells whose values differ: those that have no value yet, and what the others hold. All values and
 * sums are counted from 0, the least value, here and in all that has to do with sums. */
typedef struct fill {
    int open;                         /* cells without a value */
    int values;                       /* how many different values are left to them */
    domain universe;                  /* these */
    domain held_values;               /* what the other cells hold */
    int held;                         /* and what that adds up to */
    uint8_t places[ENNEAD_MOST_SIZE]; /* of an open cell: its place in the list of all */
    domain before[ENNEAD_MOST_SIZE];  /* the domain of an open cell, as it was */
    domain
        sets[ENNEAD_MOST_SIZE]; /* what is left to it; if small, bit j for the value numbers[j] */
    int sums[ENNEAD_MOST_SIZE + 1]; /* what the first so many open cells add up to, or ANY_SUM */
    uint8_t numbers[ENNEAD_MOST_SIZE];
    uint16_t low[64];                 /* what a set of the first six values adds up to */
    uint16_t high[FAMILY_WORDS];      /* and one of the others */
    family layers[FAMILY_VALUES + 1]; /* what the first so many open cells can fill */
} fill;

/* Looks at cells by their domains; false: they cannot all differ. No sum has a condition yet. */
bool fill_begin(fill *f, const domain *domains, int count);

/* The same for cells of a model. */
bool fill_begin_cells(fill *f, const ennead_model *m, const uint16_t *cells, int count);

/* Whether there are few enough values left for families. */
static inline bool fill_is_small(const fill *f)
{
    return f->values <= FAMILY_VALUES;
}

/* Makes the layers; false: there is no way to fill the cells. Needs a small fill. */
bool fill_forward(fill *f);

/* Takes what is in no way to fill them out of the sets of the open cells. */
void fill_backward(fill *f);

/* Takes out of the last layer the sets whose sum `s`, of all cells, is not in `sums`: bit s - base.
 * False: none is left. */
bool fill_keep_sums(fill *f, const uint64_t *sums, size_t words, int base);

/* Takes out of the last layer the sets that with what is held are not in a family of sets of plain
 * values, of at most FAMILY_VALUES in all. False: none is left. */
bool fill_keep_sets(fill *f, const family *allowed);

/* Adds to `sums` what all cells can add up to: bit s - base. */
void fill_add_sums(const fill *f, uint64_t *sums, int base);

/* The values that are in every set of the last layer, as a domain: one of the open cells has each. */
domain fill_required(const fill *f);

/* What is left to an open cell, as a domain. */
domain fill_domain(const fill *f, int open);

/* Leaves to the cells what is in their sets. */
bool fill_narrow(const fill *f, ennead_model *m, const uint16_t *cells);

#endif
