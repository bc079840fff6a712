/* SPDX-License-Identifier: MIT */
/*
 * Rellik cages, the opposite of killer cages: the values of the cells differ, and no one or more
 * of them sum to the number. Up to nine values, a table with one bit for each set says which sets
 * are allowed (value_sets.h); beyond that, only the sums of known values are used.
 */
#include "model/rules/groups/rellik.h"

#include "grid/assertions.h"
#include "model/filters/houses/places.h"
#include "model/filters/sums/cage.h"
#include "model/filters/sums/value_sets.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* With more values there are too many sets. */
enum { MOST_IN_TABLE = 9 };

/* Sums from 1 to that of all values. */
enum { SUM_WORDS = ENNEAD_MOST_SIZE * (ENNEAD_MOST_SIZE + 1) / 2 / 64 + 1 };

typedef struct rellik {
    int number;     /* as written */
    family allowed; /* the allowed sets of values, if there are few values */
} rellik;

/* What some values can add up to: bit s for the sum s, up to that of the rule. */
typedef struct cage_sums {
    uint64_t words[SUM_WORDS];
} cage_sums;

static bool reaches(const cage_sums *r, int sum)
{
    return sum >= 0 && sum < 64 * SUM_WORDS && (r->words[sum / 64] >> (sum % 64) & 1) != 0;
}

static void add_number(cage_sums *r, int number)
{
    const int skip = number / 64, shift = number % 64;

    for (int w = SUM_WORDS - 1; w >= skip; w--) {
        uint64_t moved = r->words[w - skip] << shift;
        if (shift > 0 && w > skip)
            moved |= r->words[w - skip - 1] >> (64 - shift);
        r->words[w] |= moved;
    }
}

/* A value of 0 has the sum 0 by itself. */
static bool is_allowed(const ennead_model *m, domain set, int number)
{
    ASSERT((set & ~m->all) == 0);
    cage_sums r = {{1}};

    if (number == 0)
        return m->first_value > 0 || (set & 1) == 0;
    FOR_EACH_VALUE(rest, set)
        add_number(&r, m->first_value + lowest_value(rest));
    return !reaches(&r, number);
}

static bool filter_by_sets(ennead_model *m, const propagator *p)
{
    const rellik *rule = p->rule;
    fill f;

    if (!fill_begin_cells(&f, m, p->cells, p->count) || !fill_forward(&f) ||
        !fill_keep_sets(&f, &rule->allowed))
        return false;
    const domain required = fill_required(&f);
    fill_backward(&f);
    return fill_narrow(&f, m, p->cells) && places_require(m, p->cells, p->count, required);
}

/* Removes a value if it makes the sum together with known values. */
static bool filter_by_sums(ennead_model *m, const propagator *p)
{
    const rellik *rule = p->rule;
    cage_sums r = {{1}};
    domain keep = UINT64_MAX;

    for (int i = 0; i < p->count; i++)
        if (is_single(m->domains[p->cells[i]]))
            add_number(&r, m->first_value + lowest_value(m->domains[p->cells[i]]));
    if (rule->number != 0 && reaches(&r, rule->number))
        return false;
    for (int value = 0; value < m->values; value++)
        if (reaches(&r, rule->number - m->first_value - value))
            keep &= ~value_bit(value);
    for (int i = 0; i < p->count; i++)
        if (!narrow(m, p->cells[i],
                    is_single(m->domains[p->cells[i]]) && rule->number != 0 ? UINT64_MAX : keep))
            return false;
    return true;
}

/* Whether some choice of cells, from number `from` on, has the sum. */
static bool can_make(const propagator *p, const uint8_t *solution, int from, int rest)
{
    for (int i = from; i < p->count; i++) {
        const int left = rest - solution[p->cells[i]];
        if (left == 0 || (left > 0 && can_make(p, solution, i + 1, left)))
            return true;
    }
    return false;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    return all_values_differ(p, solution) &&
           !can_make(p, solution, 0, ((const rellik *)p->rule)->number);
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= p->count &&
           explain_rule(m, p, s, SENTENCE_MODEL_RELLIK, ((const rellik *)p->rule)->number);
}

static const propagator_kind by_sets = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter_by_sets,
    .check = check,
    .differ = all_cells_differ,
    .explain = explain,
};
static const propagator_kind by_sums = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .filter = filter_by_sums,
    .check = check,
    .differ = all_cells_differ,
    .explain = explain,
};

ennead_status build_rellik(ennead_model *m, const ennead_description *d,
                           const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    const bool few = m->values <= MOST_IN_TABLE;
    rellik *made = model_memory(m, sizeof *made);

    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_can_differ(rule, m->values, wrong) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    memset(made, 0, sizeof *made);
    made->number = within_reach(rule->numbers[0]);
    for (int set = 0; few && set < 1 << m->values; set++)
        if (is_allowed(m, (domain)set, made->number))
            made->allowed.words[set / 64] |= value_bit(set % 64);
    propagator *p = model_add(m, few ? &by_sets : &by_sums, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = made;
    return ENNEAD_STATUS_OK;
}
