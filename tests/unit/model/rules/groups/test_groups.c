/* SPDX-License-Identifier: MIT */
/*
 * Groups of cells that differ by a rule of the whole grid: what follows from the windows of a
 * windoku, and grids that have no room for a rule.
 */
#include "support/rules.h"

/* Whether propagation takes the value of the one cell from the other, in an empty windoku. */
static bool excludes(int size, int box_rows, int box_columns, int one, int other)
{
    const ennead_constraint windows = {.name = "windoku"};
    uint64_t left[ENNEAD_MOST_CELLS];
    ennead_description *d;
    ennead_model *model;

    assert_int_equal(ennead_description_new(size, size, size, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, box_rows, box_columns), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &windows), ENNEAD_STATUS_OK);
    d->candidates[one] = 1;
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    return (left[other] & 1) == 0;
}

static void windows_leave_more_regions(void **state)
{
    (void)state;
    /* 9x9: beside the windows of a band, above those of a stack, and the crossings */
    assert_true(excludes(9, 3, 3, 9 * 1 + 0, 9 * 3 + 4));
    assert_true(excludes(9, 3, 3, 9 * 0 + 1, 9 * 4 + 3));
    assert_true(excludes(9, 3, 3, 9 * 0 + 0, 9 * 8 + 8));
    assert_true(excludes(9, 3, 3, 9 * 0 + 4, 9 * 4 + 8));
    assert_false(excludes(9, 3, 3, 9 * 1 + 0, 9 * 4 + 4));
    /* sixteen by sixteen */
    assert_true(excludes(16, 4, 4, 16 * 1 + 0, 16 * 4 + 15));
    assert_true(excludes(16, 4, 4, 16 * 5 + 5, 16 * 10 + 10));
    /* a window of two rows and three columns: only its rows are one more than it is windows */
    assert_true(excludes(6, 2, 3, 6 * 1 + 0, 6 * 2 + 4));
    assert_false(excludes(6, 2, 3, 6 * 0 + 1, 6 * 3 + 2));
}

static void wrong_grids_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *rule, *message;
        int rows, columns, values, box_rows, box_columns;
    } wrong[] = {
        {"windoku", "windoku: the grid has no boxes", 4, 4, 4, 0, 0},
        {"windoku", "windoku: the grid has no room for windows", 2, 4, 4, 2, 2},
        {"disjoint-groups", "disjoint-groups: the grid has no boxes", 4, 4, 4, 0, 0},
        {"disjoint-groups", "disjoint-groups: there are more boxes than values", 4, 4, 4, 1, 1},
        {"diagonal-up", "diagonal-up: the grid is not a square", 4, 2, 4, 0, 0},
        {"diagonal-down", "diagonal-down: the grid is not a square", 2, 4, 4, 0, 0},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        char message[ENNEAD_MESSAGE_SIZE];
        ennead_description *d;
        ennead_model *model;
        assert_int_equal(
            ennead_description_new(wrong[i].rows, wrong[i].columns, wrong[i].values, NULL, &d),
            ENNEAD_STATUS_OK);
        if (wrong[i].box_rows > 0)
            assert_int_equal(
                ennead_description_set_boxes(d, wrong[i].box_rows, wrong[i].box_columns),
                ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = wrong[i].rule}),
                         ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_string_equal(message, wrong[i].message);
        ennead_description_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows_leave_more_regions),
        cmocka_unit_test(wrong_grids_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
