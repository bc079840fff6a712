/* SPDX-License-Identifier: MIT */
/*
 * The next step, all steps, and paths: their order, their ends, and that they stop when asked to.
 */
#include "support/steps.h"

static void the_next_step_is_of_the_first_technique_that_finds_one(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    ennead_state state = state_of(EXAMPLE_PUZZLE);
    ennead_technique last = ENNEAD_FULL_HOUSE;
    ennead_step first, again;

    assert_int_equal(ennead_step_next(test_finder(), &state, &all, &first), ENNEAD_STATUS_OK);
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const ennead_technique_set one = techniques_of(ennead_technique_info(i)->name);
        if (ennead_step_next(test_finder(), &state, &one, &again) == ENNEAD_STATUS_END)
            continue;
        if (last == ENNEAD_FULL_HOUSE) {
            assert_int_equal(again.technique, first.technique);
            assert_memory_equal(again.placed, first.placed, sizeof first.placed);
            last = again.technique;
        }
    }
    assert_int_equal(last, first.technique);
    assert_int_equal(ennead_step_next(test_finder(), &state, &(ennead_technique_set){{0}}, &first),
                     ENNEAD_STATUS_END);
}

static void nothing_follows_from_an_end(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    static const char *const ends[] = {EXAMPLE_SOLUTION, CLASHING_PUZZLE, DEAD_PUZZLE};
    ennead_step step;

    for (size_t i = 0; i < COUNT_OF(ends); i++) {
        const ennead_state state = state_of(ends[i]);
        assert_int_equal(ennead_step_next(test_finder(), &state, &all, &step), ENNEAD_STATUS_END);
        assert_finds_nothing(&state, "all");
    }
}

struct path_reading {
    const ennead_state *live;
    ennead_state copy;
    unsigned told, enough;
};

static bool tell(void *user, const ennead_step *step)
{
    struct path_reading *path_reading = user;

    assert_memory_equal(path_reading->live->candidates, path_reading->copy.candidates,
                        sizeof path_reading->copy.candidates);
    ennead_state_apply(&path_reading->copy, step);
    return ++path_reading->told != path_reading->enough;
}

static void a_path_tells_before_each_step(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    ennead_state state = state_of(EXAMPLE_PUZZLE);
    struct path_reading path_reading = {.live = &state, .copy = state};

    assert_int_equal(ennead_path(test_finder(), &state, &all, tell, &path_reading),
                     ENNEAD_PATH_END_SOLVED);
    assert_true(ennead_state_is_solved(&state));
    assert_states_equal(&state, &path_reading.copy);
    assert_true(path_reading.told >= 51);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(state.values[cell], EXAMPLE_SOLUTION[cell] - '0');
}

static void a_path_can_be_stopped_and_goes_on(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    const ennead_state start = state_of(EXAMPLE_PUZZLE);
    ennead_state state = start;
    struct path_reading path_reading = {.live = &state, .copy = state, .enough = 1};

    assert_int_equal(ennead_path(test_finder(), &state, &all, tell, &path_reading),
                     ENNEAD_PATH_END_STOPPED);
    assert_states_equal(&state, &start);
    path_reading = (struct path_reading){.live = &state, .copy = state, .enough = 7};
    assert_int_equal(ennead_path(test_finder(), &state, &all, tell, &path_reading),
                     ENNEAD_PATH_END_STOPPED);
    assert_int_equal(path_reading.told, 7);
    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL), ENNEAD_PATH_END_SOLVED);
}

static bool stop_at_two(void *user, const ennead_step *step)
{
    (void)step;
    return ++*(unsigned *)user < 2;
}

static void all_steps_stop_when_they_are_enough(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    const ennead_state state = state_of(EXAMPLE_PUZZLE);
    unsigned told = 0;

    ennead_step_all(test_finder(), &state, &all, stop_at_two, &told);
    assert_int_equal(told, 2);
}

/* Each technique stops at the step that is enough, wherever that is. */
static void every_technique_stops_when_told_to(void **context)
{
    (void)context;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const char *line = ennead_technique_example(i);
        const ennead_technique_set one = techniques_of(ennead_technique_info(i)->name);
        ennead_case example;
        ennead_step step;

        assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_step_next(test_finder(), &example.state, &one, &step),
                         ENNEAD_STATUS_OK);
        assert_int_equal(step.technique, i);
        assert_memory_equal(step.removed, example.removed, sizeof step.removed);
        assert_memory_equal(step.placed, example.placed, sizeof step.placed);
    }
}

static const char *const kinds_of_whips[] = {"bivalue-chains", "z-chains", "t-whips", "whips",
                                             "g-whips",        "braids",   "g-braids"};

/* The kind of the shortest step of these kinds, the first of them; 0 for none. *length: of it. */
static int shortest_kind(const ennead_state *state, unsigned kinds, int *length)
{
    int shortest = 0;
    for (size_t i = 0; i < COUNT_OF(kinds_of_whips); i++) {
        const ennead_technique_set one = techniques_of(kinds_of_whips[i]);
        ennead_step step;
        if ((kinds >> i & 1) == 0 ||
            ennead_step_next(test_finder(), state, &one, &step) != ENNEAD_STATUS_OK ||
            ennead_technique_info((int)step.technique)->family != ENNEAD_FAMILY_WHIPS)
            continue;
        if (shortest == 0 || step.node_count < *length) {
            shortest = (int)step.technique;
            *length = step.node_count;
        }
    }
    return shortest;
}

/* Follows the path of some kinds, and notes those that it has. */
static void follow_shortest(const char *puzzle, unsigned kinds, ennead_technique_set *seen)
{
    ennead_state state = state_of(puzzle);
    ennead_technique_set techniques = {{0}};
    ennead_step step;

    for (size_t i = 0; i < COUNT_OF(kinds_of_whips); i++)
        if ((kinds >> i & 1) != 0)
            assert_int_equal(
                ennead_technique_set_add(&techniques, kinds_of_whips[i], strlen(kinds_of_whips[i])),
                ENNEAD_STATUS_OK);
    while (ennead_step_next(test_finder(), &state, &techniques, &step) == ENNEAD_STATUS_OK) {
        int length = 0;
        const int kind = shortest_kind(&state, kinds, &length);
        if (ennead_technique_info((int)step.technique)->family == ENNEAD_FAMILY_WHIPS) {
            assert_int_equal(step.technique, kind);
            assert_int_equal(step.node_count, length);
            seen->words[kind / 64] |= (uint64_t)1 << (kind % 64);
        }
        ennead_state_apply(&state, &step);
    }
}

/* A path of several kinds of whips does the shortest of all; a special kind before others. */
static void of_all_whips_the_shortest_comes_first(void **context)
{
    (void)context;
    static const char *const puzzles[] = {
        "..345.78.4....9.2..8..2..6...16.5..7......2..9...4..3...4......5.2.1.....1....3.6",
        "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9."};
    const size_t tried = test_size(COUNT_OF(puzzles), COUNT_OF(puzzles));
    ennead_technique_set seen = {{0}};

    for (size_t i = 0; i < tried; i++)
        follow_shortest(puzzles[i], i == 0 ? 0x0f : 0x7f, &seen);
    for (int kind = ENNEAD_BIVALUE_CHAIN; kind <= ENNEAD_G_BRAID; kind++)
        assert_true(tried < COUNT_OF(puzzles) ||
                    ennead_technique_set_has(&seen, (ennead_technique)kind));
}

static void paths_end_stuck_or_in_contradiction(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all"), none = {{0}};
    ennead_state state = state_of(EMPTY_BOARD);

    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL), ENNEAD_PATH_END_STUCK);
    state = state_of(EXAMPLE_PUZZLE);
    assert_int_equal(ennead_path(test_finder(), &state, &none, NULL, NULL), ENNEAD_PATH_END_STUCK);
    state = state_of(CLASHING_PUZZLE);
    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL),
                     ENNEAD_PATH_END_CONTRADICTION);
    state = state_of(DEAD_PUZZLE);
    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL),
                     ENNEAD_PATH_END_CONTRADICTION);
    /* A wrong digit is found out on the way. */
    state = state_of(EXAMPLE_PUZZLE);
    assert_int_equal(ennead_state_place(&state, 2, 2), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL),
                     ENNEAD_PATH_END_CONTRADICTION);
    assert_true(ennead_state_find_contradiction(&state, NULL));
    state = state_of(EXAMPLE_SOLUTION);
    assert_int_equal(ennead_path(test_finder(), &state, &all, NULL, NULL), ENNEAD_PATH_END_SOLVED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_step_is_of_the_first_technique_that_finds_one),
        cmocka_unit_test(nothing_follows_from_an_end),
        cmocka_unit_test(a_path_tells_before_each_step),
        cmocka_unit_test(a_path_can_be_stopped_and_goes_on),
        cmocka_unit_test(all_steps_stop_when_they_are_enough),
        cmocka_unit_test(every_technique_stops_when_told_to),
        cmocka_unit_test(of_all_whips_the_shortest_comes_first),
        cmocka_unit_test(paths_end_stuck_or_in_contradiction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
