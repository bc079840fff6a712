/* SPDX-License-Identifier: MIT */
/*
 * The table of rules, and the names of options: each has one, and no other has the same.
 */
#include "support.h"

#include "model/model.h"

static void rules_have_names_of_their_own(void **state)
{
    (void)state;
    size_t count = 0;

    for (const char *name; (name = ennead_constraint_name(count)) != NULL; count++) {
        assert_non_null(ennead_constraint_help(count));
        assert_ptr_equal(rule_of(name)->name, name);
        for (size_t other = 0; other < count; other++)
            assert_string_not_equal(name, ennead_constraint_name(other));
    }
    assert_true(count > 0);
    assert_null(ennead_constraint_help(count));
    assert_null(rule_of("no rule"));
}

static void options_have_names(void **state)
{
    (void)state;
    assert_string_equal(ennead_filter_name(ENNEAD_FILTER_DOMAIN), "domain");
    assert_string_equal(ennead_filter_name(ENNEAD_FILTER_BOUNDS), "bounds");
    assert_string_equal(ennead_filter_name(ENNEAD_FILTER_SINGLES), "singles");
    assert_string_equal(ennead_filter_name(ENNEAD_FILTER_VALUE), "value");
    assert_null(ennead_filter_name((ennead_filter)4));
    assert_string_equal(ennead_redundant_name(0), "locked");
    assert_string_equal(ennead_redundant_name(1), "fish");
    assert_string_equal(ennead_redundant_name(2), "same");
    assert_null(ennead_redundant_name(3));
    assert_string_equal(ennead_branch_name(ENNEAD_BRANCH_FIRST_FAIL), "first-fail");
    assert_string_equal(ennead_branch_name(ENNEAD_BRANCH_WEIGHTED), "weighted");
    assert_string_equal(ennead_branch_name(ENNEAD_BRANCH_LEARNED), "learned");
    assert_null(ennead_branch_name((ennead_branch)3));
}

static void defaults_are_as_documented(void **state)
{
    (void)state;
    ennead_model_options options;

    memset(&options, 0xff, sizeof options);
    ennead_model_options_init(&options);
    assert_int_equal(options.size, sizeof options);
    assert_int_equal(options.filter, ENNEAD_FILTER_DOMAIN);
    assert_int_equal(options.redundant, 0);
    assert_int_equal(options.shave, ENNEAD_SHAVE_NEVER);
    assert_int_equal(options.branch, ENNEAD_BRANCH_FIRST_FAIL);
    assert_int_equal(options.solutions, 2);
    assert_int_equal(options.node_limit, 0);
    assert_true(options.time_limit == 0);
    assert_null(options.stop);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_have_names_of_their_own),
        cmocka_unit_test(options_have_names),
        cmocka_unit_test(defaults_are_as_documented),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
