/* SPDX-License-Identifier: MIT */
/*
 * Indexers. A cell of a column indexer says where in its row the number of its own column is: r3c1
 * = 5 says that r3c5 is 1. A row indexer says the same along columns: r1c3 = 5 says that r5c3 is
 * 1.
 */
#include "model/rules/cells/indexer.h"

#include "grid/assertions.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

/* The first cell holds the number of one of the others, counted from 1; that cell holds the
 * value. */
typedef struct pointer {
    int first_value;
    int value; /* index of the value; if the cell's number is no value, nothing fits */
} pointer;

static bool filter(ennead_model *m, const propagator *p)
{
    const pointer *rule = p->rule;
    domain kept = 0;

    FOR_EACH_VALUE(left, m->domains[p->cells[0]]) {
        const int place = lowest_value(left) + rule->first_value;
        if (place < 1 || place >= p->count)
            continue;
        const domain held =
            p->cells[place] == p->cells[0] ? left & -left : m->domains[p->cells[place]];
        if ((held & value_bit(rule->value)) != 0)
            kept |= left & -left;
    }
    if (!narrow(m, p->cells[0], kept))
        return false;
    if (!is_single(kept))
        return true;
    return narrow(m, p->cells[lowest_value(kept) + rule->first_value], value_bit(rule->value));
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const pointer *rule = p->rule;
    const int place = solution[p->cells[0]];

    return place >= 1 && place < p->count &&
           solution[p->cells[place]] == rule->value + rule->first_value;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const pointer *rule = p->rule;

    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_INDEXER, tell_cell(p->cells), tell_values(value_bit(rule->value)),
         tell_cells(p->cells + 1, p->count - 1));
    tell_found(m, s);
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .explain = explain,
};

/* The direction in which a cell points. */
typedef enum indexed_line { ALONG_ROW, ALONG_COLUMN } indexed_line;

static ennead_status add(ennead_model *m, int cell, indexed_line to)
{
    ASSERT(cell >= 0 && cell < m->cells);
    const int row = cell / m->columns, column = cell % m->columns;
    const int count = to == ALONG_ROW ? m->columns : m->rows;
    uint16_t cells[1 + ENNEAD_MOST_SIZE] = {(uint16_t)cell};
    pointer *rule = model_memory(m, sizeof *rule);

    if (rule == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int i = 0; i < count; i++)
        cells[1 + i] = (uint16_t)(to == ALONG_ROW ? row * m->columns + i : i * m->columns + column);
    *rule = (pointer){m->first_value, (to == ALONG_ROW ? column : row) + 1 - m->first_value};
    propagator *p = model_add(m, &kind, cells, 1 + count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = rule;
    return ENNEAD_STATUS_OK;
}

static ennead_status build(ennead_model *m, const ennead_constraint *rule, indexed_line to,
                           const char **wrong)
{
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    for (size_t i = 0; i < rule->cell_count; i++) {
        const int cell = rule->cells[i];
        const int number = 1 + (to == ALONG_ROW ? cell % m->columns : cell / m->columns);
        if (number >= m->first_value + m->values) {
            *wrong = "it has a cell whose row or column is no value";
            return ENNEAD_STATUS_BAD_ARGUMENT;
        }
        if (add(m, cell, to) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}

ennead_status build_column_indexer(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, rule, ALONG_ROW, wrong);
}

ennead_status build_row_indexer(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, rule, ALONG_COLUMN, wrong);
}
