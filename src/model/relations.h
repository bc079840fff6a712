/* SPDX-License-Identifier: MIT */
/*
 * Tables of what two cells may have together.
 */
#ifndef ENNEAD_MODEL_RELATIONS_H
#define ENNEAD_MODEL_RELATIONS_H

#include "model/model.h"

struct relation {
    const relation *reverse;
    relation *next; /* the next one in the same bucket */
    uint64_t hash;
    domain unions[];
};

/* Two cells, the lower first, and their table so far. `table` is NULL for an empty slot. */
typedef struct related_pair {
    uint32_t cells; /* first * ENNEAD_MOST_CELLS + second */
    const relation *table;
} related_pair;

/* Exists while the model is built. */
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

/* The table that allows one cell the value i if the other has one of allowed[i]. Equal tables are
 * the same object. Returns NULL if memory runs out. */
const relation *relation_of(ennead_model *m, const domain allowed[]);

/* The same table with the cells exchanged. */
const relation *relation_reverse(const relation *r);

/* What the other cell may have if this one has one of `values`. */
domain relation_allows(const relation *r, domain values);

/* Whether the table makes the two cells differ. */
bool relation_differs(const ennead_model *m, const relation *r);

/* Adds the condition that the table holds for two cells. Returns false if memory runs out. */
bool relate(ennead_model *m, const relation *r, int one, int other);

/* Called when all tables are known: adds to each pair's table that its cells differ if they do,
 * and marks in m->linked the pairs whose table says more than that. Returns false if memory runs
 * out. */
bool relations_finish(ennead_model *m);

void relations_free(ennead_model *m);

#endif
