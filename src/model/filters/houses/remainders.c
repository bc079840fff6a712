/* SPDX-License-Identifier: MIT */
/*
 * Two full houses hold the same values, and so do their remainders outside the cells that they
 * share.
 */
#include "model/filters/houses/remainders.h"

#include "model/propagators.h"

int shared_cells(const propagator *one, const propagator *other)
{
    int shared = 0;

    for (int i = 0; i < one->count; i++)
        for (int j = 0; j < other->count; j++)
            shared += one->cells[i] == other->cells[j];
    return shared;
}

ennead_status remainders_add(ennead_model *m, const propagator_kind *kind, const propagator *one,
                             const propagator *other)
{
    const propagator *const houses[] = {one, other};
    uint16_t cells[2 * ENNEAD_MOST_SIZE];
    int count = 0;

    for (int side = 0; side < 2; side++)
        for (int i = 0; i < houses[side]->count; i++) {
            const propagator single = {.cells = houses[side]->cells + i, .count = 1};
            if (shared_cells(&single, houses[1 - side]) == 0)
                cells[count++] = houses[side]->cells[i];
        }
    propagator *p = model_add(m, kind, cells, count, count / 2);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->first_part = count / 2;
    p->name = one->name;
    p->other = other->name;
    return ENNEAD_STATUS_OK;
}
