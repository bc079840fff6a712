/* SPDX-License-Identifier: MIT */
/*
 * HoDoKu's score and level: sums over the path, and what the score does to the level.
 */
#include "logic/hodoku/score.h"
#include "support/exotic.h"
#include "support/steps.h"

static ennead_score score_of(const char *line, const char *techniques, ennead_level most)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    const ennead_technique_set set = techniques_of(techniques);
    ennead_state state;
    ennead_score score;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    const ennead_state before = state;
    ennead_score_state(test_finder(), &state, &set, most, &score);
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
    const ennead_score easy = score_of(EXAMPLE_PUZZLE, "all", ENNEAD_LEVEL_EXTREME);
    const ennead_score hard = score_of(ROYLE_PUZZLE, "all", ENNEAD_LEVEL_EXTREME);

    assert_int_equal(easy.end, ENNEAD_PATH_END_SOLVED);
    assert_int_equal(easy.level, ENNEAD_LEVEL_EASY);
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
    const ennead_score score = score_of(locked, "all", ENNEAD_LEVEL_EXTREME);

    assert_int_equal(score.level, ENNEAD_LEVEL_MEDIUM);
    assert_int_equal(score.hardest, ENNEAD_POINTING);
    assert_int_equal(score.score, 618);
}

static void a_high_score_is_of_a_higher_level(void **state)
{
    (void)state;
    const ennead_score score = score_of(chained, "all", ENNEAD_LEVEL_EXTREME);

    assert_int_equal(ennead_technique_info((int)score.hardest)->level, ENNEAD_LEVEL_UNFAIR);
    assert_true(score.score > 1800);
    assert_int_equal(score.level, ENNEAD_LEVEL_EXTREME);
    assert_int_equal(score.end, ENNEAD_PATH_END_SOLVED);
}

/* Puzzles of `ennead generate --seed=1` with what HoDoKu 2.2 says of them. */
static const struct {
    const char *puzzle;
    ennead_level level;
    int score;
} said_by_hodoku[] = {
    {".1.6..9.....4....767591..4....5..7........6....1.....25.9..38...28.4...5..7......",
     ENNEAD_LEVEL_EASY, 294},
    {"..724..6.......7.....6....991.....5.5.24....1.....8...2...5.6...43..6........928.",
     ENNEAD_LEVEL_EASY, 468},
    {"..3........459....1..47..2..6..3..7.4.....6...1......5....6.2..2.1..5.3.9..7...4.",
     ENNEAD_LEVEL_EXTREME, 3008},
    {".2..7..9....41.3.85..8.....7...8.2.1..53..6...1....8..1.6............5..38.....7.",
     ENNEAD_LEVEL_UNFAIR, 768},
    {"4..17..2......67........3.47..21.8......3......6..4.17.1......9.379..6....9.5....",
     ENNEAD_LEVEL_EXTREME, 7314},
    {".3.4....2.....7...7..651.......32.9..5.....1..83......1..298.......7...4.......68",
     ENNEAD_LEVEL_MEDIUM, 422},
    {"...9.831.9...5....1....78..4..1...6..5.2......6..9..2...6....8....5......4.6..2.5",
     ENNEAD_LEVEL_HARD, 798},
    {"..6.2..3......65.49...7...8...8.739.7.....1..........5.....47..43..51.2...2.3....",
     ENNEAD_LEVEL_EXTREME, 1904},
    {"...659..85..8.1..4........36........1.2..5.4.37...68...1.....5...7.4...........12",
     ENNEAD_LEVEL_HARD, 728},
    {"...2......81.96..4..683...9.28.............45...42...1.529..8....41...9.7.......6",
     ENNEAD_LEVEL_UNFAIR, 1730},
    {"25..4..6...86.7.3.6...1.....94...........68.....9.....9.....1.7..7...28....8.5..3",
     ENNEAD_LEVEL_UNFAIR, 1778},
    {"7..2.....1.......3.3.8.654.....9.63.5.....1....3..8......5..97.8.2.......5...4..8",
     ENNEAD_LEVEL_EXTREME, 8674},
    {"76.....85......1....5....4....7..21.9..4.3.....4..53....95.2.....7......54.18..3.",
     ENNEAD_LEVEL_EXTREME, 3014},
    {"..25.....6.....1.71736.....7.128...5...7.......9....8..864...2......25......5...9",
     ENNEAD_LEVEL_UNFAIR, 944},
    {"92...6.3...79........13.4..79.....5..8..5..........9....1..4.6.6...8..9....7.52..",
     ENNEAD_LEVEL_UNFAIR, 1678},
    {"..56..4....69.1....7.....1.2....65.....5....1...74.3...........3..298.7..8..3...5",
     ENNEAD_LEVEL_EXTREME, 5574},
    {"..58...9.....15...........4....523...6..9..........467.4.....1...3.24...2..1....6",
     ENNEAD_LEVEL_EXTREME, 2276},
    {"2.7......6..58...1.....6......94......2..5...93.....62..8.....6.9...71.....49.35.",
     ENNEAD_LEVEL_EXTREME, 3848},
    {"42..1.7.68.........73..5.....2.........4.89..3...7..4......16.....96..7...4.2..5.",
     ENNEAD_LEVEL_EXTREME, 9754},
};

static void scores_are_those_of_hodoku(void **state)
{
    (void)state;

    for (size_t i = 0; i < COUNT_OF(said_by_hodoku); i++) {
        const ennead_score score =
            score_of(said_by_hodoku[i].puzzle, "hodoku", ENNEAD_LEVEL_EXTREME);
        assert_int_equal(score.level, said_by_hodoku[i].level);
        assert_int_equal(score.score, said_by_hodoku[i].score);
        assert_int_equal(score.score, sum_of(&score));
    }
}

/* A famous puzzle: HoDoKu looks up digits of the solution where it finds nothing else. */
static void guesses_are_those_of_hodoku(void **state)
{
    (void)state;
    static const struct {
        const char *puzzle;
        int score;
    } said[] = {{EASTER_MONSTER, 31764}};
    const ennead_technique_set set = techniques_of("hodoku");

    for (size_t i = 0; i < COUNT_OF(said); i++) {
        const ennead_state start = state_of(said[i].puzzle);
        ennead_state_check check;
        ennead_score score, alone;
        assert_int_equal(ennead_check_state(&start, &check), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_score_solved(test_finder(), &start, check.solution, &set,
                                             ENNEAD_LEVEL_EXTREME, &score),
                         ENNEAD_STATUS_OK);
        assert_int_equal(score.end, ENNEAD_PATH_END_SOLVED);
        assert_int_equal(score.level, ENNEAD_LEVEL_EXTREME);
        assert_int_equal(score.score, said[i].score);
        assert_int_equal(score.score, sum_of(&score) + 10000 * score.guesses);
        ennead_score_state(test_finder(), &start, &set, ENNEAD_LEVEL_EXTREME, &alone);
        assert_int_equal(alone.end == ENNEAD_PATH_END_STUCK, score.guesses > 0);
        assert_int_equal(alone.guesses, 0);
    }
}

static void a_solution_must_fit(void **state)
{
    (void)state;
    const ennead_technique_set set = techniques_of("hodoku");
    const ennead_state start = state_of(EXAMPLE_PUZZLE);
    ennead_score score;
    uint8_t solution[ENNEAD_CELLS];

    board_of(EXAMPLE_SOLUTION, solution);
    assert_int_equal(
        ennead_score_solved(test_finder(), &start, solution, &set, ENNEAD_LEVEL_EXTREME, &score),
        ENNEAD_STATUS_OK);
    assert_int_equal(score.guesses, 0);
    solution[0] = 6;
    assert_int_equal(
        ennead_score_solved(test_finder(), &start, solution, &set, ENNEAD_LEVEL_EXTREME, &score),
        ENNEAD_STATUS_BAD_ARGUMENT);
    solution[0] = 5;
    solution[2] = 9;
    assert_int_equal(
        ennead_score_solved(test_finder(), &start, solution, &set, ENNEAD_LEVEL_EXTREME, &score),
        ENNEAD_STATUS_BAD_ARGUMENT);
    solution[2] = 0;
    assert_int_equal(
        ennead_score_solved(test_finder(), &start, solution, &set, ENNEAD_LEVEL_EXTREME, &score),
        ENNEAD_STATUS_BAD_ARGUMENT);
    solution[2] = 10;
    assert_int_equal(
        ennead_score_solved(test_finder(), &start, solution, &set, ENNEAD_LEVEL_EXTREME, &score),
        ENNEAD_STATUS_BAD_ARGUMENT);
}

static void a_path_ends_before_a_level_that_is_too_high(void **state)
{
    (void)state;
    const ennead_score score = score_of(locked, "all", ENNEAD_LEVEL_EASY);

    assert_int_equal(score.end, ENNEAD_PATH_END_STOPPED);
    assert_int_equal(score.level, ENNEAD_LEVEL_MEDIUM);
    assert_int_equal(score.score, sum_of(&score));
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        assert_true(score.counts[i] == 0 || ennead_technique_info(i)->level == ENNEAD_LEVEL_EASY);
}

static void what_is_not_solved_is_extreme(void **state)
{
    (void)state;
    const ennead_score score = score_of(locked, "singles", ENNEAD_LEVEL_EXTREME);
    const ennead_score wrong = score_of(CLASHING_PUZZLE, "all", ENNEAD_LEVEL_EXTREME);
    const ennead_score none = score_of(EMPTY_BOARD, "all", ENNEAD_LEVEL_EXTREME);

    assert_int_equal(score.end, ENNEAD_PATH_END_STUCK);
    assert_int_equal(score.level, ENNEAD_LEVEL_EXTREME);
    assert_true(score.score > 0);
    assert_int_equal(wrong.end, ENNEAD_PATH_END_CONTRADICTION);
    assert_int_equal(none.end, ENNEAD_PATH_END_STUCK);
    assert_int_equal(none.steps, 0);
}

/* Puzzles as they come, most of which are not extreme. */
static void extreme_is_what_the_whole_path_says(void **state)
{
    (void)state;
    enum { PUZZLES = 60 };
    static ennead_created_puzzle made[PUZZLES];
    const ennead_request request = {.size = sizeof request, .most_clues = 81};
    const ennead_technique_set set = techniques_of("hodoku");
    ennead_creator *creator;
    int extreme = 0;

    assert_int_equal(ennead_creator_new(NULL, &creator), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_generate(creator, &request, 0, PUZZLES, made), ENNEAD_STATUS_OK);
    ennead_creator_free(creator);
    for (int i = 0; i < PUZZLES; i++) {
        ennead_puzzle puzzle;
        ennead_state start;
        ennead_score whole, early;

        assert_int_equal(ennead_puzzle_from_givens(made[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &start), ENNEAD_STATUS_OK);
        ennead_score_state(test_finder(), &start, &set, ENNEAD_LEVEL_EXTREME, &whole);
        assert_int_equal(is_extreme(test_finder(), &start, &early),
                         whole.level == ENNEAD_LEVEL_EXTREME);
        if (whole.level == ENNEAD_LEVEL_EXTREME)
            extreme++;
        else
            assert_memory_equal(&early, &whole, sizeof early);
    }
    assert_in_range(extreme, 1, PUZZLES - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_score_is_the_sum_of_its_steps),
        cmocka_unit_test(the_level_is_that_of_the_hardest_step),
        cmocka_unit_test(a_high_score_is_of_a_higher_level),
        cmocka_unit_test(scores_are_those_of_hodoku),
        cmocka_unit_test(guesses_are_those_of_hodoku),
        cmocka_unit_test(a_solution_must_fit),
        cmocka_unit_test(a_path_ends_before_a_level_that_is_too_high),
        cmocka_unit_test(what_is_not_solved_is_extreme),
        cmocka_unit_test(extreme_is_what_the_whole_path_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
