/* SPDX-License-Identifier: MIT */
/*
 * How many different values some cells have. At least as many as there are cells no two of which
 * have a common candidate; at most as many as can be matched with a cell each. If the number is
 * the least, the other cells have the candidates of those cells; if it is the greatest, a cell
 * loses what no matching of that size leaves it.
 */
#include "model/rules/cells/distinct.h"

#include "model/propagators.h"
#include "model/reasons.h"

/* The cells that are counted are those after the first. */
static int counted_cell(const propagator *p, int i)
{
    return p->cells[1 + i];
}

/* ------------------------------------------------------------------------------------ the least */

/* Chooses cells without a common candidate, those with few candidates first. Returns how many;
 * *values gets all their candidates. */
static int choose_apart(const ennead_model *m, const propagator *p, domain *values)
{
    int count = 0;

    *values = 0;
    for (int size = 1; size <= m->values; size++)
        for (int i = 0; i < p->count - 1; i++) {
            const domain set = m->domains[counted_cell(p, i)];
            if (value_count(set) != size || (set & *values) != 0)
                continue;
            *values |= set;
            count++;
        }
    return count;
}

/* --------------------------------------------------------------------------------- the greatest */

/* For each value that is matched, the place of its cell among those counted. */
typedef struct value_matching {
    int place[ENNEAD_MOST_SIZE];
    domain matched;
} value_matching;

/* Matches a cell with a value; those that were asked before are in *asked. */
static bool find_value(const ennead_model *m, const propagator *p, value_matching *found, int place,
                       domain *asked)
{
    FOR_EACH_VALUE(left, m->domains[counted_cell(p, place)]) {
        const int value = lowest_value(left);
        if ((*asked & value_bit(value)) != 0)
            continue;
        *asked |= value_bit(value);
        if ((found->matched & value_bit(value)) != 0 &&
            !find_value(m, p, found, found->place[value], asked))
            continue;
        found->place[value] = place;
        found->matched |= value_bit(value);
        return true;
    }
    return false;
}

/* Matches as many values as possible with a cell each. Returns the candidates of the cells that
 * are not matched. */
static domain match_values(const ennead_model *m, const propagator *p, value_matching *found)
{
    domain others = 0;

    found->matched = 0;
    for (int i = 0; i < p->count - 1; i++) {
        domain asked = 0;
        if (!find_value(m, p, found, i, &asked))
            others |= m->domains[counted_cell(p, i)];
    }
    return others;
}

/* Removes from matched cells what they do not have in any matching of the same size: values that
 * the matching cannot do without, once the cell is taken out of it. `others` are the candidates of
 * the cells that are not matched. */
static bool keep_matched(ennead_model *m, const propagator *p, const value_matching *found,
                         domain others)
{
    FOR_EACH_VALUE(own, found->matched) {
        const int cell = counted_cell(p, found->place[lowest_value(own)]);
        domain spare = ~found->matched | (own & -own), before;
        do {
            before = spare;
            FOR_EACH_VALUE(left, found->matched & ~before)
                if ((m->domains[counted_cell(p, found->place[lowest_value(left)])] & spare) != 0)
                    spare |= left & -left;
        } while (spare != before);
        if ((others & spare) == 0 && !narrow(m, cell, spare))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------- the rule */

/* The values whose numbers are `least` to `most`. */
static domain values_between(const ennead_model *m, int least, int most)
{
    domain values = 0;

    for (int value = 0; value < m->values; value++)
        if (m->first_value + value >= least && m->first_value + value <= most)
            values |= value_bit(value);
    return values;
}

static bool filter(ennead_model *m, const propagator *p)
{
    value_matching found;
    domain apart;
    const int least = choose_apart(m, p, &apart);
    const domain others = match_values(m, p, &found);
    const int most = value_count(found.matched);

    if (!narrow(m, p->cells[0], values_between(m, least, most)))
        return false;
    const domain number = m->domains[p->cells[0]];
    if ((number & values_between(m, least + 1, most)) == 0)
        for (int i = 0; i < p->count - 1; i++)
            if (!narrow(m, counted_cell(p, i), apart))
                return false;
    return (number & values_between(m, least, most - 1)) != 0 || keep_matched(m, p, &found, others);
}

static bool check(const propagator *p, const uint8_t *solution)
{
    int different = 0;

    for (int i = 1; i < p->count; i++) {
        bool is_new = true;
        for (int k = 1; k < i; k++)
            is_new = is_new && solution[p->cells[k]] != solution[p->cells[i]];
        different += is_new;
    }
    return different == solution[p->cells[0]];
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .compares_others = true,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .reason = SENTENCE_MODEL_DISTINCT,
    .filter = filter,
    .check = check,
};

ennead_status build_distinct(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    (void)wrong;
    return model_add(m, &kind, rule->cells, (int)rule->cell_count, 0) != NULL
               ? ENNEAD_STATUS_OK
               : ENNEAD_STATUS_OUT_OF_MEMORY;
}
