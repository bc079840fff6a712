/* SPDX-License-Identifier: MIT */
/*
 * Rules of every square of 2x2 cells, counts of values, and cells that are as far apart as their
 * value says, against their definitions, written here once more.
 */
#include "support/rules.h"

#include <stdlib.h>

/* Whether the corners of every square have numbers of all three kinds. */
static bool has_all_kinds(const struct small_rule *rule, const int *filling,
                          int (*kind)(const struct small_grid *grid, int number))
{
    const struct small_grid *g = rule->grid;

    for (int row = 0; row + 1 < g->rows; row++)
        for (int column = 0; column + 1 < g->columns; column++) {
            bool seen[3] = {false};
            for (int corner = 0; corner < 4; corner++)
                seen[kind(g, filling[(row + corner / 2) * g->columns + column + corner % 2])] =
                    true;
            if (!seen[0] || !seen[1] || !seen[2])
                return false;
        }
    return true;
}

static int third(const struct small_grid *grid, int number)
{
    return 3 * (number - grid->first_value) / grid->values;
}

static int remainder_by_three(const struct small_grid *grid, int number)
{
    (void)grid;
    return number % 3;
}

static bool is_entropic(const struct small_rule *rule, const int *filling)
{
    return has_all_kinds(rule, filling, third);
}

static bool is_modular(const struct small_rule *rule, const int *filling)
{
    return has_all_kinds(rule, filling, remainder_by_three);
}

static bool is_counted(const struct small_rule *rule, const int *filling)
{
    int count = 0;

    for (int i = 0; i < rule->cell_count; i++)
        count += rule_value(rule, filling, i) == rule->numbers[1];
    return count == rule->numbers[0];
}

static bool is_anti_taxicab(const struct small_rule *rule, const int *filling)
{
    const int columns = rule->grid->columns, cells = rule->grid->rows * columns;

    for (int one = 0; one < cells; one++)
        for (int other = 0; other < one; other++)
            if (filling[one] == filling[other] &&
                abs(one / columns - other / columns) + abs(one % columns - other % columns) ==
                    filling[one])
                return false;
    return true;
}

static void rules_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"global-entropy", is_entropic, ANY_CELLS, 0, 0, 0, 0, 0, 0, PROPAGATES},
        {"global-modular", is_modular, ANY_CELLS, 0, 0, 0, 0, 0, 0, PROPAGATES},
        {"anti-taxicab", is_anti_taxicab, ANY_CELLS, 0, 0, 0, 0, 0, 0, PROPAGATES},
        {"count", is_counted, ANY_CELLS, 1, 6, 0, 2, 1, 3, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1, 0};
    static const int32_t numbers[][2] = {{1, 1}, {1, 0}, {1, 5}};
    static const char *const reasons[] = {"it names a cell twice", "its second number is no value",
                                          "its second number is no value"};

    for (size_t i = 0; i < COUNT_OF(reasons); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = "count",
                                                  .cells = cells,
                                                  .cell_count = i == 0 ? 3 : 2,
                                                  .numbers = numbers[i],
                                                  .number_count = 2},
                             reasons[i]);
}

/* A square with two low cells and two that are low or middle has no high one. */
static void squares_see_what_is_missing(void **state)
{
    (void)state;
    ennead_description *d;

    assert_int_equal(ennead_description_new(2, 2, 6, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "global-entropy"}),
                     ENNEAD_STATUS_OK);
    d->candidates[0] = d->candidates[1] = 3;
    assert_explained(
        d,
        "The 2x2 square of r1c1, r1c2, r2c1 and r2c2 has one of 1 or 2, one of 3 or 4, and "
        "one of 5 or 6. With the candidates that are left there, 1 and 2 are eliminated from r2c1 "
        "and r2c2.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_what_they_say),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(squares_see_what_is_missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
