/* SPDX-License-Identifier: MIT */
/*
 * Rules about two cells: makes their table from a question about two numbers. relations.c filters
 * them.
 */
#include "model/rules/pairs/pairwise.h"

#include "grid/assertions.h"
#include "grid/memory.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/relations.h"
#include "model/storage.h"

static bool check(const propagator *p, const uint8_t *solution)
{
    const pairwise *what = p->data;

    for (int i = 0; i + 1 < p->count; i += 2)
        if (!what->fits(what, solution[p->cells[i]], solution[p->cells[i + 1]]))
            return false;
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const pairwise *what = p->data;

    for (int i = 0; i < p->count; i++) {
        const int one = p->cells[i], other = p->cells[i ^ 1];
        const relation *table = i % 2 == 0 ? what->table : relation_reverse(what->table);
        const domain gone = m->domains[other] & ~relation_allows(table, m->domains[one]);
        if (gone == 0 || value_count(m->domains[one]) > most)
            continue;
        tell(s, m->domains[one] == m->all ? SENTENCE_MODEL_PAIR_ANY : SENTENCE_MODEL_PAIR,
             (const model_slot[]){{.kind = MODEL_SLOT_SENTENCE, .sentence = what->name},
                                  tell_cell(&p->cells[i]),
                                  tell_cell(&p->cells[i ^ 1]),
                                  tell_values(m->domains[one]),
                                  tell_values(gone),
                                  {0}});
        keep_before(m);
        narrow(m, other, ~gone);
        return tell_gone(m, s);
    }
    return false;
}

static sentence_id joining(const propagator *p, int one, int other)
{
    for (int i = 0; i < p->count; i++)
        if (p->cells[i] == one && p->cells[i ^ 1] == other)
            return ((const pairwise *)p->data)->name;
    return (sentence_id)0;
}

static const propagator_kind kinds[] = {
    [PAIRWISE_MORE] = {.meaning = SAYS_MORE,
                       .check = check,
                       .explain = explain,
                       .joining = joining},
    [PAIRWISE_DIFFERENCE] = {.meaning = SOME_DIFFERENCES,
                             .check = check,
                             .explain = explain,
                             .joining = joining},
};

static const relation *table_of(ennead_model *m, const pairwise *what)
{
    domain allowed[ENNEAD_MOST_SIZE] = {0};

    for (int one = 0; one < m->values; one++)
        for (int other = 0; other < m->values; other++)
            if (what->fits(what, m->first_value + one, m->first_value + other))
                allowed[one] |= value_bit(other);
    return relation_of(m, allowed);
}

ennead_status pairwise_add(ennead_model *m, const pairwise *what, const uint16_t *cells, int count)
{
    pairwise *kept = model_memory(m, sizeof *kept);
    propagator *p = kept == NULL ? NULL : model_add(m, &kinds[what->meaning], cells, count, 0);

    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *kept = *what;
    kept->table = table_of(m, what);
    p->data = kept;
    for (int i = 0; kept->table != NULL && i + 1 < count; i += 2)
        if (!relate(m, kept->table, cells[i], cells[i + 1]))
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    return kept->table == NULL ? ENNEAD_STATUS_OUT_OF_MEMORY : ENNEAD_STATUS_OK;
}

ennead_status pairwise_add_line(ennead_model *m, const pairwise *what, const uint16_t *cells,
                                int count)
{
    uint16_t *steps = allocate(&m->allocator, 2 * (size_t)count * sizeof *steps);

    if (steps == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int i = 0; i + 1 < count; i++) {
        steps[2 * i] = cells[i];
        steps[2 * i + 1] = cells[i + 1];
    }
    const ennead_status status = pairwise_add(m, what, steps, 2 * (count - 1));
    release(&m->allocator, steps);
    return status;
}

ennead_status pairwise_add_moves(ennead_model *m, const pairwise *what, const int (*moves)[2],
                                 int count)
{
    const size_t most = 2 * (size_t)m->cells * (size_t)count;
    uint16_t *found = allocate(&m->allocator, most * sizeof *found);
    int ends = 0;

    if (found == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int cell = 0; cell < m->cells; cell++)
        for (int i = 0; i < count; i++) {
            const int row = cell / m->columns + moves[i][0],
                      column = cell % m->columns + moves[i][1];
            if (row >= m->rows || column < 0 || column >= m->columns)
                continue;
            found[ends++] = (uint16_t)cell;
            found[ends++] = (uint16_t)(row * m->columns + column);
        }
    const ennead_status status = pairwise_add(m, what, found, ends);
    release(&m->allocator, found);
    return status;
}
