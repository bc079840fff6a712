/* SPDX-License-Identifier: MIT */
/*
 * Sets of cells in steps and in set algebra are the same sets.
 */
#include "support/support.h"

#include "grid/step.h"

static void sets_go_there_and_back(void **context)
{
    (void)context;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const ennead_cell_set set = set_of_cells(CELL(cell) | CELL(0));
        assert_true(cells_of_set(set) == (CELL(cell) | CELL(0)));
        for (int other = 0; other < ENNEAD_CELLS; other++)
            assert_int_equal(ennead_cell_set_has(set, other), other == cell || other == 0);
    }
}

static void cells_are_added(void **context)
{
    (void)context;
    ennead_cell_set set = {{0}};

    add_cells(&set, CELL(3));
    add_cells(&set, CELL(63) | CELL(64));
    add_cells(&set, 0);
    assert_true(cells_of_set(set) == (CELL(3) | CELL(63) | CELL(64)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_go_there_and_back),
        cmocka_unit_test(cells_are_added),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
