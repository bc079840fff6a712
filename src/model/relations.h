/* SPDX-License-Identifier: MIT */
/*
 * What two cells may have together, as tables.
 */
#ifndef ENNEAD_MODEL_RELATIONS_H
#define ENNEAD_MODEL_RELATIONS_H

#include "model/model.h"

struct relation {
    const relation *reverse;
    relation *next; /* of those with the same bucket */
    uint64_t hash;
    domain unions[];
};

/* Two cells, the first the lower, and their table so far; `table` NULL: an empty place. */
typedef struct related_pair {
    uint32_t cells; /* first * ENNEAD_MOST_CELLS + second */
    const relation *table;
} related_pair;

/* While the model is made. */
struct relations {
    relation **buckets;
    size_t bucket_count, relation_count;
    related_pair *pairs; /* by hash */
    size_t pair_room, pair_count;
};

static inline int pair_first(const related_pair *pair)
{
    return (int)(pair->cells / ENNEAD_MOST_CELLS);
}

static inline int pair_second(const related_pair *pair)
{
    return (int)(pair->cells % ENNEAD_MOST_CELLS);
}

/* The table that lets the one cell have value number i if the other has one of allowed[i]; it is
 * kept, so the same table asked for again is the same. NULL when memory is out. */
const relation *relation_of(ennead_model *m, const domain allowed[]);

/* The same, the other way round. */
const relation *relation_reverse(const relation *r);

/* What the other cell may have when the one has one of `values`. */
domain relation_allows(const relation *r, domain values);

/* Whether the table says that the two differ. */
bool relation_differs(const ennead_model *m, const relation *r);

/* Demands that the table holds for two cells, beside all others for the two. False: memory is out. */
bool relate(ennead_model *m, const relation *r, int one, int other);

/* When all are known: takes into each pair's table that its cells differ, and marks in m->linked the
 * pairs that need one that says more. False: memory is out. */
bool relations_finish(ennead_model *m);

void relations_free(ennead_model *m);

#endif
