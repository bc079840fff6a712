/* SPDX-License-Identifier: MIT */
/*
 * The human style: of all steps the one that is easiest to see, down a whole path.
 */
#include "support/checker.h"

#include "oracle/generator.h"

struct least {
    int effort;
};

static bool note_least(void *user, const ennead_step *step)
{
    struct least *least = user;
    const int effort = ennead_step_effort(step);

    assert_true(effort > 0);
    if (least->effort == 0 || effort < least->effort)
        least->effort = effort;
    return true;
}

static bool assert_easiest(void *user, const ennead_step *step)
{
    ennead_state *state = user;
    const ennead_technique_set easy = techniques_of("basic");
    struct least least = {0};

    ennead_step_all(test_inner_finder(), state, &easy, note_least, &least);
    if (least.effort > 0)
        assert_true(ennead_step_effort(step) <= least.effort);
    ennead_state_apply(state, step);
    return true;
}

static void the_easiest_step_is_taken(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    struct generator generator = {15};

    for (int i = 0; i < 12; i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_state state, strict, shown;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        strict = shown = state;
        const ennead_path_end end = ennead_path_in_style(
            test_finder(), &state, &all, ENNEAD_STYLE_HUMAN, assert_easiest, &shown);
        assert_int_equal(end, ennead_path(test_finder(), &strict, &all, NULL, NULL));
        if (end == ENNEAD_PATH_END_SOLVED)
            assert_states_equal(&state, &strict);
    }
}

static void what_is_long_is_harder(void **context)
{
    (void)context;
    ennead_step step = {.technique = ENNEAD_XY_CHAIN, .node_count = 6};
    const int shorter = ennead_step_effort(&step);

    step.node_count = 12;
    assert_true(ennead_step_effort(&step) > shorter);
    step.cells.words[0] = 0x40000001000001; /* in three boxes */
    const int narrow = ennead_step_effort(&step);
    step.cells.words[0] |= (uint64_t)1 << 40;
    assert_true(ennead_step_effort(&step) > narrow);
    step = (ennead_step){.technique = ENNEAD_HIDDEN_SINGLE, .base = 1u << 20};
    const int in_box = ennead_step_effort(&step);
    step.base = 1;
    assert_true(ennead_step_effort(&step) > in_box);
    step.technique = ENNEAD_NAKED_SINGLE;
    assert_true(ennead_step_effort(&step) > in_box);
}

static void styles_have_names(void **context)
{
    (void)context;
    assert_string_equal(ennead_style_name(ENNEAD_STYLE_STRICT), "strict");
    assert_string_equal(ennead_style_name(ENNEAD_STYLE_HUMAN), "human");
    assert_string_equal(ennead_style_name(ENNEAD_STYLE_HODOKU), "hodoku");
    assert_null(ennead_style_name((ennead_style)3));
    assert_null(ennead_style_name((ennead_style)-1));
}

static void there_may_be_no_step(void **context)
{
    (void)context;
    const ennead_state state = state_of(EMPTY_BOARD);
    const ennead_technique_set all = techniques_of("basic");
    ennead_step step;

    assert_int_equal(ennead_step_choose(test_finder(), &state, &all, ENNEAD_STYLE_HUMAN, &step),
                     ENNEAD_STATUS_END);
    assert_int_equal(ennead_step_choose(test_finder(), &state, &all, (ennead_style)3, &step),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_step_choose(test_finder(), &state, &all, (ennead_style)-1, &step),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_easiest_step_is_taken),
        cmocka_unit_test(what_is_long_is_harder),
        cmocka_unit_test(styles_have_names),
        cmocka_unit_test(there_may_be_no_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
