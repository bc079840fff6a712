/* SPDX-License-Identifier: MIT */
/*
 * The rules that are sums of parts: each against its definition.
 */
#include "support/rules.h"

static bool is_sum(const struct small_rule *rule, const int *filling)
{
    return rule_sum(rule, filling, 0, rule->cell_count) == rule->numbers[0];
}

static bool is_arrow(const struct small_rule *rule, const int *filling)
{
    int number = 0;

    for (int i = 0; i < rule->parts[0]; i++)
        number = 10 * number + rule_value(rule, filling, i);
    return number == rule_sum(rule, filling, rule->parts[0], rule->cell_count);
}

static bool is_double_arrow(const struct small_rule *rule, const int *filling)
{
    const int last = rule->cell_count - 1;

    return rule_value(rule, filling, 0) + rule_value(rule, filling, last) ==
           rule_sum(rule, filling, 1, last);
}

static bool is_equal_sum(const struct small_rule *rule, const int *filling)
{
    int at = 0, first = 0;

    for (int part = 0; part < rule->part_count; part++) {
        const int sum = rule_sum(rule, filling, at, at + rule->parts[part]);
        if (part > 0 && sum != first)
            return false;
        first = sum;
        at += rule->parts[part];
    }
    return true;
}

static bool is_region_sum(const struct small_rule *rule, const int *filling)
{
    const struct small_grid *g = rule->grid;
    const int across = g->columns / g->box_columns;
    int sums[RULE_CELLS] = {0}, pieces = 0, box = -1;

    for (int i = 0; i < rule->cell_count; i++) {
        const int row = rule->cells[i] / g->columns, column = rule->cells[i] % g->columns;
        const int here = row / g->box_rows * across + column / g->box_columns;
        if (here != box)
            sums[pieces++] = 0;
        box = here;
        sums[pieces - 1] += rule_value(rule, filling, i);
    }
    for (int i = 1; i < pieces; i++)
        if (sums[i] != sums[0])
            return false;
    return true;
}

static bool is_zipper(const struct small_rule *rule, const int *filling)
{
    const int n = rule->cell_count, half = n / 2;
    const int wanted = n % 2 == 1 ? rule_value(rule, filling, half)
                                  : rule_value(rule, filling, 0) + rule_value(rule, filling, n - 1);

    for (int i = 0; i < half; i++)
        if (rule_value(rule, filling, i) + rule_value(rule, filling, n - 1 - i) != wanted)
            return false;
    return true;
}

static void sums_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"sum", is_sum, ANY_CELLS, 1, 8, 0, 1, 0, 40, IS_EXACT},
        {"little-killer", is_sum, SOME_WALK, 1, 6, 0, 1, 0, 30, IS_EXACT},
        {"arrow", is_arrow, ANY_CELLS, 1, 3, 2, 0, 0, 0, IS_EXACT},
        {"arrow", is_arrow, SOME_WALK, 1, 2, 2, 0, 0, 0, IS_EXACT},
        {"double-arrow", is_double_arrow, SOME_WALK, 3, 6, 0, 0, 0, 0, IS_EXACT},
        {"equal-sum", is_equal_sum, ANY_CELLS, 1, 3, 2, 0, 0, 0, IS_EXACT},
        {"equal-sum", is_equal_sum, ANY_CELLS, 1, 2, 3, 0, 0, 0, IS_EXACT},
        {"region-sum", is_region_sum, SOME_WALK, 1, 8, 0, 0, 0, 0, IS_EXACT},
        {"zipper", is_zipper, SOME_WALK, 2, 7, 0, 0, 0, 0, IS_EXACT},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_sums_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 5, 9, 0}, cells[] = {0, 1, 2, 3, 4}, pill[] = {4, 1},
                   both[] = {2, 2};
    const int32_t number = 7;
    const char *const lines[] = {"double-arrow", "zipper"};
    static const struct {
        int32_t numbers[3];
        size_t count;
        const char *wrong;
    } factors[] = {
        {{7, 1}, 2, "each cell needs a factor"},
        {{7, 1, 1001}, 3, "the number is too large"},
        {{7, -1001, 1}, 3, "the number is too large"},
        {{7, 0, 0}, 3, "all factors are 0"},
    };

    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "sum", .cells = twice, .cell_count = 4, .numbers = &number, .number_count = 1},
        "it names a cell twice");
    for (size_t i = 0; i < COUNT_OF(factors); i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = "sum",
                                                  .cells = cells,
                                                  .cell_count = 2,
                                                  .numbers = factors[i].numbers,
                                                  .number_count = factors[i].count},
                             factors[i].wrong);
    for (size_t i = 0; i < COUNT_OF(lines); i++)
        assert_rule_is_wrong(
            &(ennead_constraint){.name = lines[i], .cells = twice, .cell_count = 4},
            "it names a cell twice");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "arrow", .cells = twice, .cell_count = 4, .parts = both, .part_count = 2},
        "it names a cell twice");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "arrow", .cells = cells, .cell_count = 5, .parts = pill, .part_count = 2},
        "its circle has more than three cells");
    assert_rule_is_wrong(&(ennead_constraint){.name = "equal-sum",
                                              .cells = (const uint16_t[]){3, 3, 1, 2},
                                              .cell_count = 4,
                                              .parts = both,
                                              .part_count = 2},
                         "a part names a cell twice");
    assert_rule_is_wrong(
        &(ennead_constraint){.name = "region-sum", .cells = cells, .cell_count = 5},
        "it has a cell that is in no region");
}

/* The rows and the diagonals of a magic square share cells; there are eight. */
static void a_magic_square_has_eight_forms(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6,
                              1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6};
    const uint16_t parts[] = {3, 3, 3, 3, 3, 3, 3, 3};
    const uint16_t all[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    ennead_description *d;

    assert_int_equal(ennead_description_new(3, 3, 9, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "equal-sum",
                                                                    .cells = cells,
                                                                    .cell_count = COUNT_OF(cells),
                                                                    .parts = parts,
                                                                    .part_count = 8}),
                     ENNEAD_STATUS_OK);
    assert_int_equal(
        ennead_description_add(
            d, &(ennead_constraint){.name = "all-different", .cells = all, .cell_count = 9}),
        ENNEAD_STATUS_OK);
    assert_int_equal(count_solutions(d), 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_are_what_they_say),
        cmocka_unit_test(wrong_sums_are_named),
        cmocka_unit_test(a_magic_square_has_eight_forms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
