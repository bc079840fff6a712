/* SPDX-License-Identifier: MIT */
/*
 * Trial and error with one guess: what it refutes, and that it solves puzzles rated below 9.0.
 */
#include "support/support.h"

#include "logic/one_guess.h"

/* "Golden Nugget", rated 11.9. */
static const char nugget[] =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
/* Made by `ennead generate --rating=8.5-9.0`. */
static const char dynamic[] =
    "..3........459....1..47..2..6..3..7.4.....6...1......5....6.2..2.1..5.3.9..7...4.";

static one_guess_result tried(const char *line, int most)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    return one_guess_of(&puzzle, most);
}

static void singles_need_no_trial(void **state)
{
    (void)state;
    const one_guess_result result = tried(EXAMPLE_PUZZLE, 1000);

    assert_int_equal(result.end, ONE_GUESS_SOLVED);
    assert_int_equal(result.refuted, 729);
}

static void what_a_trial_cannot_refute_is_stuck(void **state)
{
    (void)state;
    const one_guess_result result = tried(nugget, 1000);

    assert_int_equal(result.end, ONE_GUESS_STUCK);
    assert_true(result.refuted < 10);
}

static void a_trial_ends_above_its_bound(void **state)
{
    (void)state;
    const one_guess_result whole = tried(dynamic, 1000);

    assert_int_equal(whole.end, ONE_GUESS_SOLVED);
    assert_in_range(whole.refuted, 5, 200);
    const one_guess_result cut = tried(dynamic, whole.refuted - 1);
    assert_int_equal(cut.end, ONE_GUESS_ABOVE);
    assert_int_equal(cut.refuted, whole.refuted);
    const one_guess_result fits = tried(dynamic, whole.refuted);
    assert_int_equal(fits.end, ONE_GUESS_SOLVED);
}

/* No refuted candidate is part of the solution, so a solved board is right. Here it is enough that
 * random puzzles, nearly all of which are below 9.0, do not get stuck. */
static void random_puzzles_are_solved(void **state)
{
    (void)state;
    ennead_creator *creator;
    static ennead_created_puzzle created[200];
    int stuck = 0;

    assert_int_equal(ennead_creator_new(NULL, &creator), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_generate(creator, NULL, 0, COUNT_OF(created), created),
                     ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(created); i++) {
        ennead_puzzle puzzle;
        assert_int_equal(ennead_puzzle_from_givens(created[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
        stuck += one_guess_of(&puzzle, 1000).end == ONE_GUESS_STUCK;
    }
    assert_int_equal(stuck, 0);
    ennead_creator_free(creator);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(singles_need_no_trial),
        cmocka_unit_test(what_a_trial_cannot_refute_is_stuck),
        cmocka_unit_test(a_trial_ends_above_its_bound),
        cmocka_unit_test(random_puzzles_are_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
