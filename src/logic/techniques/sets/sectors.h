/* SPDX-License-Identifier: MIT */
/*
 * Cells locked over several houses. Each of n empty cells holds a digit. Suppose that for each
 * digit there are houses that contain all its candidates in these cells, n houses for all digits
 * together; a house counts once for each digit that uses it. A house has a digit only once, so n
 * houses are just enough for n cells, and none can be spared:
 *
 *     - in each of its houses a digit is in one of the cells, so it is eliminated from the rest of
 *       the house;
 *     - no cell uses two houses, so a digit is eliminated from cells where two of its houses meet.
 *
 * This generalizes the naked set of one house. Sue de Coq, SK-loops and multi-sector locked sets
 * are of this kind. (Allan Barker calls it logic of rank 0, sudokuone.com.)
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_SECTORS_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_SECTORS_H

#include "logic/hunt.h"

typedef struct sectors {
    cells cells;
    uint32_t houses[10]; /* [digit]: houses that contain all its candidates in the cells */
} sectors;

/* Sets the houses of a digit to `houses`, if they eliminate more than its present ones. */
void prefer_houses(const marks *m, sectors *s, int digit, uint32_t houses);

/* Reports what follows, if anything. There must be as many houses as cells. */
flow report_sectors(hunt *h, const sectors *s);

#endif
