/* SPDX-License-Identifier: MIT */
/*
 * Lines along which values rise or fall: thermometers, slow thermometers, inequality signs.
 * Filtering such a chain step by step finds everything, so it need not be looked at as a whole.
 */
#include "model/rules/pairs/order.h"

#include "model/rules/pairs/pairwise.h"

static bool is_less(const pairwise *what, int one, int other)
{
    (void)what;
    return one < other;
}

static bool is_not_greater(const pairwise *what, int one, int other)
{
    (void)what;
    return one <= other;
}

static bool is_greater(const pairwise *what, int one, int other)
{
    (void)what;
    return one > other;
}

static ennead_status build_line(ennead_model *m, const ennead_constraint *rule,
                                const pairwise *what, const char **wrong)
{
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    return pairwise_add_line(m, what, rule->cells, (int)rule->cell_count);
}

ennead_status build_thermo(ennead_model *m, const ennead_description *d,
                           const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {
        SENTENCE_MODEL_PAIR_THERMO, is_less, 0, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    return build_line(m, rule, &what, wrong);
}

ennead_status build_slow_thermo(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {
        SENTENCE_MODEL_PAIR_THE_SLOW_THERMOMETER, is_not_greater, 0, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    return build_line(m, rule, &what, wrong);
}

ennead_status build_greater(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {
        SENTENCE_MODEL_PAIR_THE_SIGN_OF_INEQUALITY, is_greater, 0, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    return build_line(m, rule, &what, wrong);
}
