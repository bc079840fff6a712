/* SPDX-License-Identifier: MIT */
/*
 * Rules about two cells each, defined by one question about two numbers, and by the pairs of cells
 * that it applies to. A rule becomes a table in relations.c, merged with everything else about the
 * same two cells. What remains here is the definition, for checking, and the words, for
 * explaining.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_PAIRWISE_H
#define ENNEAD_MODEL_RULES_PAIRS_PAIRWISE_H

#include "model/model.h"

typedef struct pairwise {
    sentence_id name; /* words for what connects two cells: "the white dot" */
    /* Whether two numbers fit. */
    bool (*fits)(const struct pairwise *what, int one, int other);
    int number;       /* for `fits`: a difference, a ratio, a sum */
    const void *data; /* for `fits` */
    enum {
        PAIRWISE_MORE,
        PAIRWISE_DIFFERENCE, /* it says exactly that the two cells differ */
    } meaning;
    const relation *table; /* set by pairwise_add */
} pairwise;

/* Adds the rule for cells 0 and 1, 2 and 3, and so on. */
ennead_status pairwise_add(ennead_model *m, const pairwise *what, const uint16_t *cells, int count);

/* The same for every two consecutive cells of a line. */
ennead_status pairwise_add_line(ennead_model *m, const pairwise *what, const uint16_t *cells,
                                int count);

/* The same for each cell and the one at a distance of so many rows down and columns to the right
 * (columns may be negative). */
ennead_status pairwise_add_moves(ennead_model *m, const pairwise *what, const int (*moves)[2],
                                 int count);

#endif
