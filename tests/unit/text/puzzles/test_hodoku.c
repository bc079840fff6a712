/* SPDX-License-Identifier: MIT */
/*
 * Lines of HoDoKu's library among puzzles of other forms.
 */
#include "support/reading.h"

#define GIVENS "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...+7419..5....8..79"
#define LINE ":0300:3:" GIVENS ":113 213:943:::"

static const struct reading_case both[] = {
    {"a line", LINE "\n", GIVENS ":113 213 hodoku 1:1+0 '" LINE "'\n"},
    {"a variant", ":0600-x:12:" GIVENS "::::\n",
     GIVENS ": hodoku 1:1+0 ':0600-x:12:" GIVENS "::::'\n"},
    {"comments", "# library\n" LINE "\n\n" LINE "\r\n",
     GIVENS ":113 213 hodoku 2:1+10 '" LINE "'\n" GIVENS ":113 213 hodoku 4:1+117 '" LINE "'\n"},
    {"a state alone has no note", ":0000::" GIVENS ":113:::\n", GIVENS ":113 hodoku 1:1+0 ''\n"},
    {"a digit of a cell is wrong", ":0300:3:" GIVENS ":113 2q3:943:::\n",
     "error 1:97+96 this does not belong in a library line, expected "
     ":technique:digits:givens:deleted:removed:placed: |.8..79:113 2^q3:943:::|\n"},
    {"a cell too many", ":0300:3:." GIVENS ":113:943:::\n",
     "error 1:91+90 this does not belong in a library line, expected "
     ":technique:digits:givens:deleted:removed:placed: |9..5....8..7^9:113:943:::|\n"},
};

static void lines_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, both, COUNT_OF(both));
    assert_cases(ENNEAD_FORM_HODOKU, both, COUNT_OF(both));
}

static const struct reading_case alone[] = {
    {"no such line", A_CELLS "\n",
     "error 1:1+0 this does not belong in a library line, expected "
     ":technique:digits:givens:deleted:removed:placed: |^53..7....6..|\n"},
};

static void other_lines_are_told_of(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_HODOKU, alone, COUNT_OF(alone));
}

#define COLONS "::::::::::::::::::::::"

static const struct reading_case mixed[] = {
    {"behind a grid that is cut off", "53..7....\n6..195...\n" LINE "\n" A_CELLS "\n",
     "error 2:10+19 the grid is cut off after 2 rows, expected 9 |6..195...^|\n" GIVENS
     ":113 213 hodoku 3:1+20 '" LINE "'\nA line 4:1+128 ''\n"},
    {"a code too short", ":030:3:" A_CELLS "\n",
     "error 1:1+0 the grid has 85 cells, expected 81 |^:030:3:53..7|\n"},
    {"no code", ":03a0:3:" A_CELLS "\n",
     "error 1:4+3 stray 'a', expected a cell: 1-9, or 0 or . when it is empty "
     "|:03^a0:3:53..7..|\n"},
    {"no givens", ":0300:3:53..7\n" A_CELLS "\n", "error 1:1+0 the grid is cut off |\n"},
    {"a title before it is no note", "The title\n" LINE "\n",
     GIVENS ":113 213 hodoku 2:1+10 '" LINE "'\n"},
};

/* Only that a line is taken for one of a library, or not, matters here. */
static void auto_knows_them_by_their_code(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(mixed); i++) {
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
        char *read = read_text(reader, (struct test_text){mixed[i].text, strlen(mixed[i].text)},
                               (struct pieces){.cut = PIECE_WHOLE});
        assert_int_equal(strstr(read, " hodoku ") != NULL,
                         strstr(mixed[i].expected, " hodoku ") != NULL);
        assert_int_equal(strncmp(read, "error", 5) == 0,
                         strncmp(mixed[i].expected, "error", 5) == 0);
        test_free(read);
        ennead_reader_free(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_read),
        cmocka_unit_test(other_lines_are_told_of),
        cmocka_unit_test(auto_knows_them_by_their_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
