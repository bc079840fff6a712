/* SPDX-License-Identifier: MIT */
/*
 * Boards against plain counting, and the marks that are made of them step by step.
 */
#include "support/rating/raters.h"

/* A set in which some houses have one cell, some two or more, some none. */
static cells random_set(struct generator *generator, unsigned chance)
{
    cells set = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (generator_below(generator, 16) < chance)
            set |= CELL(cell);
    return set;
}

static void only_places_are_counted_right(void **context)
{
    (void)context;
    struct generator generator = {81};

    for (unsigned long i = 0; i < test_size(3000, 300000); i++) {
        const cells set = random_set(&generator, 1 + (unsigned)(i % 15));
        bands in_box, in_line;
        const bool everywhere = se_only_places(bands_of_cells(set), &in_box, &in_line);
        const bands alone = se_alone(bands_of_cells(set));
        cells boxes = 0, lines = 0;
        bool all = true;
        assert_true(cells_of_bands(bands_of_cells(set)) == set);
        for (int house = 0; house < HOUSES; house++) {
            const cells here = set & house_cells[house];
            all = all && here != 0;
            if (cell_count(here) == 1)
                *(house >= FIRST_BOX ? &boxes : &lines) |= here;
        }
        assert_true(cells_of_bands(in_box) == boxes);
        assert_true(cells_of_bands(in_line) == lines);
        assert_true(cells_of_bands(alone) == (boxes | lines));
        assert_int_equal(everywhere, all);
    }
}

/* Members that the rater uses, against marks made at once. */
static void assert_marks_equal(const marks *actual, const marks *expected)
{
    for (int digit = 1; digit <= 9; digit++) {
        assert_true(actual->candidates[digit] == expected->candidates[digit]);
        assert_memory_equal(actual->places[digit], expected->places[digit],
                            sizeof expected->places[digit]);
    }
    assert_true(actual->empty == expected->empty);
    assert_true(actual->pairs == expected->pairs);
    assert_memory_equal(actual->of, expected->of, sizeof expected->of);
    assert_memory_equal(actual->placed, expected->placed, sizeof expected->placed);
    assert_memory_equal(actual->values, expected->values, sizeof expected->values);
}

static void marks_follow_the_board(void **context)
{
    (void)context;
    const se_fills plainly = {se_fill_places_plainly, NULL};
    struct generator generator = {82};

    for (unsigned long i = 0; i < test_size(100, 10000); i++) {
        static struct truth truth;
        static marks m, expected;
        se_board b, known;
        ennead_puzzle puzzle;
        ennead_state state, of_board;
        board givens;
        generate_puzzle(&generator, PUZZLE_UNIQUE, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        memset(&m, 0, sizeof m);
        memset(&known, 0, sizeof known);
        for (int turn = 0; turn < 6; turn++) {
            assert_int_equal(se_board_of(&b, state.values, state.candidates), turn > 0);
            of_board = state;
            se_board_state(&b, &of_board);
            assert_states_equal(&of_board, &state);
            (void)se_marks_of_board(&m, &b, &known, &plainly);
            marks_of_state(&expected, &state);
            assert_marks_equal(&m, &expected);
            do
                play_on(&generator, &truth, 1, 2, &state);
            while (memcmp(state.values, of_board.values, sizeof state.values) == 0 &&
                   memcmp(state.candidates, of_board.candidates, sizeof state.candidates) == 0 &&
                   !ennead_state_is_solved(&state));
            if (ennead_state_is_solved(&state))
                break;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_places_are_counted_right),
        cmocka_unit_test(marks_follow_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
