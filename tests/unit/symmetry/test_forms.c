/* SPDX-License-Identifier: MIT */
/*
 * The set of forms: every board is new once and never again, through all growth; whatever
 * allocation fails, the set is as it was.
 */
#include "support/support.h"

enum { MANY = 30000 };

/* Board number `number`: all of them different, with 0 to 81 clues. */
static void numbered_board(unsigned number, board cells)
{
    struct generator random = {number};
    const unsigned clues = generator_below(&random, 82);

    for (unsigned cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] = cell < clues ? (uint8_t)(1 + generator_below(&random, 9)) : 0;
    /* The number itself in base 9 makes it different from all others. */
    for (int place = 0; place < 6; place++, number /= 9)
        cells[80 - place] = (uint8_t)(1 + number % 9);
}

static bool add(ennead_grid_set *forms, const board cells)
{
    bool added = false;

    assert_int_equal(ennead_grid_set_add(forms, cells, &added), ENNEAD_STATUS_OK);
    return added;
}

static void each_board_is_new_once(void **state)
{
    (void)state;
    const unsigned many = is_long_run() ? 500000 : MANY;
    ennead_grid_set *forms;
    board cells;

    assert_int_equal(ennead_grid_set_new(NULL, &forms), ENNEAD_STATUS_OK);
    for (int round = 0; round < 2; round++)
        for (unsigned number = 0; number < many; number++) {
            numbered_board(number, cells);
            assert_int_equal(add(forms, cells), round == 0);
        }
    assert_int_equal(ennead_grid_set_get_count(forms), many);
    ennead_grid_set_free(forms);
}

static void boards_that_differ_in_one_cell_differ(void **state)
{
    (void)state;
    ennead_grid_set *forms;
    board cells = {0};

    assert_int_equal(ennead_grid_set_new(NULL, &forms), ENNEAD_STATUS_OK);
    assert_true(add(forms, cells));
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        for (uint8_t digit = 1; digit <= 9; digit++) {
            cells[cell] = digit;
            assert_true(add(forms, cells));
            assert_false(add(forms, cells));
        }
        cells[cell] = 0;
        assert_false(add(forms, cells));
    }
    assert_int_equal(ennead_grid_set_get_count(forms), 1 + 9 * ENNEAD_CELLS);
    ennead_grid_set_free(forms);
}

static void a_cell_above_nine_is_refused(void **state)
{
    (void)state;
    ennead_grid_set *forms;
    board cells = {0};
    bool added = true;

    assert_int_equal(ennead_grid_set_new(NULL, &forms), ENNEAD_STATUS_OK);
    cells[80] = 10;
    assert_int_equal(ennead_grid_set_add(forms, cells, &added), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_grid_set_get_count(forms), 0);
    ennead_grid_set_free(forms);
    ennead_grid_set_free(NULL);
}

/* An allocation that fails once is tried again by the next call: nothing is lost or there twice. */
static void a_failed_allocation_changes_nothing(void **state)
{
    (void)state;
    for (size_t n = 1;; n++) {
        struct test_memory memory = {.fail_at = n};
        const ennead_allocator allocator = test_allocator(&memory);
        ennead_grid_set *forms;
        unsigned failures = 0;

        if (ennead_grid_set_new(&allocator, &forms) != ENNEAD_STATUS_OK) {
            assert_null(forms);
            assert_int_equal(memory.live, 0);
            continue;
        }
        for (unsigned number = 0; number < MANY * 2; number++) {
            board cells;
            bool added = false;
            numbered_board(number, cells);
            if (ennead_grid_set_add(forms, cells, &added) != ENNEAD_STATUS_OK) {
                assert_int_equal(ennead_grid_set_get_count(forms), number);
                failures++;
                number--;
                continue;
            }
            assert_true(added);
        }
        assert_int_equal(ennead_grid_set_get_count(forms), MANY * 2);
        assert_int_equal(failures, memory.allocations >= n);
        ennead_grid_set_free(forms);
        assert_int_equal(memory.live, 0);
        if (failures == 0)
            return;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_board_is_new_once),
        cmocka_unit_test(boards_that_differ_in_one_cell_differ),
        cmocka_unit_test(a_cell_above_nine_is_refused),
        cmocka_unit_test(a_failed_allocation_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
