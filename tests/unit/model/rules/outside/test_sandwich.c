/* SPDX-License-Identifier: MIT */
/*
 * Sandwiches and lunchboxes against their definition.
 */
#include "support/rules.h"

/* The sum between the places of two values; -1: one is not there. */
static int sum_between(const struct small_rule *rule, const int *filling, int one, int other)
{
    int from = -1, to = -1;

    for (int i = 0; i < rule->cell_count; i++) {
        if (rule_value(rule, filling, i) == one)
            from = i;
        if (rule_value(rule, filling, i) == other)
            to = i;
    }
    if (from < 0 || to < 0 || from == to)
        return -1;
    return from < to ? rule_sum(rule, filling, from + 1, to)
                     : rule_sum(rule, filling, to + 1, from);
}

static bool is_sandwich(const struct small_rule *rule, const int *filling)
{
    const int least = rule->grid->first_value, most = least + rule->grid->values - 1;

    return rule_differs(rule, filling) &&
           sum_between(rule, filling, least, most) == rule->numbers[0];
}

static bool is_lunchbox(const struct small_rule *rule, const int *filling)
{
    int least = 100, most = -1;

    for (int i = 0; i < rule->cell_count; i++) {
        const int value = rule_value(rule, filling, i);
        least = value < least ? value : least;
        most = value > most ? value : most;
    }
    return rule_differs(rule, filling) &&
           sum_between(rule, filling, least, most) == rule->numbers[0];
}

static void they_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"sandwich", is_sandwich, ONE_LINE, 2, 6, 0, 1, 0, 14, IS_EXACT},
        {"sandwich", is_sandwich, ANY_CELLS, 2, 4, 0, 1, 0, 9, IS_EXACT},
        {"lunchbox", is_lunchbox, ONE_LINE, 2, 6, 0, 1, 0, 14, IS_EXACT},
        {"lunchbox", is_lunchbox, SOME_WALK, 2, 4, 0, 1, 0, 9, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0}, many[] = {0, 1, 2, 3, 4};
    const int32_t number = 3;
    const char *const names[] = {"sandwich", "lunchbox"};

    for (size_t i = 0; i < COUNT_OF(names); i++) {
        assert_rule_is_wrong(&(ennead_constraint){.name = names[i],
                                                  .cells = twice,
                                                  .cell_count = 3,
                                                  .numbers = &number,
                                                  .number_count = 1},
                             "it names a cell twice");
        assert_rule_is_wrong(&(ennead_constraint){.name = names[i],
                                                  .cells = many,
                                                  .cell_count = 5,
                                                  .numbers = &number,
                                                  .number_count = 1},
                             "it has more cells than there are values");
    }
}

/* With many values only the end of the search is looked at: the rule holds all the same. */
static void large_grids_are_kept_to_them(void **state)
{
    (void)state;
    enum { SIZE = 20 };
    const int32_t number = 100;
    uint16_t row[SIZE];
    ennead_description *d;

    assert_int_equal(ennead_description_new(1, SIZE, SIZE, NULL, &d), ENNEAD_STATUS_OK);
    for (int i = 0; i < SIZE; i++) {
        row[i] = (uint16_t)i;
        d->candidates[i] = i % 5 == 0 ? UINT64_C(1) << i | UINT64_C(1) << (SIZE - 1 - i)
                                      : UINT64_C(1) << i | UINT64_C(1) << ((i + 5) % SIZE);
    }
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "lunchbox",
                                                                    .cells = row,
                                                                    .cell_count = SIZE,
                                                                    .numbers = &number,
                                                                    .number_count = 1}),
                     ENNEAD_STATUS_OK);
    assert_in_range(count_solutions(d), 0, 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_what_they_say),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(large_grids_are_kept_to_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
