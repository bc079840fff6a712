/* SPDX-License-Identifier: MIT */
/*
 * Models of single rules inside a model, over the same cells, and what all models have in common.
 */
#include "model/submodel.h"

#include "model/storage.h"

bool model_make_domains(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;

    m->differs.words = m->linked.words = (cells + 63) / 64;
    m->differs.bits = model_cleared_memory(m, cells * m->differs.words * sizeof(uint64_t));
    m->linked.bits = model_cleared_memory(m, cells * m->linked.words * sizeof(uint64_t));
    m->allowed = model_memory(m, cells * sizeof *m->allowed);
    m->domains = model_cleared_memory(m, cells * sizeof *m->domains);
    m->assigned = model_cleared_memory(m, (cells + PEERS_AT_ONCE) * sizeof *m->assigned);
    if (m->differs.bits == NULL || m->linked.bits == NULL || m->allowed == NULL ||
        m->domains == NULL || m->assigned == NULL)
        return false;
    for (size_t cell = 0; cell < cells; cell++)
        m->allowed[cell] = m->in_use;
    return true;
}

ennead_model *submodel_new(ennead_model *m)
{
    ennead_model *root = model_root(m), *made = model_memory(m, sizeof *made);

    if (made == NULL)
        return NULL;
    *made = (ennead_model){
        .allocator = m->allocator,
        .root = root,
        .next_submodel = root->submodels,
        .options = {.size = sizeof m->options, .filter = m->options.filter},
        .rows = m->rows,
        .columns = m->columns,
        .cells = m->cells,
        .values = m->values,
        .first_value = m->first_value,
        .has_boxes = m->has_boxes,
        .all = m->all,
        .in_use = m->in_use,
        .used = m->used,
    };
    root->submodels = made;
    return model_make_domains(made) ? made : NULL;
}
