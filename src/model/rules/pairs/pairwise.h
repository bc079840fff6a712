/* SPDX-License-Identifier: MIT */
/*
 * Rules of two cells each: what they demand is one question about two numbers, and they say where it
 * is asked. A rule becomes a table in relations.c, joined with all else that is said of the same two
 * cells; what stays here is the definition, for checking, and the words, for explaining.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_PAIRWISE_H
#define ENNEAD_MODEL_RULES_PAIRS_PAIRWISE_H

#include "model/model.h"

typedef struct pairwise {
    const char *words; /* what joins two cells: "the white dot" */
    /* Whether two numbers fit. */
    bool (*fits)(const struct pairwise *what, int one, int other);
    int number;       /* for `fits`: a difference, a ratio, a sum */
    const void *data; /* for `fits` */
    enum {
        PAIRWISE_MORE,
        PAIRWISE_DIFFERENCE, /* it is that the two differ, and nothing else */
    } meaning;
    const relation *table; /* filled in by pairwise_add */
} pairwise;

/* Adds the rule for cells 0 and 1, 2 and 3, and so on. */
ennead_status pairwise_add(ennead_model *m, const pairwise *what, const uint16_t *cells, int count);

/* The same for each cell and the next of a line. */
ennead_status pairwise_add_line(ennead_model *m, const pairwise *what, const uint16_t *cells,
                                int count);

/* The same for each cell and the one that many rows below and columns to the right of it (columns
 * may be negative). */
ennead_status pairwise_add_moves(ennead_model *m, const pairwise *what, const int (*moves)[2],
                                 int count);

#endif
