/* SPDX-License-Identifier: MIT */
/*
 * The path that HoDoKu would take: every step is true and leads to the next state, and the score
 * is the sum over the path.
 */
#include "support/checker.h"
#include "support/exotic.h"
#include "support/states.h"

#include "logic/hodoku/hodoku_path.h"

struct replay {
    const struct truth *truth;
    const ennead_state *told; /* the state of the path, before each step */
    ennead_state before;
    unsigned long steps;
    int score;
};

static bool replay_step(void *user, const ennead_step *step)
{
    struct replay *replay = user;

    assert_states_equal(replay->told, &replay->before);
    assert_step_true(&replay->before, replay->truth, step);
    ennead_state_apply(&replay->before, step);
    replay->steps++;
    replay->score += ennead_technique_info((int)step->technique)->score;
    return true;
}

static unsigned long check_path(const ennead_state *start, const struct truth *truth,
                                const ennead_technique_set *techniques)
{
    ennead_state state = *start;
    struct replay replay = {.truth = truth, .told = &state, .before = *start};
    ennead_score score;
    const ennead_path_end end = ennead_path_in_style(test_finder(), &state, techniques,
                                                     ENNEAD_STYLE_HODOKU, replay_step, &replay);

    assert_states_equal(&state, &replay.before);
    ennead_score_state(test_finder(), start, techniques, ENNEAD_LEVEL_EXTREME, &score);
    assert_int_equal(score.end, end);
    assert_int_equal(score.score, replay.score);
    assert_int_equal(score.steps, replay.steps);
    return replay.steps;
}

static void steps_are_true(void **context)
{
    (void)context;
    const ennead_technique_set techniques = techniques_of("hodoku");
    struct generator generator = {181};
    unsigned long steps = 0;

    for (unsigned long round = 0; round < test_size(60, 40000); round++) {
        ennead_puzzle puzzle;
        struct truth truth;
        ennead_state state;
        board givens;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        if (!find_truth(&puzzle, &truth))
            continue;
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        steps += check_path(&state, &truth, &techniques);
        play_on(&generator, &truth, 2, 3, &state);
        steps += check_path(&state, &truth, &techniques);
    }
    assert_true(steps > 0);
    report_figure("HoDoKu's paths: %lu steps, none false", steps);
}

/* A puzzle for which each kind of step is taken that HoDoKu has an order of its own for. */
static void hard_steps_are_true(void **context)
{
    (void)context;
    static const char *const puzzles[] = {EASTER_MONSTER, GOLDEN_NUGGET, SLOW_PUZZLE};
    const ennead_technique_set techniques = techniques_of("hodoku");

    for (size_t i = 0; i < COUNT_OF(puzzles); i++) {
        const ennead_puzzle puzzle = puzzle_of(puzzles[i]);
        struct truth truth;
        const ennead_state state = state_of(puzzles[i]);
        assert_true(find_truth(&puzzle, &truth));
        assert_true(check_path(&state, &truth, &techniques) > 0 || i < 2);
    }
}

static bool note_first(void *user, const ennead_step *step)
{
    *(ennead_step *)user = *step;
    return false;
}

static void the_next_step_is_the_first_of_the_path(void **context)
{
    (void)context;
    const ennead_technique_set techniques = techniques_of("hodoku");
    struct generator generator = {182};

    for (unsigned long round = 0; round < test_size(40, 1000); round++) {
        ennead_state state = random_state(&generator), last = state;
        static ennead_step first, next;
        const ennead_status status =
            ennead_step_choose(test_finder(), &state, &techniques, ENNEAD_STYLE_HODOKU, &next);
        const ennead_path_end end = ennead_path_in_style(test_finder(), &last, &techniques,
                                                         ENNEAD_STYLE_HODOKU, note_first, &first);
        assert_int_equal(status == ENNEAD_STATUS_OK, end == ENNEAD_PATH_END_STOPPED);
        if (status != ENNEAD_STATUS_OK)
            continue;
        assert_int_equal(next.technique, first.technique);
        assert_memory_equal(next.removed, first.removed, sizeof next.removed);
        assert_memory_equal(next.placed, first.placed, sizeof next.placed);
    }
}

static void a_path_may_be_told_to_nobody(void **context)
{
    (void)context;
    const ennead_technique_set techniques = techniques_of("hodoku");
    ennead_state state = state_of(EXAMPLE_PUZZLE);

    assert_int_equal(
        ennead_path_in_style(test_finder(), &state, &techniques, ENNEAD_STYLE_HODOKU, NULL, NULL),
        ENNEAD_PATH_END_SOLVED);
    assert_true(ennead_state_is_solved(&state));
    state = state_of(CLASHING_PUZZLE);
    assert_int_equal(
        ennead_path_in_style(test_finder(), &state, &techniques, ENNEAD_STYLE_HODOKU, NULL, NULL),
        ENNEAD_PATH_END_CONTRADICTION);
}

/* A finder keeps what it found out about digits; the scores are those of a new one. */
static void what_is_remembered_changes_no_score(void **context)
{
    (void)context;
    const ennead_technique_set techniques = techniques_of("hodoku");
    struct generator generator = {182};
    ennead_finder *used;

    assert_int_equal(ennead_finder_new(NULL, &used), ENNEAD_STATUS_OK);
    for (unsigned long round = 0; round < test_size(40, 10000); round++) {
        ennead_score scores[2];
        ennead_finder *fresh;
        ennead_puzzle puzzle;
        ennead_state state;
        board givens;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_finder_new(NULL, &fresh), ENNEAD_STATUS_OK);
        ennead_score_state(used, &state, &techniques, ENNEAD_LEVEL_EXTREME, &scores[0]);
        ennead_score_state(fresh, &state, &techniques, ENNEAD_LEVEL_EXTREME, &scores[1]);
        ennead_finder_free(fresh);
        assert_int_equal(scores[0].score, scores[1].score);
        assert_int_equal(scores[0].end, scores[1].end);
        assert_memory_equal(scores[0].counts, scores[1].counts, sizeof scores[0].counts);
    }
    ennead_finder_free(used);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_true),
        cmocka_unit_test(hard_steps_are_true),
        cmocka_unit_test(the_next_step_is_the_first_of_the_path),
        cmocka_unit_test(a_path_may_be_told_to_nobody),
        cmocka_unit_test(what_is_remembered_changes_no_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
