/* SPDX-License-Identifier: MIT */
/*
 * Cells that are locked over several houses. Of n empty cells each holds a digit. Say that for each
 * digit there are houses that hold all its candidates in these cells, n houses for all the digits
 * together; a house counts once for each digit that needs it. A house has a digit once, so n houses
 * are just enough for n cells, and none can be spared:
 *
 *     - in each of its houses a digit is in one of the cells, and leaves the rest of the house;
 *     - no cell uses two houses: where two of a digit's houses meet in the cells, it is not.
 *
 * That is the naked set of one house, said of many; Sue de Coq, SK-loops and multi-sector locked
 * sets are such. (Allan Barker calls it logic of rank 0, sudokuone.com.)
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_SECTORS_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_SECTORS_H

#include "logic/hunt.h"

typedef struct sectors {
    cells cells;
    uint32_t houses[10]; /* [digit]: houses that hold all its candidates in the cells */
} sectors;

/* Makes `houses` those of a digit if they remove more than the ones that it has so far. */
void prefer_houses(const marks *m, sectors *s, int digit, uint32_t houses);

/* Tells what follows, if anything does. The houses must be as many as the cells. */
flow report_sectors(hunt *h, const sectors *s);

#endif
