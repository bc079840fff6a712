/* SPDX-License-Identifier: MIT */
/*
 * Strong links of the scale of Sukaku Explainer 1.18.1 in plain form: by loops over the positions
 * of a house, in that program's order (docs/rating-order.md).
 */
#ifndef UNIT_PLAIN_LINKS_H
#define UNIT_PLAIN_LINKS_H

#include "support/rating/raters.h"

struct plain_link {
    enum plain_kind kind;
    int index;
    bool place[ENNEAD_CELLS];
    bool side[2][ENNEAD_CELLS];
    bool grouped;
};

enum { PLAIN_MOST_LINKS = 36 };

/* The links of a digit: boxes, rows, columns. */
int plain_links(const struct plain *p, int digit, struct plain_link links[PLAIN_MOST_LINKS]);

/* Whether a cell is in a house. */
bool plain_in(enum plain_kind kind, int index, int cell);

#endif
