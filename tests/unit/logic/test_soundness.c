/* SPDX-License-Identifier: MIT */
/*
 * Steps are true (P5 of RELIABILITY.md): the checker replays the paths of random minimal puzzles,
 * of states in the middle of a game, and of puzzles with several solutions, where only marked
 * steps may assume that there is one; and for some of them all that every technique finds at each
 * state. ENNEAD_LONG in the environment means 100,000 puzzles of each kind, and with ENNEAD_DATA,
 * the folder of other people's lists, the first 200 of its hardest. The test has ten parts;
 * ENNEAD_PART, a digit, selects one of them, so that several processes can share the work.
 */
#include "support/checker.h"

#include <stdlib.h>

enum { SLICE = 40, PART = 10000, LONG = 10 * PART, HARDEST = 200 };

/* Of every so many puzzles one has all steps of all its states checked. */
enum { ALL_OF_SLICE = 20, ALL_OF_LONG = 100 };

/* What of a path is checked. */
typedef enum steps_checked { STEPS_OF_PATH, STEPS_OF_ALL_STATES } steps_checked;

/* A path that is replayed on a state of the test's own. */
struct replay {
    const struct truth *truth;
    const ennead_technique_set *techniques;
    steps_checked checked;
    ennead_state before; /* the state, as ennead_state_apply changes it */
    unsigned long steps, all_steps;
};

static struct figures {
    unsigned long paths, solved, steps, all_steps;
} figures;

/* Of all that a technique finds in one state, so many steps are checked. */
enum { MOST_OF_ONE = 40 };

/* What each of the techniques finds in a state. */
static unsigned long check_all(const ennead_state *state, const struct truth *truth,
                               const ennead_technique_set *techniques)
{
    unsigned long steps = 0;

    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        ennead_technique_set alone = {{0}};
        if (!ennead_technique_set_has(techniques, (ennead_technique)technique))
            continue;
        alone.words[technique / 64] = (uint64_t)1 << (technique % 64);
        steps += assert_steps_true(state, truth, &alone, MOST_OF_ONE);
    }
    return steps;
}

static bool replay_step(void *user, const ennead_step *step)
{
    struct replay *replay = user;

    if (replay->checked == STEPS_OF_ALL_STATES)
        replay->all_steps += check_all(&replay->before, replay->truth, replay->techniques);
    assert_step_true(&replay->before, replay->truth, step);
    ennead_state_apply(&replay->before, step);
    replay->steps++;
    return true;
}

static void check_path(const ennead_state *start, const struct truth *truth,
                       const ennead_technique_set *techniques, steps_checked checked)
{
    struct replay replay = {
        .truth = truth, .techniques = techniques, .checked = checked, .before = *start};
    ennead_state state = *start;
    const ennead_path_end end =
        ennead_path(test_finder(), &state, techniques, replay_step, &replay);

    assert_states_equal(&state, &replay.before);
    assert_int_equal(end, ennead_state_is_solved(&state) ? ENNEAD_PATH_END_SOLVED
                                                         : ENNEAD_PATH_END_STUCK);
    if (end == ENNEAD_PATH_END_STUCK)
        assert_int_equal(check_all(&state, truth, techniques), 0);
    figures.paths++;
    figures.solved += end == ENNEAD_PATH_END_SOLVED;
    figures.steps += replay.steps;
    figures.all_steps += replay.all_steps;
}

static void report(const char *what)
{
    report_figure("soundness: %s: %lu paths, %lu solved, %lu steps of paths, %lu steps of all "
                  "states, none false",
                  what, figures.paths, figures.solved, figures.steps, figures.all_steps);
    figures = (struct figures){0};
}

/* The part that is asked for, or -1 for all. */
static int part_wanted(void)
{
    const char *part = getenv("ENNEAD_PART");
    return is_long_run() && part != NULL && *part >= '0' && *part <= '9' ? *part - '0' : -1;
}

static unsigned first_puzzle(void)
{
    return part_wanted() < 0 ? 0 : (unsigned)part_wanted() * PART;
}

static unsigned end_of_puzzles(void)
{
    return part_wanted() >= 0 ? first_puzzle() + PART : (unsigned)test_size(SLICE, LONG);
}

/* Each part has a stream of random numbers of its own, which begins with its first puzzle. */
static void begin_part(struct generator *generator, unsigned long long seed, unsigned number)
{
    if (number % PART == 0)
        generator->state = seed + ((unsigned long long)(number / PART) << 32);
}

static steps_checked checked_of(unsigned number)
{
    return number % (is_long_run() ? ALL_OF_LONG : ALL_OF_SLICE) != 0 ? STEPS_OF_PATH
                                                                      : STEPS_OF_ALL_STATES;
}

/* A random puzzle and where its game begins; false: it has more solutions than can be known. */
static bool begin_game(struct generator *generator, enum puzzle_kind kind, struct truth *truth,
                       ennead_state *state)
{
    ennead_puzzle puzzle;
    board givens;

    generate_puzzle(generator, kind, givens);
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, state), ENNEAD_STATUS_OK);
    return find_truth(&puzzle, truth);
}

static void steps_of_minimal_puzzles_are_true(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    struct generator generator = {0};

    for (unsigned i = first_puzzle(); i < end_of_puzzles(); i++) {
        static struct truth truth;
        ennead_state state;

        begin_part(&generator, 20261121, i);
        assert_true(begin_game(&generator, PUZZLE_MINIMAL, &truth, &state));
        check_path(&state, &truth, &all, checked_of(i));
    }
    report("random minimal puzzles");
}

static void steps_in_the_middle_of_a_game_are_true(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    struct generator generator = {0};

    for (unsigned i = first_puzzle(); i < end_of_puzzles(); i++) {
        static struct truth truth;
        ennead_state state;

        begin_part(&generator, 5, i);
        assert_true(begin_game(&generator, PUZZLE_MINIMAL, &truth, &state));
        play_on(&generator, &truth, i % 6, i / 6 % 7, &state);
        check_path(&state, &truth, &all, checked_of(i));
    }
    report("states in the middle of a game");
}

static void unmarked_steps_hold_for_every_solution(void **context)
{
    (void)context;
    ennead_technique_set all = techniques_of("all"), unmarked = all;
    struct generator generator = {0};

    if (ennead_technique_set_subtract(&unmarked, "uniqueness", strlen("uniqueness")) !=
        ENNEAD_STATUS_OK)
        report_figure("soundness: the catalogue has no uniqueness techniques");
    for (unsigned i = first_puzzle(); i < end_of_puzzles(); i++) {
        static struct truth truth;
        ennead_state state;

        begin_part(&generator, 6, i);
        if (!begin_game(&generator, PUZZLE_SEVERAL, &truth, &state))
            continue;
        play_on(&generator, &truth, i % 8, i / 8 % 9, &state);
        check_all(&state, &truth, &all);
        check_path(&state, &truth, &unmarked, checked_of(i));
    }
    report("puzzles with several solutions");
}

static void steps_of_the_hardest_puzzles_are_true(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    const char *folder = getenv("ENNEAD_DATA");
    char path[4096], line[512];

    if (!is_long_run() || folder == NULL) {
        report_figure("soundness: the hardest puzzles are for long runs with ENNEAD_DATA");
        return;
    }
    snprintf(path, sizeof path, "%s/puzzles/hardest11plus.txt", folder);
    FILE *list = fopen(path, "r");
    assert_non_null(list);
    for (unsigned i = 0; i < HARDEST && fgets(line, sizeof line, list) != NULL; i++) {
        static struct truth truth;
        const ennead_puzzle puzzle = puzzle_of(line);
        const ennead_state state = state_of(line);
        assert_true(find_truth(&puzzle, &truth));
        check_path(&state, &truth, &all, STEPS_OF_ALL_STATES);
    }
    fclose(list);
    report("the hardest puzzles");
}

/* The checker itself: false steps of every kind, made of a true one. */
static void the_checker_finds_false_steps(void **context)
{
    (void)context;
    static struct truth truth;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    const ennead_state state = state_of(EXAMPLE_PUZZLE);
    const ennead_technique_set all = techniques_of("all");
    ennead_step step, wrong;

    assert_true(find_truth(&puzzle, &truth));
    assert_int_equal(ennead_step_next(test_finder(), &state, &all, &step), ENNEAD_STATUS_OK);
    assert_null(step_fault(&state, &truth, &step));

    wrong = step;
    memset(wrong.placed, 0, sizeof wrong.placed);
    memset(wrong.removed, 0, sizeof wrong.removed);
    assert_string_equal(step_fault(&state, &truth, &wrong), "it does nothing");
    wrong.removed[0].words[0] = 1;
    assert_string_equal(step_fault(&state, &truth, &wrong),
                        "it speaks of what is not on the board");
    wrong.removed[0].words[0] = 0;
    wrong.removed[5].words[1] = (uint64_t)1 << 40;
    assert_string_equal(step_fault(&state, &truth, &wrong),
                        "it speaks of what is not on the board");
    wrong.removed[5].words[1] = 0;
    wrong.removed[5].words[0] = 1; /* r1c1 is given */
    assert_string_equal(step_fault(&state, &truth, &wrong),
                        "it places or removes what is no candidate");
    wrong.removed[5].words[0] = 0;
    wrong.removed[4].words[0] = 1 << 2; /* r1c3 is 4 */
    assert_string_equal(step_fault(&state, &truth, &wrong), "it removes what a solution has");
    wrong.placed[4].words[0] = 1 << 2;
    assert_string_equal(step_fault(&state, &truth, &wrong), "it places and removes the same");
    wrong.removed[4].words[0] = wrong.placed[4].words[0] = 0;
    wrong.placed[1].words[0] = 1 << 2;
    assert_string_equal(step_fault(&state, &truth, &wrong),
                        "it places what a solution does not have");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_checker_finds_false_steps),
        cmocka_unit_test(steps_of_minimal_puzzles_are_true),
        cmocka_unit_test(steps_in_the_middle_of_a_game_are_true),
        cmocka_unit_test(unmarked_steps_hold_for_every_solution),
        cmocka_unit_test(steps_of_the_hardest_puzzles_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
