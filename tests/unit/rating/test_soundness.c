/* SPDX-License-Identifier: MIT */
/*
 * Steps of the rater are true (P5 of RELIABILITY.md): the checker replays paths of random minimal
 * puzzles, of states in the middle of a game, of pencil-mark puzzles, and of puzzles with several
 * solutions, where only marked steps may assume that there is one.
 */
#include "support/checker.h"

struct replay {
    const struct truth *truth;
    ennead_state before;
    unsigned long *steps;
};

static bool replay_step(void *user, const ennead_se_step *step)
{
    struct replay *replay = user;
    ennead_step plain = {.rests_on_unique = step->rests_on_unique};

    memcpy(plain.removed, step->removed, sizeof plain.removed);
    if (step->digit != 0)
        plain.placed[step->digit].words[step->cell / 64] = (uint64_t)1 << step->cell % 64;
    if (step_fault(&replay->before, replay->truth, &plain) != NULL) {
        printf("# %s, %d\n", ennead_se_technique_name((int)step->technique), step->rating);
        assert_step_true(&replay->before, replay->truth, &plain);
    }
    ennead_state_apply(&replay->before, &plain);
    ++*replay->steps;
    /* What follows a step that rests on one solution holds for this one only. */
    return replay->truth->count == 1 || !step->rests_on_unique;
}

static void check_path(ennead_rater *rater, const ennead_state *start, const struct truth *truth,
                       unsigned long *steps)
{
    struct replay replay = {.truth = truth, .before = *start, .steps = steps};
    ennead_state state = *start;
    const ennead_rating_end end = ennead_se_path(rater, &state, replay_step, &replay, NULL);

    if (end != ENNEAD_RATING_END_REPORT)
        assert_states_equal(&state, &replay.before);
    assert_int_equal(end == ENNEAD_RATING_END_SOLVED, ennead_state_is_solved(&state));
    assert_int_not_equal(end, ENNEAD_RATING_END_CONTRADICTION);
}

/* The limit on ratings: harder steps take long when they lead nowhere. */
enum { MOST = 94, MOST_OF_SEVERAL = 84, NODES = 2000000 };

static ennead_rater *new_rater(ennead_se_scale scale, int most)
{
    const ennead_rater_options options = {
        .size = sizeof options, .node_limit = NODES, .scale = scale};
    ennead_rater *rater;

    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    ennead_rater_set_rating_limit(rater, most);
    return rater;
}

/* Paths from puzzles of a kind, after a part of the game. */
static void check_kind(enum puzzle_kind kind, ennead_se_scale scale, int most, unsigned long count,
                       uint64_t seed, const char *what)
{
    ennead_rater *rater = new_rater(scale, most);
    struct generator generator = {seed};
    unsigned long steps = 0, paths = 0;

    for (unsigned long i = 0; i < count; i++) {
        static struct truth truth;
        ennead_puzzle puzzle;
        ennead_state state;
        board givens;
        generate_puzzle(&generator, kind, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        if (!find_truth(&puzzle, &truth))
            continue;
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        check_path(rater, &state, &truth, &steps);
        play_on(&generator, &truth, (unsigned)(i % 3), (unsigned)(i % 7), &state);
        check_path(rater, &state, &truth, &steps);
        paths += 2;
    }
    ennead_rater_free(rater);
    assert_true(steps > 0);
    report_figure("ratings: %s: %lu paths, %lu steps, none false", what, paths, steps);
}

static void steps_of_minimal_puzzles_are_true(void **context)
{
    (void)context;
    check_kind(PUZZLE_MINIMAL, ENNEAD_SE_SCALE_121, MOST, test_size(60, 20000), 91,
               "random minimal puzzles");
    check_kind(PUZZLE_MINIMAL, ENNEAD_SE_SCALE_1181, MOST, test_size(60, 20000), 94,
               "random minimal puzzles, by the scale of Sukaku Explainer");
}

static void unmarked_steps_hold_for_every_solution(void **context)
{
    (void)context;
    check_kind(PUZZLE_SEVERAL, ENNEAD_SE_SCALE_121, MOST_OF_SEVERAL, test_size(60, 20000), 92,
               "puzzles with several solutions");
    check_kind(PUZZLE_SEVERAL, ENNEAD_SE_SCALE_1181, MOST_OF_SEVERAL, test_size(60, 20000), 95,
               "puzzles with several solutions, by the scale of Sukaku Explainer");
}

static void steps_of_pencil_mark_puzzles_are_true(void **context)
{
    (void)context;
    ennead_rater *raters[] = {new_rater(ENNEAD_SE_SCALE_121, MOST_OF_SEVERAL),
                              new_rater(ENNEAD_SE_SCALE_1181, MOST_OF_SEVERAL)};
    struct generator generator = {93};
    unsigned long steps = 0;

    for (unsigned long i = 0; i < test_size(60, 20000); i++) {
        static struct truth truth;
        unsigned short candidates[ORACLE_CELLS];
        uint16_t sets[ENNEAD_CELLS];
        ennead_puzzle puzzle;
        ennead_state state;
        generate_candidates(&generator, 5 + (unsigned)(i % 3), candidates);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            sets[cell] = candidates[cell];
        assert_int_equal(ennead_puzzle_from_candidates(sets, &puzzle), ENNEAD_STATUS_OK);
        if (!find_truth(&puzzle, &truth))
            continue;
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        for (size_t scale = 0; scale < COUNT_OF(raters); scale++)
            check_path(raters[scale], &state, &truth, &steps);
    }
    for (size_t scale = 0; scale < COUNT_OF(raters); scale++)
        ennead_rater_free(raters[scale]);
    assert_true(steps > 0);
    report_figure("ratings: pencil-mark puzzles: %lu steps, none false", steps);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_of_minimal_puzzles_are_true),
        cmocka_unit_test(unmarked_steps_hold_for_every_solution),
        cmocka_unit_test(steps_of_pencil_mark_puzzles_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
