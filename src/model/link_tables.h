/* SPDX-License-Identifier: MIT */
/*
 * The tables of two cells, in the form used during a search: for each cell, the cells whose values
 * it restricts. filters/pairs/links.c makes them.
 */
#ifndef ENNEAD_MODEL_LINK_TABLES_H
#define ENNEAD_MODEL_LINK_TABLES_H

#include "model/model.h"

enum { NIBBLE = 4, NIBBLES = 1 << NIBBLE };

/* A linked cell, and its table: unions[16 * k + x] is the set of values it may have if the other
 * cell has one of the values 4k to 4k+3 whose bits are set in x. */
typedef struct table_link {
    const domain *unions;
    int cell;
} table_link;

/* All links of a cell. */
typedef struct table_links {
    size_t count;
    table_link links[];
} table_links;

/* What a table allows if the other cell has one of `values`. */
static inline domain allowed_by(const domain *unions, domain values)
{
    domain found = 0;

    for (; values != 0; values >>= NIBBLE, unions += NIBBLES)
        found |= unions[values % NIBBLES];
    return found;
}

/* The same for a single value. */
static inline domain allowed_by_value(const domain *unions, int value)
{
    return unions[NIBBLES * (value / NIBBLE) + (1 << value % NIBBLE)];
}

#endif
