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
#include "model/reasons.h"

#include <string.h>

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

/* The columns in which a row has the value. */
static domain columns_of(const ennead_model *m, const propagator *p, int row)
{
    domain columns = 0;

    for (int column = 0; column < m->columns; column++)
        columns |= (m->domains[row * m->columns + column] >> p->value & 1) << column;
    return columns;
}

/* Finds rows whose places are in as many columns, one of which is `column`: the row that is matched
 * with it, and the rows matched with the columns of those. */
static void find_fish(const ennead_model *m, const propagator *p, int column, domain found[2])
{
    domain before;

    found[0] = 0;
    found[1] = value_bit(column);
    do {
        before = found[1];
        for (int row = 0; row < m->rows; row++)
            if ((found[1] >> p->matched[row] & 1) != 0) {
                found[0] |= value_bit(row);
                found[1] |= columns_of(m, p, row);
            }
    } while (found[1] != before);
}

/* Tells the fish that a value is eliminated by, and only what this fish eliminates. */
static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    domain found[2];
    int cell = 0;

    if (most < 2 || !try_filter(m, p))
        return false;
    while (m->domains[cell] == m->before[cell])
        cell++;
    memcpy(m->domains, m->before, (size_t)m->cells * sizeof *m->domains);
    find_fish(m, p, cell % m->columns, found);
    TELL(s, MODEL_FISH, tell_values(value_bit(p->value)), tell_lines(found[0]),
         tell_lines(found[1]));
    for (int other = 0; other < m->cells; other++)
        if ((found[0] >> other / m->columns & 1) == 0 && (found[1] >> other % m->columns & 1) != 0)
            narrow(m, other, ~value_bit(p->value));
    return tell_gone(m, s);
}

static const propagator_kind fish = {
    .meaning = SAYS_MORE,
    .cost = COST_FISH,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
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
