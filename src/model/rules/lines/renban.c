/* SPDX-License-Identifier: MIT */
/*
 * Renban: the values of a line are consecutive numbers in any order. Besides the all-different,
 * each interval with as many values as cells is tried: every cell needs a value in it, every value
 * a cell. A value in all possible intervals must be in one of the cells.
 */
#include "model/rules/lines/renban.h"

#include "model/filters/houses/alldifferent.h"
#include "model/filters/houses/places.h"
#include "model/propagators.h"

/* What the cells may hold if their values are exactly those of `window`. Returns false if that is
 * impossible. */
static bool left_in(const ennead_model *m, const propagator *p, domain window,
                    domain left[ENNEAD_MOST_SIZE])
{
    domain once = 0, twice = 0;

    for (int i = 0; i < p->count; i++) {
        left[i] = m->domains[p->cells[i]] & window;
        if (left[i] == 0)
            return false;
        twice |= once & left[i];
        once |= left[i];
    }
    if (once != window)
        return false;
    for (int i = 0; i < p->count; i++) {
        const domain only_here = left[i] & ~twice;
        if (!is_single(only_here))
            return false;
        if (only_here != 0)
            left[i] = only_here;
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    domain left[ENNEAD_MOST_SIZE], keep[ENNEAD_MOST_SIZE] = {0};
    const domain first = UINT64_MAX >> (ENNEAD_MOST_SIZE - p->count);

    domain required = m->all;

    for (int low = 0; low + p->count <= m->values; low++) {
        if (!left_in(m, p, first << low, left))
            continue;
        required &= first << low;
        for (int i = 0; i < p->count; i++)
            keep[i] |= left[i];
    }
    for (int i = 0; i < p->count; i++)
        if (!narrow(m, p->cells[i], keep[i]))
            return false;
    return places_require(m, p->cells, p->count, required);
}

static bool check(const propagator *p, const uint8_t *solution)
{
    int least = solution[p->cells[0]];
    domain seen = 0;

    for (int i = 1; i < p->count; i++)
        if (solution[p->cells[i]] < least)
            least = solution[p->cells[i]];
    for (int i = 0; i < p->count; i++)
        seen |= value_bit(solution[p->cells[i]] - least);
    return seen == UINT64_MAX >> (ENNEAD_MOST_SIZE - p->count);
}

static const propagator_kind renban = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .reason = SENTENCE_MODEL_RENBAN,
};

ennead_status build_renban(ennead_model *m, const ennead_description *d,
                           const ennead_constraint *rule, const char **wrong)
{
    const ennead_status status = build_all_different(m, d, rule, wrong);

    if (status != ENNEAD_STATUS_OK)
        return status;
    return model_add(m, &renban, rule->cells, (int)rule->cell_count, 0) != NULL
               ? ENNEAD_STATUS_OK
               : ENNEAD_STATUS_OUT_OF_MEMORY;
}
