/* SPDX-License-Identifier: MIT */
/*
 * Cliques: cells every two of which have the same table, a symmetric one that makes them differ.
 * For example three cells no two of which have consecutive values. Pairwise, such cells deduce
 * little. Together they hold one of few sets of values, namely sets in which every two fit. What
 * these sets leave in each cell is found with families (value_sets.h).
 */
#include "model/filters/pairs/cliques.h"

#include "grid/memory.h"
#include "model/filters/sums/value_sets.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/relations.h"
#include "model/storage.h"

#include <string.h>

/* Limits: the number of different tables to look at, and the size of a clique. */
enum { MOST_TABLES = 16, FEWEST_CELLS = 3 };

static bool filter(ennead_model *m, const propagator *p)
{
    fill f;

    if (!fill_begin_cells(&f, m, p->cells, p->count))
        return false;
    if (f.open == 0)
        return true;
    if (!fill_forward(&f) || !fill_keep_sets(&f, p->rule))
        return false;
    fill_backward(&f);
    return fill_narrow(&f, m, p->cells);
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    char rules[ENNEAD_SENTENCE_SIZE];

    if (most < p->count || !try_filter(m, p))
        return false;
    TELL(s, MODEL_CLIQUE, tell_its_cells(p), tell_joining(m, p->cells[0], p->cells[1], rules));
    tell_found(m, s);
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
};

/* The sets of values in which every two fit. */
static const family *sets_of(ennead_model *m, const relation *table)
{
    family *sets = model_cleared_memory(m, sizeof *sets);

    if (sets == NULL)
        return NULL;
    sets->words[0] = 1;
    for (int value = 0; value < m->values; value++) {
        const domain fitting = relation_allows(table, value_bit(value));
        for (domain set = 0; set < value_bit(value); set++)
            if ((sets->words[set / 64] >> set % 64 & 1) != 0 && (set & ~fitting) == 0) {
                const domain more = set | value_bit(value);
                sets->words[more / 64] |= value_bit((int)(more % 64));
            }
    }
    return sets;
}

/* Extends two cells to a clique, lowest cells first, and removes its pairs from the set. Returns
 * how many cells it has. */
static int take_clique(pairs *joined, int one, int other, uint16_t *cells)
{
    uint64_t common[ENNEAD_MOST_CELLS / 64];
    int count = 0;

    cells[count++] = (uint16_t)one;
    cells[count++] = (uint16_t)other;
    for (size_t w = 0; w < joined->words; w++)
        common[w] = joined->bits[(size_t)one * joined->words + w] &
                    joined->bits[(size_t)other * joined->words + w];
    for (size_t w = 0; w < joined->words && count < FAMILY_VALUES; w++)
        while (common[w] != 0 && count < FAMILY_VALUES) {
            const int cell = (int)(64 * w) + lowest_value(common[w]);
            cells[count++] = (uint16_t)cell;
            for (size_t v = w; v < joined->words; v++)
                common[v] &= joined->bits[(size_t)cell * joined->words + v];
        }
    for (int i = 0; count >= FEWEST_CELLS && i < count; i++)
        for (int k = 0; k < count; k++)
            joined->bits[cells[i] * joined->words + cells[k] / 64] &= ~value_bit(cells[k] % 64);
    return count;
}

/* Adds the cliques of one table. */
static bool add_cliques(ennead_model *m, const relation *table, pairs *joined)
{
    const family *sets = NULL;
    uint16_t cells[FAMILY_VALUES];

    for (int one = 0; one < m->cells; one++)
        for (size_t w = (size_t)one / 64; w < joined->words; w++) {
            uint64_t *word = &joined->bits[(size_t)one * joined->words + w];
            for (uint64_t left = *word; left != 0; left = *word & left & (left - 1)) {
                const int other = (int)(64 * w) + lowest_value(left);
                const int count = other < one ? 0 : take_clique(joined, one, other, cells);
                if (count < FEWEST_CELLS)
                    continue;
                if (sets == NULL)
                    sets = sets_of(m, table);
                propagator *p = sets == NULL ? NULL : model_add(m, &kind, cells, count, 0);
                if (p == NULL)
                    return false;
                p->rule = sets;
            }
        }
    return true;
}

bool cliques_add(ennead_model *m, const joined_pair *list, size_t count)
{
    const relation *seen[MOST_TABLES];
    const size_t words = ((size_t)m->cells + 63) / 64;
    const size_t bytes = (size_t)m->cells * words * sizeof(uint64_t);
    pairs joined = {.words = words};
    int tables = 0;
    bool added = true;

    if (m->values > FAMILY_VALUES || count < FEWEST_CELLS)
        return true;
    joined.bits = allocate(&m->allocator, bytes);
    if (joined.bits == NULL)
        return false;
    for (size_t i = 0; i < count && tables < MOST_TABLES && added; i++) {
        const relation *table = list[i].table;
        int k = 0;
        while (k < tables && seen[k] != table)
            k++;
        if (k < tables)
            continue;
        seen[tables++] = table;
        memset(joined.bits, 0, bytes);
        for (size_t j = i; j < count; j++)
            if (list[j].table == table)
                pairs_add(&joined, list[j].one, list[j].other);
        added = add_cliques(m, table, &joined);
    }
    release(&m->allocator, joined.bits);
    return added;
}
