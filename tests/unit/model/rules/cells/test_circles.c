/* SPDX-License-Identifier: MIT */
/*
 * Counting circles against their definition.
 */
#include "support/rules.h"

static bool are_circles(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++) {
        int count = 0;
        for (int k = 0; k < rule->cell_count; k++)
            count += rule_value(rule, filling, k) == rule_value(rule, filling, i);
        if (count != rule_value(rule, filling, i))
            return false;
    }
    return true;
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"counting-circles", are_circles, ANY_CELLS, 1, 8, 0, 0, 0, 0, PROPAGATES},
        {"counting-circles", are_circles, ANY_CELLS, 1, 3, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const char *const names[] = {"counting-circles"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_rule_is_wrong(
            &(ennead_constraint){.name = names[i], .cells = twice, .cell_count = 3},
            "it names a cell twice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(wrong_ones_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
