/* SPDX-License-Identifier: MIT */
/*
 * The tables of two cells as they are when the model is made: of each cell the cells that it tells
 * what they may have. filters/pairs/links.c makes
 * them.
 */
#ifndef ENNEAD_MODEL_LINK_TABLES_H
#define ENNEAD_MODEL_LINK_TABLES_H

#include "model/model.h"

enum { NIBBLE = 4, NIBBLES = 1 << NIBBLE };

/* A cell that is told, and by which table: unions[16 * k + x] is what it may have when the one that
 * tells it has one of the values 4k to 4k+3 whose bits are set in x. */
typedef struct table_link {
    const domain *unions;
    int cell;
} table_link;

/* All that a cell tells. */
typedef struct table_links {
    size_t count;
    table_link links[];
} table_links;

/* What a table allows beside a set of values. */
static inline domain allowed_by(const domain *unions, domain values)
{
    domain found = 0;

    for (; values != 0; values >>= NIBBLE, unions += NIBBLES)
        found |= unions[values % NIBBLES];
    return found;
}

/* The same beside one value. */
static inline domain allowed_by_value(const domain *unions, int value)
{
    return unions[NIBBLES * (value / NIBBLE) + (1 << value % NIBBLE)];
}

#endif
