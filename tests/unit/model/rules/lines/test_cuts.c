/* SPDX-License-Identifier: MIT */
/*
 * Lines that can be cut into pieces of one sum, closed ones, and hidden skyscrapers, against their
 * definitions, written here once more.
 */
#include "support/rules.h"

/* Whether the line from cell number `first` on, round to the one before it, is pieces of that
 * sum. */
static bool is_cut_from(const struct small_rule *rule, const int *filling, int first)
{
    int sum = 0, pieces = 0;

    for (int i = 0; i < rule->cell_count; i++) {
        sum += rule_value(rule, filling, (first + i) % rule->cell_count);
        if (sum > rule->numbers[0])
            return false;
        if (sum == rule->numbers[0]) {
            pieces++;
            sum = 0;
        }
    }
    return sum == 0 && pieces > 0;
}

static bool is_sum_line(const struct small_rule *rule, const int *filling)
{
    return is_cut_from(rule, filling, 0);
}

static bool is_sum_loop(const struct small_rule *rule, const int *filling)
{
    for (int first = 0; first < rule->cell_count; first++)
        if (is_cut_from(rule, filling, first))
            return true;
    return false;
}

static bool is_hidden_skyscraper(const struct small_rule *rule, const int *filling)
{
    for (int i = 1; i < rule->cell_count; i++)
        for (int k = 0; k < i; k++)
            if (rule_value(rule, filling, k) > rule_value(rule, filling, i))
                return rule_value(rule, filling, i) == rule->numbers[0];
    return false;
}

static void rules_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"sum-line", is_sum_line, SOME_WALK, 1, 5, 0, 1, 2, 8, IS_EXACT},
        {"sum-loop", is_sum_loop, SOME_WALK, 2, 5, 0, 1, 2, 8, IS_EXACT},
        {"hidden-skyscraper", is_hidden_skyscraper, ANY_CELLS, 2, 5, 0, 1, 1, 3, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1, 2};
    static const struct {
        const char *name, *reason;
        int32_t number;
    } wrong[] = {
        {"sum-line", "its sum is not 1 to 2,000", 0},
        {"sum-line", "its sum is not 1 to 2,000", 2001},
        {"sum-loop", "its sum is not 1 to 45", 0},
        {"sum-loop", "its sum is not 1 to 45", 46},
        {"hidden-skyscraper", "its number is no value", 0},
        {"hidden-skyscraper", "its number is no value", 5},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = wrong[i].name,
                                                  .cells = cells,
                                                  .cell_count = 3,
                                                  .numbers = &wrong[i].number,
                                                  .number_count = 1},
                             wrong[i].reason);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_what_they_say),
        cmocka_unit_test(wrong_ones_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
