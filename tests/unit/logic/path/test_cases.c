/* SPDX-License-Identifier: MIT */
/*
 * Running cases of a library: each outcome, on a board of our own with one X-Wing.
 */
#include "support/checker.h"

static ennead_case x_wing(void)
{
    const char *line = ennead_technique_example(ENNEAD_X_WING);
    ennead_case example;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    return example;
}

static ennead_case_outcome run(const ennead_case *example)
{
    ennead_technique technique;
    const ennead_case_outcome outcome = ennead_case_run(test_finder(), example, &technique);

    assert_int_equal(outcome, ennead_case_run(test_finder(), example, NULL));
    if (outcome != ENNEAD_CASE_OUTCOME_UNKNOWN)
        assert_string_equal(ennead_technique_info((int)technique)->name, "X-Wing");
    else
        assert_int_equal(technique, ENNEAD_TECHNIQUE_COUNT);
    return outcome;
}

static void the_step_must_do_exactly_what_is_wanted(void **context)
{
    (void)context;
    ennead_case example = x_wing();

    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_PASSED);
    example.removed[1].words[0] |= 1;
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_DIFFERENT);
    example = x_wing();
    example.placed[1].words[0] |= 1;
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_DIFFERENT);
    example = x_wing();
    example.state = state_of(EMPTY_BOARD);
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_MISSED);
}

static void what_must_not_be_found(void **context)
{
    (void)context;
    ennead_case example = x_wing();

    strcpy(example.variant, "x");
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_FORBIDDEN);
    example.state = state_of(EMPTY_BOARD);
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_PASSED);
}

static void codes_and_abbreviations_name_techniques(void **context)
{
    (void)context;
    ennead_case example = x_wing();

    strcpy(example.code, "bf2");
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_PASSED);
    strcpy(example.code, "030");
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_UNKNOWN);
    strcpy(example.code, "03000");
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_UNKNOWN);
    strcpy(example.code, "");
    assert_int_equal(run(&example), ENNEAD_CASE_OUTCOME_UNKNOWN);
}

static void every_outcome_has_a_name(void **context)
{
    (void)context;
    assert_string_equal(ennead_case_outcome_name(ENNEAD_CASE_OUTCOME_PASSED), "passed");
    for (int i = ENNEAD_CASE_OUTCOME_PASSED; i <= ENNEAD_CASE_OUTCOME_UNKNOWN; i++)
        assert_string_not_equal(ennead_case_outcome_name((ennead_case_outcome)i),
                                "unknown outcome");
    assert_string_equal(ennead_case_outcome_name((ennead_case_outcome)99), "unknown outcome");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_step_must_do_exactly_what_is_wanted),
        cmocka_unit_test(what_must_not_be_found),
        cmocka_unit_test(codes_and_abbreviations_name_techniques),
        cmocka_unit_test(every_outcome_has_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
