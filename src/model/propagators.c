/* SPDX-License-Identifier: MIT */
/*
 * Adds a model's propagators, and answers questions about them.
 */
#include "model/propagators.h"

#include "grid/assertions.h"
#include "model/storage.h"

#include <string.h>

static bool grow(ennead_model *m)
{
    const size_t room = m->propagator_room == 0 ? 64 : 2 * m->propagator_room;
    propagator *more = model_memory(m, room * sizeof *more);

    if (more == NULL)
        return false;
    if (m->propagator_count > 0)
        memcpy(more, m->propagators, m->propagator_count * sizeof *more);
    m->propagators = more;
    m->propagator_room = room;
    return true;
}

propagator *model_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                      int count, int items)
{
    ASSERT(kind != NULL && count >= 0 && items >= 0);
    const size_t bytes = (size_t)count * sizeof *cells;

    if (m->propagator_count == m->propagator_room && !grow(m))
        return NULL;
    uint16_t *copy = model_memory(m, bytes + (size_t)items);
    if (copy == NULL)
        return NULL;
    memcpy(copy, cells, bytes);
    memset(copy + count, 0, (size_t)items);
    ASSERT(m->propagator_count < m->propagator_room);
    propagator *p = &m->propagators[m->propagator_count++];
    *p = (propagator){
        .kind = kind, .cells = copy, .count = count, .matched = (uint8_t *)(copy + count)};
    return p;
}

bool is_full_house(const ennead_model *m, const propagator *p)
{
    return p->kind->meaning == ONLY_DIFFERENCES && p->count == m->used;
}

bool all_values_differ(const propagator *p, const uint8_t *solution)
{
    for (int i = 0; i < p->count; i++)
        for (int j = 0; j < i; j++)
            if (solution[p->cells[i]] == solution[p->cells[j]])
                return false;
    return true;
}

void all_cells_differ(const propagator *p, pairs *found)
{
    for (int i = 0; i < p->count; i++)
        for (int j = 0; j < i; j++)
            pairs_add(found, p->cells[i], p->cells[j]);
}

bool model_keeps_rules(const ennead_model *m, const uint8_t *solution)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        if (p->kind->check != NULL && !p->kind->check(p, solution))
            return false;
    }
    return true;
}
