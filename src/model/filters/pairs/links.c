/* SPDX-License-Identifier: MIT */
/*
 * Makes propagators of all tables of two cells: one for each cell, which restricts each cell that
 * it is linked with.
 */
#include "model/filters/pairs/links.h"

#include "grid/memory.h"
#include "model/filters/pairs/cliques.h"
#include "model/link_tables.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/relations.h"
#include "model/storage.h"

#include <string.h>

static bool filter(ennead_model *m, const propagator *p)
{
    const table_links *all = p->data;
    const domain values = m->domains[p->cells[0]];

    for (const table_link *l = all->links; l < all->links + all->count; l++)
        if (!narrow(m, l->cell, allowed_by(l->unions, values)))
            return false;
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const table_links *all = p->data;
    const domain values = m->domains[p->cells[0]];

    for (size_t i = 0; i < all->count && value_count(values) <= most; i++) {
        const int other = all->links[i].cell;
        const domain gone = m->domains[other] & ~allowed_by(all->links[i].unions, values);
        if (gone == 0)
            continue;
        const uint16_t cell = (uint16_t)other;
        char rules[ENNEAD_SENTENCE_SIZE];
        tell(s, values == m->all ? SENTENCE_MODEL_LINKED_ANY : SENTENCE_MODEL_LINKED,
             (const model_slot[]){tell_cell(p->cells),
                                  tell_cell(&cell),
                                  tell_values(values),
                                  tell_values(gone),
                                  tell_joining(m, p->cells[0], other, rules),
                                  {0}});
        keep_before(m);
        narrow(m, other, ~gone);
        return tell_gone(m, s);
    }
    return false;
}

static const propagator_kind linking = {
    .meaning = SAYS_MORE,
    .cost = COST_PAIRS,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
};

/* Whether the pair has a table that says more than that its cells differ. */
static bool is_linked(const ennead_model *m, const related_pair *pair)
{
    return pair->table != NULL && pairs_has(&m->linked, pair_first(pair), pair_second(pair));
}

static void put_link(table_links *all, const relation *table, int cell)
{
    all->links[all->count++] = (table_link){table->unions, cell};
}

/* Makes the propagators of the cells that have links. */
static bool add_links(ennead_model *m, const struct relations *all, table_links **of_cell,
                      size_t *counts)
{
    for (size_t i = 0; i < all->pair_room; i++)
        if (is_linked(m, &all->pairs[i])) {
            counts[pair_first(&all->pairs[i])]++;
            counts[pair_second(&all->pairs[i])]++;
        }
    for (int cell = 0; cell < m->cells; cell++) {
        const uint16_t self = (uint16_t)cell;
        if (counts[cell] == 0)
            continue;
        table_links *made = model_memory(m, sizeof *made + counts[cell] * sizeof *made->links);
        propagator *p = made == NULL ? NULL : model_add(m, &linking, &self, 1, 0);
        if (p == NULL)
            return false;
        made->count = 0;
        p->data = of_cell[cell] = made;
    }
    for (size_t i = 0; i < all->pair_room; i++) {
        const related_pair *pair = &all->pairs[i];
        if (!is_linked(m, pair))
            continue;
        put_link(of_cell[pair_first(pair)], pair->table, pair_second(pair));
        put_link(of_cell[pair_second(pair)], pair->table->reverse, pair_first(pair));
    }
    return true;
}

/* Looks for cells every two of which have the same table. */
static bool add_together(ennead_model *m, const struct relations *all)
{
    joined_pair *list = allocate(&m->allocator, (all->pair_count + 1) * sizeof *list);
    size_t count = 0;

    if (list == NULL)
        return false;
    for (size_t i = 0; i < all->pair_room; i++) {
        const related_pair *pair = &all->pairs[i];
        if (is_linked(m, pair) && pair->table->reverse == pair->table &&
            relation_differs(m, pair->table))
            list[count++] =
                (joined_pair){pair->table, (uint16_t)pair_first(pair), (uint16_t)pair_second(pair)};
    }
    const bool added = cliques_add(m, list, count);
    release(&m->allocator, list);
    return added;
}

bool links_add(ennead_model *m)
{
    const size_t cells = (size_t)m->cells;
    struct relations *all = m->relations;

    if (all == NULL)
        return true;
    table_links **of_cell = model_cleared_memory(m, cells * sizeof(table_links *));
    size_t *counts = allocate(&m->allocator, cells * sizeof *counts);
    bool made = of_cell != NULL && counts != NULL && relations_finish(m);
    if (made) {
        memset(counts, 0, cells * sizeof *counts);
        made = add_links(m, all, of_cell, counts) && add_together(m, all);
    }
    release(&m->allocator, counts);
    m->links = of_cell;
    relations_free(m);
    return made;
}
