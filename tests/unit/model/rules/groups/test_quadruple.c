/* SPDX-License-Identifier: MIT */
/*
 * Quadruples against their definition.
 */
#include "support/rules.h"

static bool is_quadruple(const struct small_rule *rule, const int *filling)
{
    for (int n = 0; n < rule->number_count; n++) {
        int wanted = 0, found = 0;
        for (int k = 0; k < rule->number_count; k++)
            wanted += rule->numbers[k] == rule->numbers[n];
        for (int i = 0; i < rule->cell_count; i++)
            found += rule_value(rule, filling, i) == rule->numbers[n];
        if (found < wanted)
            return false;
    }
    return true;
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"quadruple", is_quadruple, ANY_CELLS, 4, 4, 0, 1, 0, 4, PROPAGATES},
        {"quadruple", is_quadruple, ANY_CELLS, 4, 4, 0, 2, 1, 4, PROPAGATES},
        {"quadruple", is_quadruple, SOME_WALK, 4, 4, 0, 4, 1, 4, PROPAGATES},
        {"quadruple", is_quadruple, ANY_CELLS, 3, 6, 0, 3, 1, 4, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const int32_t number = 3;
    const char *const names[] = {"quadruple"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = names[i],
                                                  .cells = twice,
                                                  .cell_count = 3,
                                                  .numbers = &number,
                                                  .number_count = 1},
                             "it names a cell twice");
}

static void more_numbers_than_cells_are_wrong(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1};
    const int32_t numbers[] = {1, 2, 3};

    assert_rule_is_wrong(&(ennead_constraint){.name = "quadruple",
                                              .cells = cells,
                                              .cell_count = 2,
                                              .numbers = numbers,
                                              .number_count = 3},
                         "it has more numbers than cells");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(more_numbers_than_cells_are_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
