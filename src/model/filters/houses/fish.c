/* SPDX-License-Identifier: MIT */
/*
 * Each value forms a permutation: rows are matched with columns. A place that is in no such
 * matching loses the value. So X-Wing, Swordfish and every larger fish between rows and columns
 * are found, and nothing else. There is one propagator for each value, which is called only for
 * changes of that value.
 */
#include "model/filters/houses/fish.h"

#include "model/filters/houses/matching.h"
#include "model/propagators.h"

static bool filter(ennead_model *m, const propagator *p)
{
    const domain bit = value_bit(p->value);
    domain before[ENNEAD_MOST_SIZE] = {0}, after[ENNEAD_MOST_SIZE];

    for (int row = 0; row < m->rows; row++) {
        for (int column = 0; column < m->columns; column++)
            before[row] |= (m->domains[row * m->columns + column] >> p->value & 1) << column;
        after[row] = before[row];
    }
    const matched found = matching_filter(after, p->matched, m->rows);

    if (found != MATCHED_FEWER)
        return found == MATCHED_ALIKE;
    for (int row = 0; row < m->rows; row++)
        FOR_EACH_VALUE(gone, before[row] & ~after[row])
            if (!narrow(m, row * m->columns + lowest_value(gone), ~bit))
                return false;
    return true;
}

static const propagator_kind fish = {
    .meaning = SAYS_MORE,
    .cost = COST_FISH,
    .calls = ONE_CALL,
    .filter = filter,
    .reason = SENTENCE_MODEL_FISH,
};

ennead_status fish_add(ennead_model *m)
{
    uint16_t cells[ENNEAD_MOST_CELLS];

    for (int cell = 0; cell < m->cells; cell++)
        cells[cell] = (uint16_t)cell;
    for (int value = 0; value < m->values; value++) {
        propagator *p = model_add(m, &fish, cells, m->cells, m->rows);
        if (p == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        p->value = value;
    }
    return ENNEAD_STATUS_OK;
}
