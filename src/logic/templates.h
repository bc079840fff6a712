/* SPDX-License-Identifier: MIT */
/*
 * Templates: in the solution a digit is in nine cells, one in each house. Of the 46,656 ways to
 * place them, only few use only cells that may hold the digit. A cell in all of these holds the
 * digit, a cell in none of them does not. A cell that holds one digit is closed to the others,
 * which may leave these fewer ways; this is repeated until nothing changes.
 */
#ifndef ENNEAD_LOGIC_TEMPLATES_H
#define ENNEAD_LOGIC_TEMPLATES_H

#include "logic/hunt.h"

typedef struct templates {
    cells wanted; /* the cells that may hold the digit */
    cells in_all; /* cells that are in all ways so far */
    cells in_any; /* cells that are in any; empty if there is no way */
} templates;

/* The ways of all digits; cells that must hold one digit are closed to the others. Returns false
 * if some digit has no way. */
bool templates_of_all(const marks *m, templates all[10]);

/* For each digit, the candidates that are in no way to place the whole digit. Any pattern of a
 * single digit can remove only these. */
const cells *doomed_of(const hunt *h);

#endif
