/* SPDX-License-Identifier: MIT */
/*
 * Strong links of one digit as in Sukaku Explainer 1.18.1 (SudokuMonster, 2021): in a house, the
 * digit is on one of two sides. A side is one place, or several places that share another house.
 * In a box, the two sides may share the cell where their row and column cross.
 *
 *     . . .|5 . .|. . .     row:  {r1c4} or {r1c8, r1c9}
 *
 *     . 5 .                 box:  {r2c1, r2c3} or {r1c2, r3c2}; if r2c2 were a place, it would be
 *     5 . 5                       on both sides
 *     . 5 .
 */
#ifndef ENNEAD_RATING_TECHNIQUES_STRONG_LINKS_H
#define ENNEAD_RATING_TECHNIQUES_STRONG_LINKS_H

#include "rating/base/rater.h"

/* One link for each house, two for a box with four places in a rectangle. */
enum { SE_MOST_LINKS = HOUSES + 9 };

typedef struct se_link {
    cells places;       /* of the digit in the house */
    cells sides[2];     /* in Sukaku Explainer's order, which identifies chains */
    uint32_t houses[2]; /* those that contain all of a side */
    uint8_t house;
    bool grouped; /* it has more than two places */
} se_link;

/* The kind of a link's house: 0 box, 1 row, 2 column. */
static inline int se_link_kind(const se_link *link)
{
    return link->house >= FIRST_BOX ? 0 : link->house < FIRST_COLUMN ? 1 : 2;
}

/* Finds the links of a digit: boxes first, then rows, then columns. Returns how many there are. */
int se_strong_links(const marks *m, int digit, se_link links[SE_MOST_LINKS]);

#endif
