/* SPDX-License-Identifier: MIT */
/*
 * Skyscrapers, x-sums and numbered rooms against their definition.
 */
#include "support/rules.h"

static bool is_skyscraper(const struct small_rule *rule, const int *filling)
{
    int seen = 0;

    for (int i = 0; i < rule->cell_count; i++) {
        bool hidden = rule_value(rule, filling, i) == 0;
        for (int k = 0; k < i; k++)
            hidden = hidden || rule_value(rule, filling, k) >= rule_value(rule, filling, i);
        seen += !hidden;
    }
    return seen == rule->numbers[0];
}

static bool is_x_sum(const struct small_rule *rule, const int *filling)
{
    const int x = rule_value(rule, filling, 0);

    return x <= rule->cell_count && rule_sum(rule, filling, 0, x) == rule->numbers[0];
}

static bool is_numbered_room(const struct small_rule *rule, const int *filling)
{
    const int x = rule_value(rule, filling, 0);

    return x >= 1 && x <= rule->cell_count && rule_value(rule, filling, x - 1) == rule->numbers[0];
}

static void they_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"skyscraper", is_skyscraper, ONE_LINE, 1, 6, 0, 1, 0, 6, IS_EXACT},
        {"skyscraper", is_skyscraper, ANY_CELLS, 1, 5, 0, 1, 0, 6, IS_EXACT},
        {"x-sum", is_x_sum, ONE_LINE, 1, 6, 0, 1, 0, 21, PROPAGATES},
        {"x-sum", is_x_sum, ANY_CELLS, 1, 5, 0, 1, 0, 12, PROPAGATES},
        {"numbered-room", is_numbered_room, ONE_LINE, 1, 6, 0, 1, 0, 6, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const int32_t number = 3;
    const char *const names[] = {"skyscraper", "x-sum", "numbered-room"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = names[i],
                                                  .cells = twice,
                                                  .cell_count = 3,
                                                  .numbers = &number,
                                                  .number_count = 1},
                             "it names a cell twice");
}

/* Numbers at which bits of a word end. */
static void the_largest_lines_are_read(void **state)
{
    (void)state;
    const int32_t numbers[] = {0, 1, 63, 64, 65, INT32_MAX, INT32_MIN};
    uint16_t line[ENNEAD_MOST_SIZE];

    for (int first = 0; first <= 1; first++)
        for (size_t i = 0; i < COUNT_OF(numbers); i++) {
            ennead_description *d;
            assert_int_equal(
                ennead_description_new(1, ENNEAD_MOST_SIZE, ENNEAD_MOST_SIZE, NULL, &d),
                ENNEAD_STATUS_OK);
            d->first_value = first;
            for (int cell = 0; cell < ENNEAD_MOST_SIZE; cell++) {
                line[cell] = (uint16_t)cell;
                d->candidates[cell] = UINT64_C(1) << cell;
            }
            assert_int_equal(
                ennead_description_add(d, &(ennead_constraint){.name = "skyscraper",
                                                               .cells = line,
                                                               .cell_count = ENNEAD_MOST_SIZE,
                                                               .numbers = &numbers[i],
                                                               .number_count = 1}),
                ENNEAD_STATUS_OK);
            assert_int_equal(count_solutions(d), numbers[i] == 63 + first);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_what_they_say),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(the_largest_lines_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
