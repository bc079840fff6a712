/* SPDX-License-Identifier: MIT */
/*
 * Cages: compared with the definition, exactly if alone; wrong ones; and their explanations.
 */
#include "support/rules.h"

static bool is_cage(const struct small_rule *rule, const int *filling)
{
    return rule_differs(rule, filling) &&
           (rule->number_count == 0 ||
            rule_sum(rule, filling, 0, rule->cell_count) == rule->numbers[0]);
}

static void cages_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"cage", is_cage, ANY_CELLS, 1, 6, 0, 1, 0, 30, IS_EXACT},
        {"cage", is_cage, SOME_WALK, 2, 5, 0, 1, 1, 24, IS_EXACT},
        {"cage", is_cage, ANY_CELLS, 1, 4, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_cages_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 5, 0}, many[] = {0, 1, 2, 3, 4};
    const int32_t number = 7;

    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "cage", .cells = twice, .cell_count = 3, .numbers = &number, .number_count = 1},
        "it names a cell twice");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "cage", .cells = many, .cell_count = 5, .numbers = &number, .number_count = 1},
        "it has more cells than there are values");
    assert_rule_is_wrong(&(ennead_constraint){.name = "cage", .cells = twice, .cell_count = 3},
                         "it names a cell twice");
}

static ennead_description *cage_on_nine(int32_t number, size_t count)
{
    const uint16_t cells[] = {0, 1, 2, 9, 10};
    ennead_description *d;

    assert_int_equal(ennead_description_new(9, 9, 9, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "cage",
                                                                    .cells = cells,
                                                                    .cell_count = count,
                                                                    .numbers = &number,
                                                                    .number_count = 1}),
                     ENNEAD_STATUS_OK);
    return d;
}

static void sums_out_of_reach_have_no_solution(void **state)
{
    (void)state;
    const int32_t far[] = {INT32_MIN, -1, 0, 5, 25, 1000000, INT32_MAX};

    for (size_t i = 0; i < COUNT_OF(far); i++)
        assert_int_equal(count_solutions(cage_on_nine(far[i], 3)), 0);
}

static void it_is_told_in_words(void **state)
{
    (void)state;
    assert_explained(
        cage_on_nine(6, 3),
        "The cage of r1c1, r1c2 and r1c3 sums to 6, so 1, 2 and 3 must be there: 4 to 9 are "
        "eliminated from r1c1, r1c2 and r1c3.");
    assert_explained(
        cage_on_nine(5, 2),
        "The cage of r1c1 and r1c2 sums to 5, so only some of 1 to 4 can be there: 5 to 9 are "
        "eliminated from r1c1 and r1c2.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cages_are_what_they_say),
        cmocka_unit_test(wrong_cages_are_named),
        cmocka_unit_test(sums_out_of_reach_have_no_solution),
        cmocka_unit_test(it_is_told_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
