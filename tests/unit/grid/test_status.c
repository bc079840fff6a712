/* SPDX-License-Identifier: MIT */
/*
 * The version and the words for statuses and verdicts.
 */
#include "support/support.h"

static void the_version_is_the_header_s(void **state)
{
    (void)state;
    int major, minor, patch, end = 0;

    assert_string_equal(ennead_version(), ENNEAD_VERSION);
    assert_int_equal(sscanf(ennead_version(), "%d.%d.%d%n", &major, &minor, &patch, &end), 3);
    assert_int_equal(strlen(ennead_version()), end);
}

static void every_status_has_words_of_its_own(void **state)
{
    (void)state;
    for (int a = ENNEAD_STATUS_OK; a <= ENNEAD_STATUS_OUT_OF_MEMORY; a++) {
        const char *text = ennead_status_text((ennead_status)a);

        assert_true(strlen(text) > 0);
        for (int b = ENNEAD_STATUS_OK; b < a; b++)
            assert_string_not_equal(text, ennead_status_text((ennead_status)b));
    }
    assert_string_equal(ennead_status_text(ENNEAD_STATUS_OUT_OF_MEMORY), "out of memory");
}

static void every_verdict_has_its_word(void **state)
{
    (void)state;
    assert_string_equal(ennead_verdict_name(ENNEAD_VERDICT_NONE), "none");
    assert_string_equal(ennead_verdict_name(ENNEAD_VERDICT_UNIQUE), "unique");
    assert_string_equal(ennead_verdict_name(ENNEAD_VERDICT_SEVERAL), "several");
    assert_string_equal(ennead_verdict_name(ENNEAD_VERDICT_FOUND), "found");
    assert_string_equal(ennead_verdict_name(ENNEAD_VERDICT_LIMIT), "limit");
}

static void numbers_out_of_range_have_words_too(void **state)
{
    (void)state;
    assert_non_null(ennead_status_text((ennead_status)99));
    assert_non_null(ennead_verdict_name((ennead_verdict)99));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_version_is_the_header_s),
        cmocka_unit_test(every_status_has_words_of_its_own),
        cmocka_unit_test(every_verdict_has_its_word),
        cmocka_unit_test(numbers_out_of_range_have_words_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
