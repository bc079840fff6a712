/* SPDX-License-Identifier: MIT */
/*
 * Which tables of planes.h this processor can run: those whose edition the library lets it choose;
 * and the layout of packed puzzles.
 */
#include "support/planes/planes.h"

#include <stddef.h>
#include <string.h>

const struct planes_edition *planes_editions[LONGEST_PLANES_LIST];
int planes_edition_count;

int begin_planes(void **state)
{
    const struct planes_edition *const all[] = {planes_avx512, planes_avx2, planes_baseline,
                                                planes_scalar};

    (void)state;
    planes_edition_count = 0;
    for (int i = 0; i < LONGEST_PLANES_LIST; i++) {
        if (all[i] == NULL)
            continue;
        if (i >= 2 || ennead_isa_set(all[i]->kernel->name) == ENNEAD_STATUS_OK)
            planes_editions[planes_edition_count++] = all[i];
    }
    ennead_isa_set(NULL);
    return planes_edition_count > 0 ? 0 : -1;
}

void put_at_rest(uint64_t words[VIEW_WORDS], int cell, int d)
{
    if (cell < 64)
        words[d] |= (uint64_t)1 << cell;
    else
        words[9 + d / 3] |= (uint64_t)1 << (17 * (d % 3) + cell - 64);
}
