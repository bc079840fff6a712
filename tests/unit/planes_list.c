/* SPDX-License-Identifier: MIT */
/*
 * Which tables of planes.h this processor can run: those whose edition the library lets it choose.
 */
#include "planes.h"

#include <stddef.h>
#include <string.h>

int planes_here(const struct planes_edition *editions[LONGEST_PLANES_LIST])
{
    const struct planes_edition *const all[] = {planes_avx512, planes_avx2, planes_baseline,
                                                planes_scalar};
    int count = 0;

    for (int i = 0; i < LONGEST_PLANES_LIST; i++) {
        if (all[i] == NULL)
            continue;
        if (i >= 2 || ennead_isa_select(all[i]->kernel->name) == ENNEAD_OK)
            editions[count++] = all[i];
    }
    ennead_isa_select(NULL);
    return count;
}
