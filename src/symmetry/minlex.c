/* SPDX-License-Identifier: MIT */
/*
 * Counts the arrangements that give a least form, and keeps the first of them.
 */
#include "symmetry/minlex.h"

#include <string.h>

static int is_before(const arrangement *a, const arrangement *b)
{
    if (a->transposed != b->transposed)
        return a->transposed < b->transposed;
    const int rows = memcmp(a->rows, b->rows, sizeof a->rows);
    return rows != 0 ? rows < 0 : a->columns < b->columns;
}

void minlex_found(minlex_form *l, const arrangement *found)
{
    if (l->count == 0 || is_before(found, &l->first))
        l->first = *found;
    l->count++;
}
