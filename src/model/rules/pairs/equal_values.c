/* SPDX-License-Identifier: MIT */
/*
 * Cells that hold the same values: palindromes (each cell the value of its mirror image), clones
 * (the same cell by cell), and groups that hold the same values in any order.
 */
#include "model/rules/pairs/equal_values.h"

#include "grid/memory.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/rules/pairs/pairwise.h"

#include <string.h>

static bool is_equal(const pairwise *what, int one, int other)
{
    (void)what;
    return one == other;
}

ennead_status build_palindrome(ennead_model *m, const ennead_description *d,
                               const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {
        SENTENCE_MODEL_PAIR_PALINDROME, is_equal, 0, NULL, PAIRWISE_MORE, NULL};
    const size_t half = rule->cell_count / 2;
    uint16_t *ends = allocate(&m->allocator, 2 * half * sizeof *ends);

    (void)d;
    (void)wrong;
    if (ends == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < half; i++) {
        ends[2 * i] = rule->cells[i];
        ends[2 * i + 1] = rule->cells[rule->cell_count - 1 - i];
    }
    const ennead_status status = pairwise_add(m, &what, ends, 2 * (int)half);
    release(&m->allocator, ends);
    return status;
}

/* Whether all parts have the same number of cells. */
static bool has_equal_parts(const ennead_constraint *rule)
{
    for (size_t i = 1; i < rule->part_count; i++)
        if (rule->parts[i] != rule->parts[0])
            return false;
    return true;
}

ennead_status build_clone(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {
        SENTENCE_MODEL_PAIR_CLONES, is_equal, 0, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    if (!has_equal_parts(rule))
        return rule_is_wrong(wrong, "its parts do not have as many cells each");
    const size_t count = rule->parts[0], others = rule->cell_count - count;
    uint16_t *ends = allocate(&m->allocator, 2 * others * sizeof *ends);
    if (ends == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < others; i++) {
        ends[2 * i] = rule->cells[i % count];
        ends[2 * i + 1] = rule->cells[count + i];
    }
    const ennead_status status = pairwise_add(m, &what, ends, 2 * (int)others);
    release(&m->allocator, ends);
    return status;
}

/* ---------------------------------------------------------------------------------- same values */

/* For each value, how many cells of a part certainly have it, and how many may have it. */
typedef struct value_tally {
    int sure[ENNEAD_MOST_SIZE], possible[ENNEAD_MOST_SIZE];
} value_tally;

static void count_part(const ennead_model *m, const uint16_t *cells, int count, value_tally *t)
{
    *t = (value_tally){0};
    for (int i = 0; i < count; i++) {
        const domain set = m->domains[cells[i]];
        FOR_EACH_VALUE(left, set)
            t->possible[lowest_value(left)]++;
        if (is_single(set))
            t->sure[lowest_value(set)]++;
    }
}

/* If a value must be in as many cells of a part as may have it, they get it; if enough cells have
 * it, the others lose it. */
static bool settle(ennead_model *m, const uint16_t *cells, int count, const value_tally *all)
{
    value_tally own;

    count_part(m, cells, count, &own);
    for (int value = 0; value < m->values; value++) {
        const int least = all->sure[value], most = all->possible[value];
        const domain bit = value_bit(value);
        if (own.sure[value] == own.possible[value] ||
            (own.possible[value] > least && own.sure[value] < most))
            continue;
        for (int i = 0; i < count; i++) {
            const domain set = m->domains[cells[i]];
            if ((set & bit) != 0 && !is_single(set) &&
                !narrow(m, cells[i], own.possible[value] == least ? bit : ~bit))
                return false;
        }
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    value_tally all, own;

    count_part(m, p->cells, p->first_part, &all);
    for (int begin = p->first_part; begin < p->count; begin += p->first_part) {
        count_part(m, p->cells + begin, p->first_part, &own);
        for (int value = 0; value < m->values; value++) {
            if (all.sure[value] < own.sure[value])
                all.sure[value] = own.sure[value];
            if (all.possible[value] > own.possible[value])
                all.possible[value] = own.possible[value];
        }
    }
    for (int value = 0; value < m->values; value++)
        if (all.sure[value] > all.possible[value])
            return false;
    for (int begin = 0; begin < p->count; begin += p->first_part)
        if (!settle(m, p->cells + begin, p->first_part, &all))
            return false;
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    for (int begin = p->first_part; begin < p->count; begin += p->first_part) {
        int surplus[2 * ENNEAD_MOST_SIZE] = {0};
        for (int i = 0; i < p->first_part; i++) {
            surplus[solution[p->cells[i]]]++;
            surplus[solution[p->cells[begin + i]]]--;
        }
        for (int number = 0; number < 2 * ENNEAD_MOST_SIZE; number++)
            if (surplus[number] != 0)
                return false;
    }
    return true;
}

static bool explain_groups(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_SAME_VALUES, tell_cells(p->cells, p->first_part),
         tell_cells(p->cells + p->first_part, p->first_part));
    for (int begin = 2 * p->first_part; begin < p->count; begin += p->first_part)
        TELL(s, MODEL_AND_CELLS, tell_cells(p->cells + begin, p->first_part));
    tell_found(m, s);
    return true;
}

static const propagator_kind same_values = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain_groups,
};

ennead_status build_same_values(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    if (!has_equal_parts(rule))
        return rule_is_wrong(wrong, "its parts do not have as many cells each");
    propagator *p = model_add(m, &same_values, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->first_part = rule->parts[0];
    return ENNEAD_STATUS_OK;
}
