/* SPDX-License-Identifier: MIT */
/*
 * Rellik cages against their definition.
 */
#include "support/rules.h"

static bool is_rellik(const struct small_rule *rule, const int *filling)
{
    if (!rule_differs(rule, filling))
        return false;
    for (unsigned choice = 1; choice < 1U << rule->cell_count; choice++) {
        int sum = 0;
        for (int i = 0; i < rule->cell_count; i++)
            if ((choice >> i & 1) != 0)
                sum += rule_value(rule, filling, i);
        if (sum == rule->numbers[0])
            return false;
    }
    return true;
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"rellik", is_rellik, ANY_CELLS, 1, 5, 0, 1, 0, 12, IS_EXACT},
        {"rellik", is_rellik, SOME_WALK, 1, 4, 0, 1, 0, 8, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const int32_t number = 3;
    const char *const names[] = {"rellik"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = names[i],
                                                  .cells = twice,
                                                  .cell_count = 3,
                                                  .numbers = &number,
                                                  .number_count = 1},
                             "it names a cell twice");
}

/* With more values than families have. */
static void a_row_of_twelve_has_no_sum_of_eleven(void **state)
{
    (void)state;
    const int32_t numbers[] = {11, 79, INT32_MAX, INT32_MIN};
    uint16_t row[12];

    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        ennead_description *d;
        assert_int_equal(ennead_description_new(1, 12, 12, NULL, &d), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < 12; cell++) {
            row[cell] = (uint16_t)cell;
            d->candidates[cell] = UINT64_C(3) << (cell / 2 * 2);
        }
        assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "rellik",
                                                                        .cells = row,
                                                                        .cell_count = 12,
                                                                        .numbers = &numbers[i],
                                                                        .number_count = 1}),
                         ENNEAD_STATUS_OK);
        assert_int_equal(count_solutions(d), i == 0 ? 0 : 64);
    }
}

static void too_many_cells_are_wrong(void **state)
{
    (void)state;
    const uint16_t many[] = {0, 1, 2, 3, 4};
    const int32_t number = 3;

    assert_rule_is_wrong(&(ennead_constraint){.name = "rellik",
                                              .cells = many,
                                              .cell_count = 5,
                                              .numbers = &number,
                                              .number_count = 1},
                         "it has more cells than there are values");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(a_row_of_twelve_has_no_sum_of_eleven),
        cmocka_unit_test(too_many_cells_are_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
