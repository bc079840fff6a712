/* SPDX-License-Identifier: MIT */
/*
 * Words that are near, and words that are not.
 */
#include "support/support.h"

#include "text/near_words.h"

static void one_fault_is_near(void **state)
{
    (void)state;
    static const char *const near[][2] = {
        {"thermo", "termo"},  {"thermo", "thermos"}, {"thermo", "tharmo"},
        {"thermo", "htermo"}, {"thermo", "therom"},  {"ab", "ba"},
        {"cage", "cagee"},    {"cage", "age"},       {"x", ""},
    };

    for (size_t i = 0; i < COUNT_OF(near); i++) {
        if (!words_are_near(near[i][0], near[i][1]) || !words_are_near(near[i][1], near[i][0]))
            fail_msg("'%s' is not near '%s'", near[i][0], near[i][1]);
    }
}

static void two_faults_are_not(void **state)
{
    (void)state;
    static const char *const far[][2] = {
        {"thermo", "thermo"}, {"thermo", "trmo"}, {"thermo", "tehrom"},
        {"cage", "cagess"},   {"abc", "cba"},     {"", ""},
    };

    for (size_t i = 0; i < COUNT_OF(far); i++) {
        if (words_are_near(far[i][0], far[i][1]) || words_are_near(far[i][1], far[i][0]))
            fail_msg("'%s' is near '%s'", far[i][0], far[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_fault_is_near),
        cmocka_unit_test(two_faults_are_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
