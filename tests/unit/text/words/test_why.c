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
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const char *why = ennead_technique_why(technique);

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
    assert_null(ennead_technique_why(-1));
    assert_null(ennead_technique_why(ENNEAD_TECHNIQUE_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_has_its_reason),
        cmocka_unit_test(there_is_nothing_past_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
