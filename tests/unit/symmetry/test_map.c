/* SPDX-License-Identifier: MIT */
/*
 * Symmetry maps: validity, application by the definition, random ones, inverses, compositions.
 */
#include "support/support.h"

enum { MANY = 500 };

static ennead_map random_map(uint64_t number)
{
    ennead_map map;

    ennead_map_random(5, number, &map);
    return map;
}

static void identity_changes_nothing(void **state)
{
    (void)state;
    board cells, result;
    ennead_map map;

    board_of(EXAMPLE_PUZZLE, cells);
    ennead_map_identity(&map);
    assert_true(ennead_map_is_valid(&map));
    assert_int_equal(ennead_map_apply(&map, cells, result), ENNEAD_STATUS_OK);
    assert_boards_equal(result, cells);
}

static void a_map_does_what_its_definition_says(void **state)
{
    (void)state;
    board cells, result;

    board_of(EXAMPLE_SOLUTION, cells);
    for (uint64_t number = 0; number < MANY; number++) {
        const ennead_map map = random_map(number);
        cells[number % 81] = 0;
        assert_int_equal(ennead_map_apply(&map, cells, result), ENNEAD_STATUS_OK);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                const int source = map.transposed ? 9 * map.columns[c] + map.rows[r]
                                                  : 9 * map.rows[r] + map.columns[c];
                assert_int_equal(result[9 * r + c], map.digits[cells[source]]);
            }
    }
}

static void a_grid_stays_a_grid(void **state)
{
    (void)state;
    board cells;

    board_of(EXAMPLE_SOLUTION, cells);
    for (uint64_t number = 0; number < MANY; number++) {
        const ennead_map map = random_map(number);
        assert_int_equal(ennead_map_apply(&map, cells, cells), ENNEAD_STATUS_OK);
        assert_true(is_solved_grid(cells));
    }
}

static void random_maps_are_valid_and_repeat(void **state)
{
    (void)state;
    unsigned transposed = 0, first_rows = 0, nines = 0;

    for (uint64_t number = 0; number < MANY; number++) {
        const ennead_map map = random_map(number), again = random_map(number);
        assert_true(ennead_map_is_valid(&map));
        assert_memory_equal(&map, &again, sizeof map);
        transposed += map.transposed;
        first_rows |= 1u << map.rows[0];
        nines |= 1u << map.digits[9];
    }
    assert_in_range(transposed, MANY / 3, MANY * 2 / 3);
    assert_int_equal(first_rows, 0x1ff);
    assert_int_equal(nines, 0x3fe);
}

/* The number of an order of lines among all 1296. */
static int number_of(const uint8_t lines[9])
{
    int number = lines[0] / 3 * 2 + (lines[3] > lines[6]);

    for (int chute = 0; chute < 9; chute += 3)
        number = number * 6 + lines[chute] % 3 * 2 + (lines[chute + 1] > lines[chute + 2]);
    return number;
}

/* Each of the 1296 orders of rows comes 200 times in the mean, with a standard deviation of 14. The
 * streams are fixed, so this holds always or never. */
static void random_orders_are_equally_likely(void **state)
{
    (void)state;
    enum { ORDERS = 1296, EACH = 200, FIVE_DEVIATIONS = 71 };
    static int rows[ORDERS], columns[ORDERS];

    memset(rows, 0, sizeof rows);
    memset(columns, 0, sizeof columns);
    for (uint64_t number = 0; number < ORDERS * EACH; number++) {
        const ennead_map map = random_map(number);
        rows[number_of(map.rows)]++;
        columns[number_of(map.columns)]++;
    }
    for (int order = 0; order < ORDERS; order++) {
        assert_in_range(rows[order], EACH - FIVE_DEVIATIONS, EACH + FIVE_DEVIATIONS);
        assert_in_range(columns[order], EACH - FIVE_DEVIATIONS, EACH + FIVE_DEVIATIONS);
    }
}

static void wrong_maps_are_refused(void **state)
{
    (void)state;
    board cells, result;
    ennead_map good, wrong[9], kept;

    board_of(EXAMPLE_PUZZLE, cells);
    ennead_map_identity(&good);
    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        wrong[i] = good;
    wrong[0].transposed = 2;
    wrong[1].rows[8] = 9;
    wrong[2].rows[0] = 1;
    wrong[3].columns[0] = 3; /* a permutation that breaks stacks */
    wrong[3].columns[3] = 0;
    wrong[4].columns[4] = 255;
    wrong[5].digits[0] = 1;
    wrong[5].digits[1] = 0;
    wrong[6].digits[3] = 4;
    wrong[7].digits[9] = 10;
    wrong[8].digits[5] = 200;
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        assert_false(ennead_map_is_valid(&wrong[i]));
        assert_int_equal(ennead_map_apply(&wrong[i], cells, result), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_map_inverse(&wrong[i], &kept), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_map_compose(&wrong[i], &good, &kept), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_map_compose(&good, &wrong[i], &kept), ENNEAD_STATUS_BAD_ARGUMENT);
    }
    cells[80] = 10;
    assert_int_equal(ennead_map_apply(&good, cells, result), ENNEAD_STATUS_BAD_ARGUMENT);
}

static void an_inverse_leads_back(void **state)
{
    (void)state;
    board cells, result;

    board_of(EXAMPLE_PUZZLE, cells);
    for (uint64_t number = 0; number < MANY; number++) {
        ennead_map map = random_map(number);
        assert_int_equal(ennead_map_apply(&map, cells, result), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_map_inverse(&map, &map), ENNEAD_STATUS_OK);
        assert_true(ennead_map_is_valid(&map));
        assert_int_equal(ennead_map_apply(&map, result, result), ENNEAD_STATUS_OK);
        assert_boards_equal(result, cells);
    }
}

static void a_composition_does_one_after_the_other(void **state)
{
    (void)state;
    board cells, one, both;

    board_of(EXAMPLE_PUZZLE, cells);
    for (uint64_t number = 0; number < MANY; number++) {
        ennead_map first = random_map(2 * number);
        const ennead_map second = random_map(2 * number + 1);
        assert_int_equal(ennead_map_apply(&first, cells, one), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_map_apply(&second, one, one), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_map_compose(&first, &second, &first), ENNEAD_STATUS_OK);
        assert_true(ennead_map_is_valid(&first));
        assert_int_equal(ennead_map_apply(&first, cells, both), ENNEAD_STATUS_OK);
        assert_boards_equal(both, one);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(identity_changes_nothing),
        cmocka_unit_test(a_map_does_what_its_definition_says),
        cmocka_unit_test(a_grid_stays_a_grid),
        cmocka_unit_test(random_maps_are_valid_and_repeat),
        cmocka_unit_test(random_orders_are_equally_likely),
        cmocka_unit_test(wrong_maps_are_refused),
        cmocka_unit_test(an_inverse_leads_back),
        cmocka_unit_test(a_composition_does_one_after_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
