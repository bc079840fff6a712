/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of 729 pencil marks.
 */
#include "support/reading.h"
#include "support/states.h"

enum { MARKS = 729, ROOM = 2000 };

/* The marks of a full grid, and a text around them. */
static void write_marks(char *text, const char *before, const char *after)
{
    ennead_state full = state_of(EXAMPLE_SOLUTION);
    char marks[ENNEAD_SUKAKU_SIZE];

    ennead_write_sukaku(&full, marks);
    snprintf(text, ROOM, "%s%s%s", before, marks, after);
}

static void assert_read(ennead_form form, const char *text, size_t length, const char *expected)
{
    ennead_reader *reader = reader_for(form);
    char *read = read_text(reader, (struct test_text){text, length},
                           (struct pieces){.cut = PIECE_RANDOM, .seed = 5});

    /* For a state, only what follows it. */
    const char *shown = strncmp(read, "error", 5) == 0 ? read : strstr(read, " sukaku ");
    assert_non_null(shown);
    assert_string_equal(shown, expected);
    test_free(read);
    ennead_reader_free(reader);
}

static const struct {
    const char *before, *after, *expected;
} good[] = {
    {"", "", " sukaku 1:1+0 ''\n"},          {"", "\n", " sukaku 1:1+0 ''\n"},
    {"", "\r\n", " sukaku 1:1+0 ''\n"},      {"", " # a note", " sukaku 1:1+0 'a note'\n"},
    {"", ",11.9", " sukaku 1:1+0 '11.9'\n"}, {"# a comment\n", "\n", " sukaku 2:1+12 ''\n"},
};

static void good_lines_are_read(void **state)
{
    (void)state;
    char text[ROOM];

    for (size_t i = 0; i < COUNT_OF(good); i++) {
        write_marks(text, good[i].before, good[i].after);
        assert_read(ENNEAD_FORM_AUTO, text, strlen(text), good[i].expected);
        assert_read(ENNEAD_FORM_SUKAKU, text, strlen(text), good[i].expected);
    }
}

static void zeros_are_dots(void **state)
{
    (void)state;
    char text[ROOM];

    write_marks(text, "", "");
    for (size_t i = 0; i < MARKS; i++)
        if (text[i] == '.')
            text[i] = '0';
    assert_read(ENNEAD_FORM_AUTO, text, MARKS, good[0].expected);
}

static void bad_lines_are_told_of(void **state)
{
    (void)state;
    static const ennead_form forms[] = {ENNEAD_FORM_AUTO, ENNEAD_FORM_SUKAKU};
    char text[ROOM];

    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        write_marks(text, "", "");
        assert_read(forms[i], text, MARKS - 1,
                    "error 1:729+728 the pencil marks have 728 signs, expected 729, nine for each "
                    "cell |.7..........^|\n");
        write_marks(text, "", ".");
        assert_read(forms[i], text, MARKS + 1,
                    "error 1:730+729 the pencil marks have 730 signs, expected 729, nine for each "
                    "cell |7..........9^.|\n");
        text[700] = '?';
        assert_read(forms[i], text, MARKS,
                    "error 1:701+700 stray '?' among the pencil marks, expected the digits that "
                    "each cell may hold |...8......6.^?.1.........|\n");
        text[700] = text[700 + 9] = '.';
        text[20] = '1';
        assert_read(forms[i], text, MARKS,
                    "error 1:21+20 '1' at the place of digit 3, expected that digit, . or 0 "
                    "|...3........^14..........|\n");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_lines_are_read),
        cmocka_unit_test(zeros_are_dots),
        cmocka_unit_test(bad_lines_are_told_of),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
