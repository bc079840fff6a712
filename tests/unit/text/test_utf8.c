/* SPDX-License-Identifier: MIT */
/*
 * UTF-8: every character is written and told again, and what is none is told.
 */
#include "support/support.h"

#include "text/utf8.h"

static bool is_surrogate(uint32_t c)
{
    return c >= 0xd800 && c <= 0xdfff;
}

static void every_character_is_told(void **state)
{
    (void)state;
    char bytes[UTF8_MOST];

    for (uint32_t c = 0; c <= 0x10ffff; c++) {
        const size_t size = utf8_put(bytes, c);
        assert_int_equal(utf8_length(bytes, size), size);
        assert_int_equal(utf8_length(bytes, size - 1), 0);
        if (is_surrogate(c))
            assert_memory_equal(bytes, UTF8_REPLACEMENT, sizeof UTF8_REPLACEMENT - 1);
    }
    assert_int_equal(utf8_put(bytes, 0x110000), sizeof UTF8_REPLACEMENT - 1);
}

/* As many sequences of three bytes, and of four that begin as the last do, are well-formed as there
 * are characters. */
static void nothing_else_is(void **state)
{
    (void)state;
    size_t three = 0, four = 0;

    for (unsigned n = 0; n < 1 << 24; n++) {
        const char bytes[] = {(char)(n >> 16), (char)(n >> 8), (char)n, '\x80'};
        three += utf8_length(bytes, 3) == 3;
        four += utf8_length(bytes, 4) == 4;
    }
    assert_int_equal(three, 0x10000 - 0x800 - 0x800);
    assert_int_equal(four, 0x100000 / 64);
}

static void titles_are_whole(void **state)
{
    (void)state;
    static const struct {
        const char *text, *title;
    } titles[] = {
        {"", ""},
        {"  a ", "  a"},
        {"a\tb\x7f", "a b"},
        {"abcdefg", "abcdefg"},
        {"abcdefgh", "abcd..."},
        {"abcde\u00e4", "abcde\u00e4"},
        {"abc\u00e4efg", "abc..."},
        {"ab\u00e4efgh", "ab\u00e4..."},
        {"abcdefg ", "abcd..."},
        {"\xff\xfe", "\xff\xfe"},
    };

    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
        char title[8];
        utf8_title(title, sizeof title, titles[i].text, strlen(titles[i].text));
        assert_string_equal(title, titles[i].title);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_character_is_told),
        cmocka_unit_test(nothing_else_is),
        cmocka_unit_test(titles_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
