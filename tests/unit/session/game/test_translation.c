/* SPDX-License-Identifier: MIT */
/*
 * The texts of a session in German: the same directives in the same order as in English, no row
 * twice, and what is not in the table is English.
 */
#include "session/game/translation.h"

#include <string.h>

#include "support/support.h"

/* Copies the directives of a template, "%n%t". */
static void directives_of(const char *text, char found[64])
{
    size_t length = 0;

    for (; *text != '\0'; text++)
        if (*text == '%' && length + 3 < 64) {
            found[length++] = '%';
            found[length++] = text[1];
        }
    found[length] = '\0';
}

static void directives_are_the_same(void **state)
{
    const translation *row;

    (void)state;
    for (size_t i = 0; (row = translation_at(i)) != NULL; i++) {
        char english[64], german[64];
        directives_of(row->english, english);
        directives_of(row->german, german);
        assert_string_equal(english, german);
        assert_string_not_equal(row->english, row->german);
        assert_int_equal(row->english[strlen(row->english) - 1] == '\n',
                         row->german[strlen(row->german) - 1] == '\n');
    }
}

static void each_text_is_there_once(void **state)
{
    const translation *row;

    (void)state;
    for (size_t i = 0; (row = translation_at(i)) != NULL; i++)
        assert_ptr_equal(translated(ENNEAD_LANGUAGE_GERMAN, row->english), row->german);
}

static void what_is_not_there_is_english(void **state)
{
    static const char unknown[] = "No such text.";

    (void)state;
    assert_ptr_equal(translated(ENNEAD_LANGUAGE_GERMAN, unknown), unknown);
    assert_ptr_equal(translated(ENNEAD_LANGUAGE_ENGLISH, translation_at(0)->english),
                     translation_at(0)->english);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directives_are_the_same),
        cmocka_unit_test(each_text_is_there_once),
        cmocka_unit_test(what_is_not_there_is_english),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
