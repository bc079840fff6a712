/* SPDX-License-Identifier: MIT */
/*
 * Possible mistakes in a puzzle that has not exactly one solution: the clues that may be
 * misprints, and the cells in which two solutions differ.
 */
#ifndef CLI_DOUBTS_H
#define CLI_DOUBTS_H

#include "cli/output/answer.h"

/* Some cells of a puzzle. */
struct doubts {
    int columns;
    size_t count;
    uint16_t cells[ENNEAD_MOST_CELLS];
    uint8_t numbers[ENNEAD_MOST_CELLS]; /* for clues: what is in them */
    enum {
        WITHOUT_ONE,
        WITHOUT_SEVERAL
    } are; /* for clues: the verdict without any single one of them */
};

void doubts_clear(struct doubts *doubts, int columns);

/* If a puzzle, or a variant unless that is NULL, has no solution: the clues without any one of
 * which it has one solution; if there are none, several. */
ennead_status doubts_of(struct doubts *doubts, const ennead_puzzle *puzzle,
                        const struct variant_puzzle *variant);

/* The cells, of `count`, in which two solutions differ. */
void doubts_between(struct doubts *doubts, const uint8_t *one, const uint8_t *other, size_t count);

/* Adds "Without the 4 in r9c9 it has one solution." in a language; nothing if there is no such
 * clue. */
void doubts_add_clues(struct text *text, const struct doubts *doubts, ennead_language language);

/* Adds "; without the 4 in r9c9 it has one solution" in the same way. */
void doubts_add_remark(struct text *text, const struct doubts *doubts);

/* Adds "Two of them differ in r1c1 and r1c2.". */
void doubts_add_difference(struct text *text, const struct doubts *doubts,
                           ennead_language language);

/* Adds the names of the cells, separated by blanks. */
void doubts_add_names(struct text *text, const struct doubts *doubts);

#endif
