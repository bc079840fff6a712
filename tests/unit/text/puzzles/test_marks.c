/* SPDX-License-Identifier: MIT */
/*
 * Grids of pencil marks in the looks that other programs give them, and what is said of those that
 * something is wrong with.
 */
#include "support/reading.h"
#include "support/states.h"

#define SMALL "12 12 3|45 45 6|78 78 9\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n"
#define SMALL_2 "21 21 3|54 54 6|87 87 9\n54 54 6|87 87 9|21 21 3\n87 87 9|21 21 3|54 54 6\n"
#define SMALL_READ \
    "..3..6..9..6..9..3..9..3..6..3..6..9..6..9..3..9..3..6..3..6..9..6..9..3..9..3..6"

struct look {
    const char *name, *text;
};

static const struct look looks[] = {
    {"bare", SMALL SMALL SMALL},
    {"blank lines between bands", SMALL "\n" SMALL "\n" SMALL},
    {"HoDoKu",
     ".-----------.-----------.-----------.\n| 12 12 3 | 45 45 6 | 78 78 9 |\n| 45 45 6 | 78 78 9 "
     "| "
     "12 12 3 |\n| 78 78 9 | 12 12 3 | 45 45 6 |\n:-----------+-----------+-----------:\n" SMALL
     ":-----------+-----------+-----------:\n" SMALL "'-----------'-----------'-----------'\n"},
    {"Simple Sudoku", " *-----------------*\n | 12 12 3 | 45 45 6 | 78 78 9 |\n | 45 45 6 | 78 78 "
                      "9 | 12 12 3 |\n | 78 "
                      "78 9 | 12 12 3 | 45 45 6 |\n |-----+-----+-----|\n" SMALL
                      " |-----+-----+-----|\n" SMALL " *-----------------*\n"},
    {"plus signs", "+-----+-----+-----+\n" SMALL "+-----+-----+-----+\n" SMALL
                   "+-----+-----+-----+\n" SMALL "+-----+-----+-----+\n"},
    {"commas",
     "12,12,3,45,45,6,78,78,9\n45,45,6,78,78,9,12,12,3\n78,78,9,12,12,3,45,45,6\n" SMALL SMALL},
    {"braces",
     "{12} {12} {3} {45} {45} {6} {78} {78} {9}\n45 45 6 78 78 9 12 12 3\n78 78 9 12 12 3 45 45 "
     "6\n" SMALL SMALL},
    {"marked cells",
     "12* 12! 3|45 45 6|78 78 9\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n" SMALL SMALL},
    {"tabs and CR LF", "12\t12\t3\t45\t45\t6\t78\t78\t9\r\n45 45 6 78 78 9 12 12 3\r\n78 78 9 12 "
                       "12 3 45 45 6\r\n" SMALL SMALL},
    {"comments", "# a grid\n" SMALL "# a band\n" SMALL SMALL_2 "# the end\n"},
    {"any order of digits, no last line end",
     SMALL_2 SMALL_2 "21 21 3|54 54 6|87 87 9\n54 54 6|87 87 9|21 21 3\n87 87 9|21 21 3|54 54 6"},
};

/* What may be in each cell, whichever look it has. */
static void every_look_is_read(void **state)
{
    (void)state;
    static const ennead_form forms[] = {ENNEAD_FORM_AUTO, ENNEAD_FORM_MARKS};

    for (size_t i = 0; i < COUNT_OF(looks); i++)
        for (size_t form = 0; form < COUNT_OF(forms); form++) {
            ennead_reader *reader = reader_for(forms[form]);
            const struct test_text text = {looks[i].text, strlen(looks[i].text)};
            char *read = read_text(reader, text, (struct pieces){.cut = PIECE_RANDOM, .seed = i});
            if (strncmp(read, SMALL_READ ":", ENNEAD_CELLS + 1) != 0 ||
                strstr(read, " marks ") == NULL || strchr(read, '\n')[1] != '\0')
                fail_msg("%s reads as %s", looks[i].name, read);
            test_free(read);
            ennead_reader_free(reader);
        }
}

/* The last cell but one may still be 8, so that the 8 it sees in r1c8 and r9c9 is not placed. */
static void a_lone_digit_is_solved_unless_it_is_seen(void **state)
{
    (void)state;
    static const char text[] = "1 2 3|4 5 6|7 8 9\n4 5 6|7 8 9|1 2 3\n7 8 9|1 2 3|4 5 6\n"
                               "2 3 4|5 6 7|8 9 1\n5 6 7|8 9 1|2 3 4\n8 9 1|2 3 4|5 6 7\n"
                               "3 4 5|6 7 8|9 1 2\n6 7 8|9 1 2|3 4 5\n9 1 2|3 4 5|6 78 8\n";
    static const char givens[] =
        "1234567.9456789123789123456234567891567891234891234567345678912678912345912345"
        "6..:";
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
    char *read = read_text(reader, (struct test_text){text, strlen(text)},
                           (struct pieces){.cut = PIECE_WHOLE});

    read[strlen(givens)] = '\0';
    assert_string_equal(read, givens);
    test_free(read);
    ennead_reader_free(reader);
}

#define U_ROW "u1 2 3 4 5 6 7 89 89\n"
#define SDX_ROWS \
    "4 5 6 7 8 9 1 2 3\n7 89 89 1 2 3 4 5 6\n2 3 4 5 6 7 89 u9 1\n5 6 7 8 9 1 2 3 4\n" \
    "8 9 1 2 3 4 5 6 7\n3 4 5 6 7 8 9 1 2\n6 7 8 9 1 2 3 4 5\n9 1 2 3 4 5 6 7 8\n"

static void sdx_tells_given_from_placed(void **state)
{
    (void)state;
    static const ennead_form forms[] = {ENNEAD_FORM_AUTO, ENNEAD_FORM_SDX};
    static const char text[] = U_ROW SDX_ROWS;

    for (size_t form = 0; form < COUNT_OF(forms); form++) {
        ennead_reader *reader = reader_for(forms[form]);
        char *read = read_text(reader, (struct test_text){text, strlen(text)},
                               (struct pieces){.cut = PIECE_BYTES});
        assert_int_equal(strncmp(read, "+1234567..4567891237..123456234567.+91", 38), 0);
        assert_non_null(strstr(read, " sdx 1:1+0 ''\n"));
        test_free(read);
        ennead_reader_free(reader);
    }
}

static const struct reading_case faults[] = {
    {"a row too short",
     SMALL "12 12 3|45 45 6|78 78\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n" SMALL
           "\n" A_CELLS "\n",
     "error 4:22+93 the row has the digits of 8 cells, expected 9 |5 45 6|78 78^|\n"
     "A line 11:1+215 ''\n"},
    {"a row too long",
     SMALL "12 12 3|45 45 6|78 78 9 1\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n" SMALL
           "\n" A_CELLS "\n",
     "error 4:25+96 the row has the digits of 10 cells, expected 9 |5 6|78 78 9 ^1|\n"
     "A line 11:1+219 ''\n"},
    {"a stray sign",
     SMALL SMALL "12 1? 3|45 45 6|78 78 9\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n",
     "error 7:5+148 stray '?' among the pencil marks, expected the digits that each cell may hold "
     "|12 1^? 3|45 45 6||\n"},
    {"a digit twice",
     SMALL SMALL "12 11 3|45 45 6|78 78 9\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n",
     "error 7:5+148 a cell has the digit '1' twice, expected it once |12 1^1 3|45 45 6||\n"},
    {"cut off by the end", SMALL SMALL,
     "error 6:24+143 the grid is cut off after 6 rows, expected 9 |12 3|45 45 6^|\n"},
    {"cut off by a title", SMALL "The next one\n" A_CELLS "\n",
     "error 3:24+71 the grid is cut off after 3 rows, expected 9 |12 3|45 45 6^|\n"
     "A line 5:1+85 'The next one'\n"},
    {"cut off by a puzzle", SMALL SMALL A_CELLS "\n",
     "error 6:24+143 the grid is cut off after 6 rows, expected 9 |12 3|45 45 6^|\n"
     "A line 7:1+144 ''\n"},
    {"cut off by a gap, and another grid", SMALL "\n" SMALL SMALL SMALL,
     "error 3:24+71 the grid is cut off after 3 rows, expected 9 |12 3|45 45 6^|\n" SMALL_READ ":"},
    {"a gap behind the sixth row alone", SMALL SMALL "\n" SMALL,
     "error 6:24+143 the grid is cut off after 6 rows, expected 9 |12 3|45 45 6^|\n"},
};

/* The begin of what is read is what is expected; the state of a whole grid is long. */
static void what_is_wrong_is_told_of(void **state)
{
    (void)state;
    static const ennead_form forms[] = {ENNEAD_FORM_AUTO, ENNEAD_FORM_MARKS};
    size_t failed = 0;

    for (size_t i = 0; i < COUNT_OF(faults); i++)
        for (size_t form = 0; form < COUNT_OF(forms); form++) {
            ennead_reader *reader = reader_for(forms[form]);
            const struct test_text text = {faults[i].text, strlen(faults[i].text)};
            char *read = read_text(reader, text, (struct pieces){.cut = PIECE_RANDOM, .seed = i});
            const size_t first = strcspn(faults[i].expected, "\n") + 1;
            const size_t length = form == 0 ? strlen(faults[i].expected) : first;
            if (strncmp(read, faults[i].expected, length) != 0) {
                print_error("%s:\n--- expected\n%s--- read\n%s", faults[i].name, faults[i].expected,
                            read);
                failed++;
            }
            test_free(read);
            ennead_reader_free(reader);
        }
    assert_int_equal(failed, 0);
}

static const struct reading_case others[] = {
    {"nine groups of three are three rows",
     "123 456 789 456 789 123 789 123 456\n231 564 897 564 897 231 897 231 564\n"
     "312 645 978 645 978 312 978 312 645\n",
     "123456789456789123789123456231564897564897231897231564312645978645978312978312645 free "
     "1:1+0 ''\n"},
    {"nine lone digits a row are a grid",
     "1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n7 8 9 1 2 3 4 5 6\n2 3 1 5 6 4 8 9 7\n5 6 4 8 9 7 2 3 "
     "1\n"
     "8 9 7 2 3 1 5 6 4\n3 1 2 6 4 5 9 7 8\n6 4 5 9 7 8 3 1 2\n9 7 8 3 1 2 6 4 5\n",
     "123456789456789123789123456231564897564897231897231564312645978645978312978312645 free "
     "1:1+0 ''\n"},
    {"a digit typed twice in such a grid",
     "1 2 3 4 5 6 7 8 99\n4 5 6 7 8 9 1 2 3\n7 8 9 1 2 3 4 5 6\n2 3 1 5 6 4 8 9 7\n5 6 4 8 9 7 2 3 "
     "1\n"
     "8 9 7 2 3 1 5 6 4\n3 1 2 6 4 5 9 7 8\n6 4 5 9 7 8 3 1 2\n9 7 8 3 1 2 6 4 5\n\n" A_CELLS "\n",
     "error 1:18+17 the row has 10 cells, expected 9 | 4 5 6 7 8 9^9|\nA line 11:1+164 ''\n"},
};

static void auto_takes_for_marks_only_what_nothing_else_can_be(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, others, COUNT_OF(others));
}

/* One sign of a written grid is damaged: there is an error and no state, and the puzzle behind it
 * is read. */
static void a_damaged_grid_costs_itself_alone(void **state)
{
    (void)state;
    struct generator g = {79};
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);

    for (int i = 0; i < 300; i++) {
        const ennead_state s = random_state(&g);
        char text[ENNEAD_MARKS_SIZE + 100];
        size_t at;
        ennead_write_marks(&s, text);
        if (strpbrk(text, "-") == NULL)
            continue;
        do
            at = generator_below(&g, (unsigned)strlen(text));
        while (text[at] < '1' || text[at] > '9');
        text[at] = "?$\x01\xc3"[generator_below(&g, 4)];
        strcat(text, "\n" A_CELLS "\n");
        char *read = read_text(reader, (struct test_text){text, strlen(text)},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = (unsigned)i});
        const char *last = strstr(read, "\nA line 15:1+");
        if (strncmp(read, "error ", 6) != 0 || last == NULL || strstr(read, " marks ") != NULL)
            fail_msg("this is read: %s\nof\n%s", read, text);
        test_free(read);
        ennead_reader_restart(reader);
    }
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_look_is_read),
        cmocka_unit_test(a_lone_digit_is_solved_unless_it_is_seen),
        cmocka_unit_test(sdx_tells_given_from_placed),
        cmocka_unit_test(what_is_wrong_is_told_of),
        cmocka_unit_test(auto_takes_for_marks_only_what_nothing_else_can_be),
        cmocka_unit_test(a_damaged_grid_costs_itself_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
