/* SPDX-License-Identifier: MIT */
/*
 * Counting circles: a value that is in a circle is in exactly as many circles as the value says.
 * So the values in circles add up to the number of circles. A value that cannot be part of such a
 * sum, or has too few circles left, is in none; one that must be part of it is in as many as it
 * says. Of circles that all differ, at most one has the value (places.h).
 */
#include "model/rules/cells/circles.h"

#include "model/filters/houses/places.h"
#include "model/propagators.h"
#include "model/reasons.h"

/* Sums of values up to the number of circles: bit s of the array for s. */
enum { REACH_WORDS = ENNEAD_MOST_CELLS / 64 + 1 };

typedef struct circle_sums {
    uint64_t words[REACH_WORDS];
} circle_sums;

static void add_number(circle_sums *to, const circle_sums *from, int number, size_t words)
{
    for (size_t w = 0; w < words; w++) {
        uint64_t moved = number < 64 ? from->words[w] << number : 0;
        if (number > 0 && w > 0)
            moved |= from->words[w - 1] >> (64 - number);
        to->words[w] |= moved;
    }
}

/* Counts in how many circles each value certainly is, and in how many it may be. */
static void count_places(const ennead_model *m, const propagator *p, int *sure, int *possible)
{
    for (int value = 0; value < m->values; value++)
        sure[value] = possible[value] = 0;
    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        FOR_EACH_VALUE(left, set)
            possible[lowest_value(left)]++;
        if (is_single(set))
            sure[lowest_value(set)]++;
    }
}

/* Finds which of some values may be chosen so that all chosen ones, with those that must be, add
 * up to the number of circles; `must` gets those without which that is impossible. Returns false
 * if it is impossible anyway. */
static bool choose_values(const ennead_model *m, int circle_count, domain some, domain *may,
                          domain *must)
{
    const size_t words = (size_t)circle_count / 64 + 1;
    const domain known = *must;
    bool any = false;

    *may = 0;
    FOR_EACH_VALUE(asked, some | known)
        for (int with = 0; with < 2; with++) {
            const domain one = asked & -asked;
            circle_sums sums = {{1}};
            if (with == 0 && (known & one) != 0)
                continue;
            FOR_EACH_VALUE(left, some | known) {
                const domain value = left & -left;
                circle_sums next = {{0}};
                if ((known & value) == 0 && (value != one || with == 0))
                    next = sums;
                if (value != one || with == 1)
                    add_number(&next, &sums, m->first_value + lowest_value(value), words);
                sums = next;
            }
            if ((sums.words[circle_count / 64] >> (circle_count % 64) & 1) == 0) {
                if (with == 0)
                    *must |= one;
                continue;
            }
            any = true;
            if (with == 1)
                *may |= one;
        }
    return any && (*must & ~*may) == 0;
}

static bool filter(ennead_model *m, const propagator *p)
{
    int sure[ENNEAD_MOST_SIZE], possible[ENNEAD_MOST_SIZE];
    domain some = 0, may, must = 0, full = 0, tight = 0;

    count_places(m, p, sure, possible);
    for (int value = 0; value < m->values; value++) {
        const int wanted = m->first_value + value;
        if (sure[value] > wanted)
            return false;
        if (wanted > 0 && possible[value] >= wanted &&
            places_most(p->rule, m, p, value_bit(value)) >= wanted)
            some |= value_bit(value);
        if (sure[value] > 0)
            must |= value_bit(value);
        if (sure[value] == wanted)
            full |= value_bit(value);
    }
    if ((must & ~some) != 0 || !choose_values(m, p->count, some, &may, &must))
        return false;
    FOR_EACH_VALUE(left, must & may & ~full)
        if (!places_demand(p->rule, m, p, left & -left, m->first_value + lowest_value(left)))
            return false;
    FOR_EACH_VALUE(left, must)
        if (possible[lowest_value(left)] == m->first_value + lowest_value(left))
            tight |= left & -left;
    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        domain keep = is_single(set) ? may : may & ~full;
        if ((set & tight) != 0)
            keep &= tight;
        if (!narrow(m, p->cells[i], keep))
            return false;
    }
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    for (int i = 0; i < p->count; i++) {
        int same = 0;
        for (int j = 0; j < p->count; j++)
            same += solution[p->cells[j]] == solution[p->cells[i]];
        if (same != solution[p->cells[i]])
            return false;
    }
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= m->values && explain_rule(m, p, s, SENTENCE_MODEL_CIRCLES, 0);
}

static bool prepare(ennead_model *m, propagator *p)
{
    p->rule = places_new(m, p);
    return p->rule != NULL;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
    .prepare = prepare,
};

ennead_status build_counting_circles(ennead_model *m, const ennead_description *d,
                                     const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    return model_add(m, &kind, rule->cells, (int)rule->cell_count, 0) != NULL
               ? ENNEAD_STATUS_OK
               : ENNEAD_STATUS_OUT_OF_MEMORY;
}
