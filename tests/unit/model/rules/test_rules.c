/* SPDX-License-Identifier: MIT */
/*
 * Rules whose shape does not fit their row, and the names of options: each has one of its own.
 */
#include "support/support.h"

#include "model/model.h"

static void a_rule_of_the_wrong_shape_is_not_kept(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1, 2};
    const ennead_constraint wrong[] = {
        {.name = "no rule"},
        {.name = "all-different"},
        {.name = "all-different", .cells = cells, .cell_count = 3, .text = "x"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ennead_description *d;
        ennead_model *m;
        char message[ENNEAD_MESSAGE_SIZE];
        assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_add(d, &wrong[i]), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_new(d, NULL, NULL, message, &m), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_non_null(strstr(message, wrong[i].name));
        ennead_description_free(d);
    }
}

static void options_have_names(void **state)
{
    (void)state;
    assert_string_equal(ennead_model_filter_name(ENNEAD_MODEL_FILTER_DOMAIN), "domain");
    assert_string_equal(ennead_model_filter_name(ENNEAD_MODEL_FILTER_BOUNDS), "bounds");
    assert_string_equal(ennead_model_filter_name(ENNEAD_MODEL_FILTER_SINGLES), "singles");
    assert_string_equal(ennead_model_filter_name(ENNEAD_MODEL_FILTER_VALUE), "value");
    assert_null(ennead_model_filter_name((ennead_model_filter)4));
    assert_string_equal(ennead_model_redundant_name(0), "locked");
    assert_string_equal(ennead_model_redundant_name(1), "fish");
    assert_string_equal(ennead_model_redundant_name(2), "same");
    assert_null(ennead_model_redundant_name(3));
    assert_string_equal(ennead_model_branch_name(ENNEAD_MODEL_BRANCH_AUTO), "auto");
    assert_string_equal(ennead_model_branch_name(ENNEAD_MODEL_BRANCH_FIRST_FAIL), "first-fail");
    assert_string_equal(ennead_model_branch_name(ENNEAD_MODEL_BRANCH_WEIGHTED), "weighted");
    assert_string_equal(ennead_model_branch_name(ENNEAD_MODEL_BRANCH_LEARNED), "learned");
    assert_null(ennead_model_branch_name((ennead_model_branch)4));
}

static void defaults_are_as_documented(void **state)
{
    (void)state;
    ennead_model_options options;

    memset(&options, 0xff, sizeof options);
    ennead_model_options_init(&options);
    assert_int_equal(options.size, sizeof options);
    assert_int_equal(options.filter, ENNEAD_MODEL_FILTER_DOMAIN);
    assert_int_equal(options.redundant, 0);
    assert_int_equal(options.shave, ENNEAD_MODEL_SHAVE_NEVER);
    assert_int_equal(options.branch, ENNEAD_MODEL_BRANCH_AUTO);
    assert_int_equal(options.solutions, 2);
    assert_int_equal(options.node_limit, 0);
    assert_true(options.time_limit == 0);
    assert_null(options.stop);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rule_of_the_wrong_shape_is_not_kept),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(defaults_are_as_documented),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
