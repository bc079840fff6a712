/* SPDX-License-Identifier: MIT */
/*
 * Minimum and maximum against their definition.
 */
#include "support/rules.h"

/* Whether each cell is above (or, with -1, below) its neighbors. */
static bool is_extreme(const struct small_rule *rule, const int *filling, int sign)
{
    const struct small_grid *g = rule->grid;

    for (int i = 0; i < rule->cell_count; i++)
        for (int other = 0; other < g->rows * g->columns; other++) {
            const int cell = rule->cells[i];
            const int down = cell / g->columns - other / g->columns;
            const int right = cell % g->columns - other % g->columns;
            bool named = false;
            for (int k = 0; k < rule->cell_count; k++)
                named = named || rule->cells[k] == other;
            if (down * down + right * right == 1 && !named &&
                sign * (filling[cell] - filling[other]) <= 0)
                return false;
        }
    return true;
}

static bool is_minimum(const struct small_rule *rule, const int *filling)
{
    return is_extreme(rule, filling, -1);
}

static bool is_maximum(const struct small_rule *rule, const int *filling)
{
    return is_extreme(rule, filling, 1);
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"minimum", is_minimum, ANY_CELLS, 1, 3, 0, 0, 0, 0, PROPAGATES},
        {"maximum", is_maximum, ANY_CELLS, 1, 3, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const char *const names[] = {"minimum", "maximum"};

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
