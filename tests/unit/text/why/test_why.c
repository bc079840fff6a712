/* SPDX-License-Identifier: MIT */
/*
 * Why techniques work: of each it is said, in one sentence or two.
 */
#include "support/support.h"

/* The sentences of a text: full stops before a blank or the end. */
static int sentences_of(const char *text)
{
    int count = 0;

    for (const char *at = text; *at != '\0'; at++)
        count += *at == '.' && (at[1] == ' ' || at[1] == '\0');
    return count;
}

static void every_technique_has_its_reason(void **state)
{
    (void)state;
    for (int i = 0; i < 2 * ENNEAD_TECHNIQUE_COUNT; i++) {
        const int technique = i / 2;
        const ennead_language language =
            i % 2 == 0 ? ENNEAD_LANGUAGE_ENGLISH : ENNEAD_LANGUAGE_GERMAN;
        const char *why = ennead_technique_why(technique, language);

        if (why == NULL)
            fail_msg("%s has no reason", ennead_technique_info(technique)->name);
        const size_t length = strlen(why);
        assert_in_range(length, 40, 300);
        assert_in_range(sentences_of(why), 1, 2);
        assert_int_equal(why[length - 1], '.');
        assert_true(why[0] >= 'A' && why[0] <= 'Z');
        assert_null(strstr(why, "  "));
    }
}

static void there_is_nothing_past_the_last(void **state)
{
    (void)state;
    assert_string_equal(ennead_technique_why(0, (ennead_language)2),
                        ennead_technique_why(0, ENNEAD_LANGUAGE_ENGLISH));
    assert_null(ennead_technique_why(-1, ENNEAD_LANGUAGE_ENGLISH));
    assert_null(ennead_technique_why(ENNEAD_TECHNIQUE_COUNT, ENNEAD_LANGUAGE_GERMAN));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_has_its_reason),
        cmocka_unit_test(there_is_nothing_past_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
