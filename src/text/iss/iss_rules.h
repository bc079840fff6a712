/* SPDX-License-Identifier: MIT */
/*
 * The rules of Interactive Sudoku Solver, by type.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_RULES_H
#define ENNEAD_TEXT_ISS_ISS_RULES_H

#include "text/iss/iss_codes.h"

typedef struct iss_row {
    const char *type;
    const char *rule;
    iss_way way;
    int value; /* the default number */
} iss_row;

/* The row of a type; NULL if there is none. */
const iss_row *iss_row_of(const description_builder *d, iss_word type);

/* Reads an item whose type is a rule of the table. */
bool iss_rule(iss *s, const iss_row *row, iss_item item);

#endif
