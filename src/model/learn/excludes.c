/* SPDX-License-Identifier: MIT */
/*
 * Which variables cannot be true together with one: the other values of its cell, its value in the
 * cells that differ, and what does not fit in the cells that have a table with it. They are listed
 * once, because a placed value excludes some thirty of the hundred variables of a row, a column, a
 * box and a cell of 25x25; the others were never there.
 */
#include "model/learn/excludes.h"

#include "grid/memory.h"
#include "model/link_tables.h"

/* Adds a variable to a list, or only counts it if there is none yet. */
static void add(learner *l, size_t *count, uint32_t variable)
{
    if (variable == NO_VARIABLE)
        return;
    if (l->excluded != NULL)
        l->excluded[*count] = variable;
    ++*count;
}

static void add_excluded(learner *l, size_t *count, uint32_t variable)
{
    const ennead_model *m = l->model;
    const size_t cell = l->cell_of[variable], values = (size_t)m->values;
    const int value = l->value_of[variable];

    for (size_t other = 0; other < values; other++)
        if (other != (size_t)value)
            add(l, count, l->variable_of[cell * values + other]);
    for (size_t i = m->peer_begin[cell]; i < m->peer_begin[cell + 1]; i++)
        add(l, count, l->variable_of[m->peers[i] * values + (size_t)value]);
    if (m->links == NULL || m->links[cell] == NULL)
        return;
    const table_links *all = m->links[cell];
    for (const table_link *k = all->links; k < all->links + all->count; k++)
        FOR_EACH_VALUE(left, m->all & ~allowed_by_value(k->unions, value))
            add(l, count, l->variable_of[k->cell * m->values + lowest_value(left)]);
}

static size_t list_all(learner *l)
{
    size_t count = 0;

    for (uint32_t v = 0; v < l->variables; v++) {
        l->excluded_begin[v] = count;
        add_excluded(l, &count, v);
    }
    return l->excluded_begin[l->variables] = count;
}

bool excludes_make(learner *l)
{
    l->excluded = allocate(&l->model->allocator, (list_all(l) + 1) * sizeof *l->excluded);
    if (l->excluded == NULL)
        return false;
    (void)list_all(l);
    return true;
}

void excludes_reduce(learner *l)
{
    size_t count = 0, at = 0;

    for (uint32_t v = 0; v < l->variables; v++) {
        const size_t end = l->excluded_begin[v + 1];
        const bool known = is_true(l, 2 * v) || is_false(l, 2 * v);
        l->excluded_begin[v] = count;
        for (; at < end; at++) {
            const uint32_t other = l->excluded[at];
            if (!known && !is_true(l, 2 * other) && !is_false(l, 2 * other))
                l->excluded[count++] = other;
        }
    }
    l->excluded_begin[l->variables] = count;
}
