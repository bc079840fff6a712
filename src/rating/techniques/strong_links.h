/* SPDX-License-Identifier: MIT */
/*
 * Strong links of one digit as Sukaku Explainer 1.18.1 (SudokuMonster, 2021) has them: in a house the
 * digit is on one of two sides. A side is one place, or several places that share another house; in a
 * box the two may have the cell in common where their row and column meet.
 *
 *     . . .|5 . .|. . .     row:  {r1c4} or {r1c8, r1c9}
 *
 *     . 5 .                 box:  {r2c1, r2c3} or {r1c2, r3c2}; were r2c2 a place, on both sides
 *     5 . 5
 *     . 5 .
 */
#ifndef ENNEAD_RATING_TECHNIQUES_STRONG_LINKS_H
#define ENNEAD_RATING_TECHNIQUES_STRONG_LINKS_H

#include "rating/base/rater.h"

/* A link for each house, and for a box with four places in a rectangle two. */
enum { SE_MOST_LINKS = HOUSES + 9 };

typedef struct se_link {
    cells places;       /* of the digit in the house */
    cells sides[2];     /* in the original's order: chains are told apart by it */
    uint32_t houses[2]; /* those that hold all of a side */
    uint8_t house;
    bool grouped; /* there are more than two places */
} se_link;

/* Boxes, rows, columns. */
static inline int se_link_kind(const se_link *link)
{
    return link->house >= FIRST_BOX ? 0 : link->house < FIRST_COLUMN ? 1 : 2;
}

/* The links of a digit, boxes first, then rows, then columns, and how many there are. */
int se_strong_links(const marks *m, int digit, se_link links[SE_MOST_LINKS]);

#endif
