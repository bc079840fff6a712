/* SPDX-License-Identifier: MIT */
/*
 * Templates: a digit is in nine cells of the solution, one in each house, and of the 46,656 ways to
 * place them a few are left that only use cells which may hold it. A cell in all of them holds the
 * digit, a cell in none does not. What holds one digit is closed to the others, which may leave
 * these fewer ways, until nothing changes any more.
 */
#ifndef ENNEAD_LOGIC_TEMPLATES_H
#define ENNEAD_LOGIC_TEMPLATES_H

#include "logic/hunt.h"

typedef struct templates {
    cells wanted; /* the cells that may hold the digit */
    cells in_all; /* cells of all ways so far */
    cells in_any; /* cells of any; none when there is no way */
} templates;

/* The ways of all digits, when what holds one is closed to the others. False: some digit has none. */
bool templates_of_all(const marks *m, templates all[10]);

/* The candidates of each digit that no way to place the whole digit uses. Whatever pattern of one
 * digit there is, it removes none but these. */
const cells *doomed_of(const hunt *h);

#endif
