/* SPDX-License-Identifier: MIT */
/*
 * The worked example of each technique: there is one, it is about that technique, and the technique
 * passes it; and its state has one solution, so that the step is true.
 */
#include "support/checker.h"

static void every_technique_passes_its_example(void **context)
{
    (void)context;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const char *line = ennead_technique_example(i), *name = ennead_technique_info(i)->name;
        ennead_technique technique;
        ennead_case example;
        size_t column = 0;

        if (line == NULL)
            fail_msg("%s has no example", name);
        if (ennead_case_read(line, strlen(line), &example, &column) != ENNEAD_STATUS_OK)
            fail_msg("%s: wrong at column %zu", name, column);
        const ennead_case_outcome outcome = ennead_case_run(test_finder(), &example, &technique);
        if ((int)technique != i || outcome != ENNEAD_CASE_OUTCOME_PASSED)
            fail_msg("%s: %s by %s", name, ennead_case_outcome_name(outcome),
                     technique < ENNEAD_TECHNIQUE_COUNT
                         ? ennead_technique_info((int)technique)->name
                         : "none");
    }
}

struct example_check {
    const ennead_state *state;
    struct truth truth;
};

static bool check_step(void *user, const ennead_step *step)
{
    struct example_check *check = user;

    assert_step_true(check->state, &check->truth, step);
    return true;
}

static void the_examples_have_one_solution(void **context)
{
    (void)context;
    const ennead_technique_set all = techniques_of("all");
    const int apart =
        ENNEAD_TECHNIQUE_COUNT / (int)test_size(ENNEAD_TECHNIQUE_COUNT, ENNEAD_TECHNIQUE_COUNT);

    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i += apart) {
        const char *line = ennead_technique_example(i);
        static struct example_check check;
        ennead_case example;
        ennead_puzzle puzzle;

        assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
        ennead_state_to_puzzle(&example.state, &puzzle);
        assert_true(find_truth(&puzzle, &check.truth));
        assert_int_equal(check.truth.count, 1);
        check.state = &example.state;
        ennead_step_all(test_finder(), &example.state, &all, check_step, &check);
    }
}

/* The kinds of whips and braids hold one another: a t-whip is a whip, and a whip is a braid. Each
 * example needs its own kind: with all simpler kinds allowed, its own step comes first. */
static void examples_of_whips_need_their_kind(void **context)
{
    (void)context;
    static const struct {
        int kind;
        const char *simpler[6];
    } rows[] = {
        {ENNEAD_BIVALUE_CHAIN, {NULL}},
        {ENNEAD_Z_CHAIN, {"bvc"}},
        {ENNEAD_T_WHIP, {"bvc", "zch"}},
        {ENNEAD_WHIP, {"bvc", "zch", "twh"}},
        {ENNEAD_G_WHIP, {"bvc", "zch", "twh", "wh"}},
        {ENNEAD_BRAID, {"bvc", "zch", "twh", "wh"}},
        {ENNEAD_G_BRAID, {"bvc", "zch", "twh", "wh", "gwh", "br"}},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *line = ennead_technique_example(rows[i].kind);
        const ennead_technique_row *info = ennead_technique_info(rows[i].kind);
        ennead_technique_set allowed = techniques_of(info->abbreviation);
        ennead_case example;
        ennead_step step;

        for (size_t j = 0; j < 6 && rows[i].simpler[j] != NULL; j++)
            ennead_technique_set_add(&allowed, rows[i].simpler[j], strlen(rows[i].simpler[j]));
        assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_step_next(test_finder(), &example.state, &allowed, &step),
                         ENNEAD_STATUS_OK);
        if ((int)step.technique != rows[i].kind)
            fail_msg("%s: %s comes first", info->name,
                     ennead_technique_info((int)step.technique)->name);
    }
}

static void there_is_nothing_past_the_last(void **context)
{
    (void)context;
    assert_null(ennead_technique_example(-1));
    assert_null(ennead_technique_example(ENNEAD_TECHNIQUE_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_passes_its_example),
        cmocka_unit_test(the_examples_have_one_solution),
        cmocka_unit_test(examples_of_whips_need_their_kind),
        cmocka_unit_test(there_is_nothing_past_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
