/* SPDX-License-Identifier: MIT */
/*
 * Descriptions as plain data: their ranges, boxes, and rules that are copies.
 */
#include "support/support.h"

static void sizes_have_a_range(void **state)
{
    (void)state;
    static const struct {
        int rows, columns, values;
        ennead_status status;
    } sizes[] = {
        {1, 1, 1, ENNEAD_STATUS_OK},
        {64, 64, 64, ENNEAD_STATUS_OK},
        {6, 9, 9, ENNEAD_STATUS_OK},
        {4, 4, 7, ENNEAD_STATUS_OK},
        {0, 4, 4, ENNEAD_STATUS_BAD_ARGUMENT},
        {4, 0, 4, ENNEAD_STATUS_BAD_ARGUMENT},
        {1, 1, 0, ENNEAD_STATUS_BAD_ARGUMENT},
        {65, 4, 64, ENNEAD_STATUS_BAD_ARGUMENT},
        {5, 4, 4, ENNEAD_STATUS_BAD_ARGUMENT},
        {4, 5, 4, ENNEAD_STATUS_BAD_ARGUMENT},
        {4, 4, 65, ENNEAD_STATUS_BAD_ARGUMENT},
    };

    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        ennead_description *d;
        assert_int_equal(
            ennead_description_new(sizes[i].rows, sizes[i].columns, sizes[i].values, NULL, &d),
            sizes[i].status);
        assert_int_equal(d == NULL, sizes[i].status != ENNEAD_STATUS_OK);
        for (int cell = 0; d != NULL && cell < d->rows * d->columns; cell++) {
            assert_int_equal(d->regions[cell], ENNEAD_NO_REGION);
            assert_int_equal(__builtin_popcountll(d->candidates[cell]), d->values);
        }
        ennead_description_free(d);
    }
    ennead_description_free(NULL);
}

static void boxes_cover_the_grid(void **state)
{
    (void)state;
    ennead_description *d;

    assert_int_equal(ennead_description_new(6, 4, 12, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 4, 2), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 0, 2), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 2, 0), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 12, 2), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 2, 8), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 6, 4), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS);
    assert_int_equal(ennead_description_set_boxes(d, 3, 2), ENNEAD_STATUS_OK);
    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
    for (int cell = 0; cell < 24; cell++)
        assert_int_equal(d->regions[cell], cell / 12 * 2 + cell % 4 / 2);
    ennead_description_free(d);
    /* 81 boxes have no numbers. */
    assert_int_equal(ennead_description_new(9, 9, 9, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 1, 1), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_description_free(d);
}

static void rules_are_copies(void **state)
{
    (void)state;
    ennead_description *d;
    uint16_t cells[] = {0, 5, 15};
    int32_t numbers[] = {-7, 1000000};
    char name[] = "some rule";
    const uint16_t parts[] = {1, 2};
    ennead_constraint inner = {.name = "inside", .numbers = numbers, .number_count = 1};
    ennead_constraint rule = {name, cells, 3, numbers, 2, parts, 2, "some text", &inner, 1, 7, 8};

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    for (int i = 0; i < 100; i++)
        assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = ""}), ENNEAD_STATUS_OK);
    cells[2] = 16;
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_BAD_ARGUMENT);
    name[0] = 'x';
    numbers[0] = 0;
    assert_int_equal(d->constraint_count, 101);
    for (int i = 0; i < 100; i++) {
        const ennead_constraint *kept = &d->constraints[i];
        assert_string_equal(kept->name, "some rule");
        assert_int_equal(kept->cells[2], 15);
        assert_int_equal(kept->line, 7);
        assert_int_equal(kept->column, 8);
        assert_int_equal(kept->numbers[0], -7);
        assert_int_equal(kept->numbers[1], 1000000);
        assert_int_equal(kept->parts[1], 2);
        assert_string_equal(kept->text, "some text");
        assert_string_equal(kept->inner[0].name, "inside");
        assert_int_equal(kept->inner[0].numbers[0], -7);
    }
    cells[2] = 15;
    rule.part_count = 1;
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_description_free(d);
}

static void rules_are_not_too_deep(void **state)
{
    (void)state;
    ennead_constraint nested[ENNEAD_CONSTRAINT_DEPTH + 1];
    ennead_description *d;

    for (int i = 0; i <= ENNEAD_CONSTRAINT_DEPTH; i++)
        nested[i] = (ennead_constraint){
            .name = "rule", .inner = i > 0 ? &nested[i - 1] : NULL, .inner_count = i > 0};
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &nested[ENNEAD_CONSTRAINT_DEPTH - 1]),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &nested[ENNEAD_CONSTRAINT_DEPTH]),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_description_free(d);
}

static ennead_status add_rules(const ennead_allocator *memory)
{
    ennead_description *d;
    const uint16_t cell = 3;
    const ennead_constraint rule = {.name = "rule", .cells = &cell, .cell_count = 1};
    ennead_status status = ennead_description_new(2, 2, 2, memory, &d);

    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < 40; i++) {
        status = ennead_description_add(d, &rule);
        assert_int_equal(d->constraint_count, i + (status == ENNEAD_STATUS_OK));
    }
    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(add_rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_have_a_range),        cmocka_unit_test(boxes_cover_the_grid),
        cmocka_unit_test(rules_are_copies),          cmocka_unit_test(rules_are_not_too_deep),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
