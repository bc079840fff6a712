/* SPDX-License-Identifier: MIT */
/*
 * Sets of sets of values, for cells whose values differ. What such cells can hold together is a
 * family: the sets of values that the first n of them can fill. With nine values left a family has
 * 512 bits, bit s for the set s, and "one more cell, with this value" is a shift:
 *
 *     cells:      none      first      first two
 *     family:    {{}}  ->  {1} {3}  ->  {1,3} {1,2} {2,3}
 *
 * The sum of a set, and so of the cells that fill it, depends only on the set. A condition on the
 * sum of the first n cells removes sets from the family there. Going back from the last family to
 * the first finds, for each cell, the values that are part of some way to fill all cells. This is
 * everything that follows from "different" and the sums together, in one pass.
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

/* Cells whose values differ: those without a value, and what the others hold. All values and sums
 * are counted from 0, the least value, here and wherever sums are computed. */
typedef struct fill {
    int open;                         /* cells without a value */
    int values;                       /* number of different values left for them */
    domain universe;                  /* these values */
    domain held_values;               /* values of the other cells */
    int held;                         /* and their sum */
    uint8_t places[ENNEAD_MOST_SIZE]; /* for each open cell, its index among all cells */
    domain before[ENNEAD_MOST_SIZE];  /* for each open cell, its original domain */
    domain sets[ENNEAD_MOST_SIZE]; /* what is left of it; if the fill is small, bit j stands for the
                                 * value numbers[j] */
    int sums[ENNEAD_MOST_SIZE + 1]; /* the sum of the first n open cells, or ANY_SUM */
    uint8_t numbers[ENNEAD_MOST_SIZE];
    uint16_t low[64];                 /* the sum of each set of the first six values */
    uint16_t high[FAMILY_WORDS];      /* and of each set of the others */
    family layers[FAMILY_VALUES + 1]; /* what the first n open cells can fill */
} fill;

/* Begins with cells given by their domains. Returns false if they cannot all differ. There are no
 * conditions on sums yet. */
bool fill_begin(fill *f, const domain *domains, int count);

/* The same for cells of a model. */
bool fill_begin_cells(fill *f, const ennead_model *m, const uint16_t *cells, int count);

/* Whether few enough values are left for families. */
static inline bool fill_is_small(const fill *f)
{
    return f->values <= FAMILY_VALUES;
}

/* Computes the layers. Returns false if there is no way to fill the cells. The fill must be
 * small. */
bool fill_forward(fill *f);

/* Removes from the sets of the open cells what is in no way to fill them. */
void fill_backward(fill *f);

/* Removes from the last layer the sets whose sum `s` (of all cells) is not in `sums`: bit s -
 * base. Returns false if none is left. */
bool fill_keep_sums(fill *f, const uint64_t *sums, size_t words, int base);

/* Removes from the last layer the sets that, together with the values held, are not in a family of
 * sets of plain values; there must be at most FAMILY_VALUES of these. Returns false if none is
 * left. */
bool fill_keep_sets(fill *f, const family *allowed);

/* Adds to `sums` what all cells can add up to: bit s - base. */
void fill_add_sums(const fill *f, uint64_t *sums, int base);

/* The values that are in every set of the last layer, as a domain: each is in one of the open
 * cells. */
domain fill_required(const fill *f);

/* What is left of an open cell, as a domain. */
domain fill_domain(const fill *f, int open);

/* Restricts the cells to what is in their sets. */
bool fill_narrow(const fill *f, ennead_model *m, const uint16_t *cells);

#endif
