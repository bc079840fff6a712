/* SPDX-License-Identifier: MIT */
/*
 * Indexers against their definition.
 */
#include "support/rules.h"

static bool is_column_indexer(const struct small_rule *rule, const int *filling)
{
    const int columns = rule->grid->columns;

    for (int i = 0; i < rule->cell_count; i++) {
        const int row = rule->cells[i] / columns, column = rule->cells[i] % columns;
        const int place = rule_value(rule, filling, i);
        if (place < 1 || place > columns || filling[row * columns + place - 1] != column + 1)
            return false;
    }
    return true;
}

static bool is_row_indexer(const struct small_rule *rule, const int *filling)
{
    const int columns = rule->grid->columns;

    for (int i = 0; i < rule->cell_count; i++) {
        const int row = rule->cells[i] / columns, column = rule->cells[i] % columns;
        const int place = rule_value(rule, filling, i);
        if (place < 1 || place > rule->grid->rows ||
            filling[(place - 1) * columns + column] != row + 1)
            return false;
    }
    return true;
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"column-indexer", is_column_indexer, ANY_CELLS, 1, 3, 0, 0, 0, 0, PROPAGATES},
        {"row-indexer", is_row_indexer, ANY_CELLS, 1, 3, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

static void wrong_ones_are_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 1, 0};
    const char *const names[] = {"column-indexer", "row-indexer"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        assert_rule_is_wrong(
            &(ennead_constraint){.name = names[i], .cells = twice, .cell_count = 3},
            "it names a cell twice");
}

/* With values from 0 to 3 there is no number for column 4 of a line of 4. */
static void a_column_beyond_the_values_is_wrong(void **state)
{
    (void)state;
    const uint16_t cell = 3;
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_description *d;
    ennead_model *model;

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    d->first_value = 0;
    assert_int_equal(
        ennead_description_add(
            d, &(ennead_constraint){.name = "column-indexer", .cells = &cell, .cell_count = 1}),
        ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_non_null(strstr(message, "it has a cell whose row or column is no value"));
    ennead_description_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(a_column_beyond_the_values_is_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
