/* SPDX-License-Identifier: MIT */
/*
 * The rule that some cells all differ, in three strengths; bounds.c has a fourth. Removing a
 * cell's value from the other cells is not done here: it follows from the pairwise differences,
 * which propagate.c handles; the strength `value` is just that.
 *
 * domain: cells without a value are matched with values, and a value that its cell has in no
 *         matching is removed: see matching.c, and matching_nine.c for nine of them.
 * singles: in a house that holds every value, a value with a single place left goes there.
 */
#include "model/filters/houses/alldifferent.h"

#include "model/filters/houses/alldifferent_reason.h"
#include "model/filters/houses/bounds.h"
#include "model/filters/houses/matching_nine.h"
#include "model/propagators.h"
#include "model/storage.h"

#include <string.h>

/* With at most this many cells, solved cells are matched too: leaving them out takes longer. */
enum { MATCHED_AS_THEY_ARE = 9 };

/* Of up to two cells without a value, each leaves the other a value, whatever it gets. */
enum { ALWAYS_MATCHED = 2 };

static bool filter_few(ennead_model *m, const propagator *p)
{
    domain sets[MATCHED_AS_THEY_ARE], open = 0;

    for (int i = 0; i < p->count; i++) {
        sets[i] = m->domains[p->cells[i]];
        open |= sets[i] & (sets[i] - 1);
    }
    if (open == 0)
        return true;
    const matched found = matching_filter(sets, p->matched, p->count);
    for (int i = 0; found == MATCHED_FEWER && i < p->count; i++)
        if (!narrow(m, p->cells[i], sets[i]))
            return false;
    return found != MATCHED_NOT;
}

/* For nine cells and nine values. */
static bool filter_nine(ennead_model *m, const propagator *p)
{
    nine_items x = nine_items_of(m->domains, p->order);
    domain keep[NINE];

    if (x.open <= ALWAYS_MATCHED)
        return true;
    const matched found = matching_filter_nine(&x, keep);
    for (int i = 0; found == MATCHED_FEWER && i < NINE; i++)
        if (!narrow(m, p->order[i], keep[i]))
            return false;
    return found != MATCHED_NOT;
}

static bool filter_by_domain(ennead_model *m, const propagator *p)
{
    if (p->count <= MATCHED_AS_THEY_ARE)
        return filter_few(m, p);
    domain sets[ENNEAD_MOST_SIZE];
    uint8_t places[ENNEAD_MOST_SIZE], guess[ENNEAD_MOST_SIZE];
    int open = 0;

    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        sets[open] = set;
        places[open] = (uint8_t)i;
        guess[open] = p->matched[i];
        open += !is_single(set);
    }
    if (open <= ALWAYS_MATCHED)
        return true;
    const matched found = matching_filter(sets, guess, open);
    if (found == MATCHED_NOT)
        return false;
    for (int i = 0; i < open; i++)
        p->matched[places[i]] = guess[i];
    for (int i = 0; found == MATCHED_FEWER && i < open; i++)
        if (!narrow(m, p->cells[places[i]], sets[i]))
            return false;
    return true;
}

static bool filter_by_singles(ennead_model *m, const propagator *p)
{
    domain once = 0, twice = 0;

    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        twice |= once & set;
        once |= set;
    }
    if (p->count < m->used)
        return true;
    if (once != m->in_use)
        return false;
    once &= ~twice;
    for (int i = 0; i < p->count; i++) {
        const domain only_here = m->domains[p->cells[i]] & once;
        if (only_here != 0 && !narrow(m, p->cells[i], only_here))
            return false;
        if (!is_single(only_here))
            return false;
    }
    return true;
}

static bool sum(const ennead_model *m, const propagator *p, int64_t *total)
{
    if (p->count != m->used)
        return false;
    *total = (int64_t)m->used * m->first_value;
    FOR_EACH_VALUE(left, m->in_use)
        *total += lowest_value(left);
    return true;
}

/* The kinds have all but the filter in common. */
#define KIND(when, with) \
    { \
        .meaning = ONLY_DIFFERENCES, .cost = COST_HOUSE, .calls = when, .filter = with, \
        .check = all_values_differ, .differ = all_cells_differ, .explain = alldifferent_explain, \
        .sum = sum, \
    }

static const propagator_kind of_nine = KIND(ONE_CALL, filter_nine);

static const propagator_kind kinds[] = {
    [ENNEAD_MODEL_FILTER_DOMAIN] = KIND(ONE_CALL, filter_by_domain),
    [ENNEAD_MODEL_FILTER_BOUNDS] = KIND(MORE_CALLS, bounds_filter),
    [ENNEAD_MODEL_FILTER_SINGLES] = KIND(MORE_CALLS, filter_by_singles),
    [ENNEAD_MODEL_FILTER_VALUE] = KIND(ONE_CALL, NULL),
};

ennead_status alldifferent_add(ennead_model *m, const uint16_t *cells, int count)
{
    const bool nine =
        m->options.filter == ENNEAD_MODEL_FILTER_DOMAIN && count == NINE && m->values == NINE;
    propagator *p = model_add(m, nine ? &of_nine : &kinds[m->options.filter], cells, count, count);

    if (p == NULL || !nine)
        return p != NULL ? ENNEAD_STATUS_OK : ENNEAD_STATUS_OUT_OF_MEMORY;
    p->order = model_memory(m, NINE * sizeof *p->order);
    if (p->order == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memcpy(p->order, cells, NINE * sizeof *p->order);
    return ENNEAD_STATUS_OK;
}

ennead_status build_all_different(ennead_model *m, const ennead_description *d,
                                  const ennead_constraint *constraint, const char **wrong)
{
    (void)d;
    const ennead_status status = rule_can_differ(constraint, m->values, wrong);

    return status == ENNEAD_STATUS_OK
               ? alldifferent_add(m, constraint->cells, (int)constraint->cell_count)
               : status;
}
