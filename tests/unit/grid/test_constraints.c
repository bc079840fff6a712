/* SPDX-License-Identifier: MIT */
/*
 * The table of rules: each has a name of its own, and a rule that does not fit its row is refused
 * with a reason.
 */
#include "support/support.h"

#include "grid/constraints.h"

#include <string.h>

static void rules_have_names_of_their_own(void **state)
{
    (void)state;
    size_t count = 0;

    for (const ennead_constraint_row *row; (row = ennead_constraint_info(count)) != NULL; count++) {
        assert_true(strlen(row->help) > 0);
        assert_memory_equal(row->example, row->name, strlen(row->name));
        assert_true(row->least_numbers <= row->most_numbers);
        assert_true(row->least_parts <= row->most_parts);
        assert_true(row->least_cells <= row->most_cells);
        assert_ptr_equal(ennead_constraint_find(row->name), row);
    }
    assert_true(count > 0);
    assert_null(ennead_constraint_find("no rule"));
}

static void what_does_not_fit_is_told(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1, 2, 3, 4}, parts[] = {2, 2, 1}, halves[] = {2, 2};
    const int32_t numbers[] = {1, 2, 3};
    const ennead_constraint inner = {.name = "x"};
    const ennead_constraint_row row = {
        "rule", 1, 2, 2, 3, 1, 2, ENNEAD_CONSTRAINT_EXTRA_TEXT, "it is a rule", "rule"};
    const ennead_constraint_row group = {
        "group", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_RULES, "it is a group", "group"};
    const ennead_constraint good = {.name = "rule",
                                    .cells = cells,
                                    .cell_count = 5,
                                    .numbers = numbers,
                                    .number_count = 2,
                                    .parts = parts,
                                    .part_count = 3,
                                    .text = "a"};
    ennead_constraint bad = good;

    assert_null(constraint_misfit(&row, &good));
    bad.number_count = 0;
    assert_string_equal(constraint_misfit(&row, &bad), "it needs more numbers");
    bad.number_count = 3;
    assert_string_equal(constraint_misfit(&row, &bad), "it takes fewer numbers");
    bad = good;
    bad.part_count = 0;
    assert_string_equal(constraint_misfit(&row, &bad), "it needs more parts, with : between them");
    bad = good;
    bad.part_count = 4;
    assert_string_equal(constraint_misfit(&row, &bad), "it takes fewer parts");
    bad.part_count = 2;
    bad.parts = (const uint16_t[]){5, 0};
    assert_string_equal(constraint_misfit(&row, &bad), "it takes fewer cells");
    bad.parts = (const uint16_t[]){0, 5};
    assert_string_equal(constraint_misfit(&row, &bad), "it needs more cells");
    bad = good;
    bad.text = NULL;
    assert_string_equal(constraint_misfit(&row, &bad), "it needs a text in quotes");
    bad = good;
    bad.inner = &inner;
    bad.inner_count = 1;
    assert_string_equal(constraint_misfit(&row, &bad), "it takes no rules");

    bad = (ennead_constraint){.name = "group", .inner = &inner, .inner_count = 1};
    assert_null(constraint_misfit(&group, &bad));
    bad.inner_count = 0;
    assert_string_equal(constraint_misfit(&group, &bad), "it needs rules inside it");
    bad.text = "a";
    assert_string_equal(constraint_misfit(&group, &bad), "it takes no text");
    bad.numbers = numbers;
    bad.number_count = 1;
    assert_string_equal(constraint_misfit(&group, &bad), "it takes no number");
    bad.number_count = 0;
    bad.cells = cells;
    bad.cell_count = 4;
    bad.parts = halves;
    bad.part_count = 2;
    assert_string_equal(constraint_misfit(&group, &bad), "it takes no cells");

    const ennead_constraint_row sum = {
        "sum", 2, 2, 1, 1, 1, 9, ENNEAD_CONSTRAINT_EXTRA_NONE, "it is a sum", "sum"};
    bad = (ennead_constraint){.name = "sum", .numbers = numbers, .number_count = 1};
    assert_string_equal(constraint_misfit(&sum, &bad), "it needs more numbers");
    bad.number_count = 2;
    assert_string_equal(constraint_misfit(&sum, &bad), "it needs cells");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_have_names_of_their_own),
        cmocka_unit_test(what_does_not_fit_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
