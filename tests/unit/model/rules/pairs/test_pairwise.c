/* SPDX-License-Identifier: MIT */
/*
 * Lines, dots and groups against their definitions, written here once more: what joins two cells,
 * and what is looked at as a whole.
 */
#include "support/rules.h"

#include <stdlib.h>

static bool for_steps(const struct small_rule *rule, const int *filling,
                      bool (*fits)(const struct small_rule *rule, int one, int other))
{
    for (int i = 1; i < rule->cell_count; i++)
        if (!fits(rule, rule_value(rule, filling, i - 1), rule_value(rule, filling, i)))
            return false;
    return true;
}

static bool rises(const struct small_rule *rule, int one, int other)
{
    (void)rule;
    return other - one >= 1;
}

static bool does_not_fall(const struct small_rule *rule, int one, int other)
{
    (void)rule;
    return other - one >= 0;
}

static bool falls(const struct small_rule *rule, int one, int other)
{
    return rises(rule, other, one);
}

static bool is_apart(const struct small_rule *rule, int one, int other)
{
    return one - other == rule->numbers[0] || other - one == rule->numbers[0];
}

static bool is_multiple(const struct small_rule *rule, int one, int other)
{
    return one == rule->numbers[0] * other || other == rule->numbers[0] * one;
}

static bool is_far(const struct small_rule *rule, int one, int other)
{
    return one - other >= rule->numbers[0] || other - one >= rule->numbers[0];
}

static bool is_thermo(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, rises);
}

static bool is_slow_thermo(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, does_not_fall);
}

static bool is_greater(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, falls);
}

static bool is_white_dot(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, is_apart);
}

static bool is_black_dot(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, is_multiple);
}

static bool is_whisper(const struct small_rule *rule, const int *filling)
{
    return for_steps(rule, filling, is_far);
}

static bool is_x(const struct small_rule *rule, const int *filling)
{
    return rule_sum(rule, filling, 0, 2) == 10;
}

static bool is_v(const struct small_rule *rule, const int *filling)
{
    return rule_sum(rule, filling, 0, 2) == 5;
}

static int least_of(const struct small_rule *rule, const int *filling)
{
    int least = rule_value(rule, filling, 0);

    for (int i = 1; i < rule->cell_count; i++)
        if (rule_value(rule, filling, i) < least)
            least = rule_value(rule, filling, i);
    return least;
}

static bool is_renban(const struct small_rule *rule, const int *filling)
{
    const int least = least_of(rule, filling);

    for (int i = 0; i < rule->cell_count; i++)
        if (rule_value(rule, filling, i) >= least + rule->cell_count)
            return false;
    return rule_differs(rule, filling);
}

static bool is_palindrome(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        if (rule_value(rule, filling, i) != rule_value(rule, filling, rule->cell_count - 1 - i))
            return false;
    return true;
}

static bool is_between(const struct small_rule *rule, const int *filling)
{
    const int one = rule_value(rule, filling, 0);
    const int other = rule_value(rule, filling, rule->cell_count - 1);

    for (int i = 1; i + 1 < rule->cell_count; i++)
        if ((rule_value(rule, filling, i) - one) * (rule_value(rule, filling, i) - other) >= 0)
            return false;
    return true;
}

static bool is_lockout(const struct small_rule *rule, const int *filling)
{
    const int one = rule_value(rule, filling, 0);
    const int other = rule_value(rule, filling, rule->cell_count - 1);

    for (int i = 1; i + 1 < rule->cell_count; i++)
        if ((rule_value(rule, filling, i) - one) * (rule_value(rule, filling, i) - other) <= 0)
            return false;
    return abs(one - other) >= rule->numbers[0];
}

static bool is_entropic(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        for (int k = 0; k < i; k++) {
            const int first = rule->grid->first_value, values = rule->grid->values;
            const int one = (rule_value(rule, filling, i) - first) * 3 / values;
            const int other = (rule_value(rule, filling, k) - first) * 3 / values;
            if (i - k < 3 && one == other)
                return false;
        }
    return true;
}

static bool is_modular(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        for (int k = 0; k < i; k++)
            if (i - k < rule->numbers[0] && rule_value(rule, filling, i) % rule->numbers[0] ==
                                                rule_value(rule, filling, k) % rule->numbers[0])
                return false;
    return true;
}

static bool is_odd(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        if ((rule_value(rule, filling, i) & 1) == 0)
            return false;
    return true;
}

static bool is_even(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        if ((rule_value(rule, filling, i) & 1) != 0)
            return false;
    return true;
}

static bool is_clone(const struct small_rule *rule, const int *filling)
{
    for (int i = rule->parts[0]; i < rule->cell_count; i++)
        if (rule_value(rule, filling, i) != rule_value(rule, filling, i - rule->parts[0]))
            return false;
    return true;
}

static bool has_same_values(const struct small_rule *rule, const int *filling)
{
    int surplus[64] = {0};

    for (int i = 0; i < rule->cell_count; i++)
        surplus[rule_value(rule, filling, i)] += i < rule->parts[0] ? 1 : -1;
    for (int number = 0; number < 64; number++)
        if (surplus[number] != 0)
            return false;
    return true;
}

static void rules_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"thermo", is_thermo, SOME_WALK, 2, 4, 0, 0, 0, 0, IS_EXACT},
        {"slow-thermo", is_slow_thermo, SOME_WALK, 2, 4, 0, 0, 0, 0, PROPAGATES},
        {"greater", is_greater, SOME_WALK, 2, 3, 0, 0, 0, 0, IS_EXACT},
        {"white-dot", is_white_dot, SOME_WALK, 2, 2, 0, 1, 1, 3, IS_EXACT},
        {"black-dot", is_black_dot, SOME_WALK, 2, 2, 0, 1, 1, 3, IS_EXACT},
        {"x", is_x, SOME_WALK, 2, 2, 0, 0, 0, 0, IS_EXACT},
        {"v", is_v, SOME_WALK, 2, 2, 0, 0, 0, 0, IS_EXACT},
        {"whisper", is_whisper, SOME_WALK, 2, 4, 0, 1, 1, 3, PROPAGATES},
        {"renban", is_renban, SOME_WALK, 2, 4, 0, 0, 0, 0, PROPAGATES},
        {"palindrome", is_palindrome, SOME_WALK, 2, 4, 0, 0, 0, 0, PROPAGATES},
        {"between", is_between, SOME_WALK, 3, 4, 0, 0, 0, 0, PROPAGATES},
        {"lockout", is_lockout, SOME_WALK, 2, 4, 0, 1, 1, 3, PROPAGATES},
        {"entropic", is_entropic, SOME_WALK, 2, 5, 0, 0, 0, 0, PROPAGATES},
        {"modular", is_modular, SOME_WALK, 2, 5, 0, 1, 2, 4, PROPAGATES},
        {"odd", is_odd, ANY_CELLS, 1, 3, 0, 0, 0, 0, IS_EXACT},
        {"even", is_even, ANY_CELLS, 1, 3, 0, 0, 0, 0, IS_EXACT},
        {"extra-region", rule_differs, ANY_CELLS, 2, 4, 0, 0, 0, 0, PROPAGATES},
        {"clone", is_clone, ANY_CELLS, 2, 2, 2, 0, 0, 0, PROPAGATES},
        {"same-values", has_same_values, ANY_CELLS, 2, 2, 2, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0}, still[] = {0, 0};
    const uint16_t uneven[] = {1, 2}, parts[] = {0, 1, 2};
    const int32_t none[] = {0}, large[] = {200};
    const char *const once[] = {"thermo",  "slow-thermo", "greater", "renban",
                                "between", "lockout",     "odd",     "even"};

    for (size_t i = 0; i < COUNT_OF(once); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = once[i], .cells = twice, .cell_count = 3},
                             "it names a cell twice");
    assert_rule_is_wrong(&(ennead_constraint){.name = "white-dot", .cells = still, .cell_count = 2},
                         "it names a cell twice");
    assert_rule_is_wrong(&(ennead_constraint){.name = "whisper", .cells = still, .cell_count = 2},
                         "it names a cell twice, one after the other");
    assert_rule_is_wrong(&(ennead_constraint){.name = "black-dot",
                                              .cells = parts,
                                              .cell_count = 2,
                                              .numbers = none,
                                              .number_count = 1},
                         "its number is not 1 to 128");
    assert_rule_is_wrong(
        &(ennead_constraint){.name = "no-other-white-dots", .numbers = large, .number_count = 1},
        "its number is not 1 to 128");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "lockout", .cells = parts, .cell_count = 3, .numbers = none, .number_count = 1},
        "its difference is not 1 to 64");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "modular", .cells = parts, .cell_count = 3, .numbers = none, .number_count = 1},
        "its number is not 2 to 64");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "given", .cells = parts, .cell_count = 1, .numbers = large, .number_count = 1},
        "it has a number that is no value");
    for (int i = 0; i < 2; i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = i == 0 ? "clone" : "same-values",
                                                  .cells = parts,
                                                  .cell_count = 3,
                                                  .parts = uneven,
                                                  .part_count = 2},
                             "its parts do not have as many cells each");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_what_they_say),
        cmocka_unit_test(wrong_ones_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
