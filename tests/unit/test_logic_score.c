/* SPDX-License-Identifier: MIT */
/*
 * HoDoKu's score and level: sums over the path, and what the score does to the level.
 */
#include "steps.h"

static ennead_score score_of(const char *line, const char *techniques, ennead_level most)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    const ennead_technique_set set = techniques_of(techniques);
    ennead_state state;
    ennead_score score;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_OK);
    const ennead_state before = state;
    ennead_score_state(&state, &set, most, &score);
    assert_memory_equal(&state, &before, sizeof state);
    return score;
}

static int sum_of(const ennead_score *score)
{
    int sum = 0;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        sum += (int)score->counts[i] * ennead_technique_info(i)->score;
    return sum;
}

static void a_score_is_the_sum_of_its_steps(void **state)
{
    (void)state;
    const ennead_score easy = score_of(EXAMPLE_PUZZLE, "all", ENNEAD_EXTREME);
    const ennead_score hard = score_of(ROYLE_PUZZLE, "all", ENNEAD_EXTREME);

    assert_int_equal(easy.end, ENNEAD_PATH_SOLVED);
    assert_int_equal(easy.level, ENNEAD_EASY);
    assert_int_equal(easy.steps, 51);
    assert_int_equal(easy.score, sum_of(&easy));
    assert_int_equal(hard.score, sum_of(&hard));
    assert_int_equal(hard.counts[hard.hardest] > 0, 1);
}

/* Made by `ennead generate --seed=1`. */
static const char locked[] =
    "3....4....6....8.1...6.8.....5....7...3....5.9.62..48..7.8.16...8.59.2...........";
static const char chained[] =
    "..3........459....1..47..2..6..3..7.4.....6...1......5....6.2..2.1..5.3.9..7...4.";

static void the_level_is_that_of_the_hardest_step(void **state)
{
    (void)state;
    const ennead_score score = score_of(locked, "all", ENNEAD_EXTREME);

    assert_int_equal(score.level, ENNEAD_MEDIUM);
    assert_int_equal(score.hardest, ENNEAD_POINTING);
    assert_int_equal(score.score, 618);
}

static void a_high_score_is_of_a_higher_level(void **state)
{
    (void)state;
    const ennead_score score = score_of(chained, "all", ENNEAD_EXTREME);

    assert_int_equal(ennead_technique_info((int)score.hardest)->level, ENNEAD_UNFAIR);
    assert_true(score.score > 1800);
    assert_int_equal(score.level, ENNEAD_EXTREME);
    assert_int_equal(score.end, ENNEAD_PATH_SOLVED);
}

static void a_path_ends_before_a_level_that_is_too_high(void **state)
{
    (void)state;
    const ennead_score score = score_of(locked, "all", ENNEAD_EASY);

    assert_int_equal(score.end, ENNEAD_PATH_STOPPED);
    assert_int_equal(score.level, ENNEAD_MEDIUM);
    assert_int_equal(score.score, sum_of(&score));
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        assert_true(score.counts[i] == 0 || ennead_technique_info(i)->level == ENNEAD_EASY);
}

static void what_is_not_solved_is_extreme(void **state)
{
    (void)state;
    const ennead_score score = score_of(locked, "singles", ENNEAD_EXTREME);
    const ennead_score wrong = score_of(CLASHING_PUZZLE, "all", ENNEAD_EXTREME);
    const ennead_score none = score_of(EMPTY_BOARD, "all", ENNEAD_EXTREME);

    assert_int_equal(score.end, ENNEAD_PATH_STUCK);
    assert_int_equal(score.level, ENNEAD_EXTREME);
    assert_true(score.score > 0);
    assert_int_equal(wrong.end, ENNEAD_PATH_CONTRADICTION);
    assert_int_equal(none.end, ENNEAD_PATH_STUCK);
    assert_int_equal(none.steps, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_score_is_the_sum_of_its_steps),
        cmocka_unit_test(the_level_is_that_of_the_hardest_step),
        cmocka_unit_test(a_high_score_is_of_a_higher_level),
        cmocka_unit_test(a_path_ends_before_a_level_that_is_too_high),
        cmocka_unit_test(what_is_not_solved_is_extreme),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
