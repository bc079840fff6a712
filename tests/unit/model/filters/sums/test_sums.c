/* SPDX-License-Identifier: MIT */
/*
 * Equal sums where sets of sums are too large, at the largest sizes, and what is said of them. The
 * rest is in test_model_totals.c.
 */
#include "support/rules.h"

static void add(ennead_description *d, const char *name, const uint16_t *cells, size_t count,
                const int32_t *number)
{
    assert_int_equal(
        ennead_description_add(d, &(ennead_constraint){.name = name,
                                                       .cells = cells,
                                                       .cell_count = count,
                                                       .numbers = number,
                                                       .number_count = number != NULL}),
        ENNEAD_STATUS_OK);
}

/* All cells of a grid of 64x64 have the one sum that a Latin square has. */
static void the_largest_sum_of_all_is_kept(void **state)
{
    (void)state;
    enum { SIZE = ENNEAD_MOST_SIZE, CELLS = ENNEAD_MOST_CELLS };
    static uint16_t cells[CELLS];
    const int32_t right = SIZE * (SIZE * (SIZE + 1) / 2);

    for (int more = 0; more < 2; more++) {
        const int32_t number = right + more;
        ennead_description *d;
        assert_int_equal(ennead_description_new(SIZE, SIZE, SIZE, NULL, &d), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < CELLS; cell++) {
            cells[cell] = (uint16_t)cell;
            d->candidates[cell] = UINT64_C(1) << (cell / SIZE + cell) % SIZE;
        }
        add(d, "sum", cells, CELLS, &number);
        assert_int_equal(count_solutions(d), more == 0);
    }
}

/* Bounds alone: 60 cells that see nothing, whose sum is the least. */
static void many_groups_are_left_to_bounds(void **state)
{
    (void)state;
    enum { CELLS = 60 };
    uint16_t cells[CELLS];
    const int32_t numbers[] = {CELLS, CELLS + 1, 2 * CELLS, CELLS - 1};
    const uint64_t expected[] = {1, CELLS, 1, 0};

    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        ennead_description *d;
        assert_int_equal(ennead_description_new(1, CELLS, 64, NULL, &d), ENNEAD_STATUS_OK);
        d->houses = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            cells[cell] = (uint16_t)cell;
            d->candidates[cell] = 3;
        }
        add(d, "sum", cells, CELLS, &numbers[i]);
        assert_int_equal(count_solutions(d), expected[i]);
    }
}

static ennead_description *nine(void)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(9, 9, 9, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_OK);
    return d;
}

static void it_is_told_in_words(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 10, 40}, line[] = {0, 1, 2, 3};
    const uint16_t parts[] = {1, 3}, pill[] = {2, 2};
    const int32_t number = 4, same = 3;
    ennead_description *d = nine();

    add(d, "sum", cells, 3, &number);
    assert_explained(
        d,
        "The sum of r1c1, r2c2 and r5c5 is 4. With the candidates that are left there, 3 to 9 "
        "are eliminated from r1c1 and r2c2; 2 to 9 are eliminated from r5c5. So r5c5 must be 1.");
    d = nine();
    add(d, "sum", cells, 2, &same);
    assert_explained(
        d, "r1c1 and r2c2 are different and sum to 3, so 1 and 2 must be there: 3 to 9 are "
           "eliminated from r1c1 and r2c2.");
    d = nine();
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "arrow",
                                                                    .cells = line,
                                                                    .cell_count = 4,
                                                                    .parts = parts,
                                                                    .part_count = 2}),
                     ENNEAD_STATUS_OK);
    assert_explained(
        d, "r1c1 equals the sum of r1c2, r1c3 and r1c4. With the candidates that are left there, 1 "
           "to 5 are eliminated from r1c1; 7, 8 and 9 are eliminated from r1c2, r1c3 and r1c4.");
    d = nine();
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "arrow",
                                                                    .cells = line,
                                                                    .cell_count = 4,
                                                                    .parts = pill,
                                                                    .part_count = 2}),
                     ENNEAD_STATUS_OK);
    assert_explained(
        d,
        "The number read in r1c1 and r1c2 equals the sum of r1c3 and r1c4. With the candidates "
        "that are left there, 2 to 9 are eliminated from r1c1; 8 and 9 are eliminated from r1c2; "
        "1 is eliminated from r1c3 and r1c4. So r1c1 must be 1.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_largest_sum_of_all_is_kept),
        cmocka_unit_test(many_groups_are_left_to_bounds),
        cmocka_unit_test(it_is_told_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
