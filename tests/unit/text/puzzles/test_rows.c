/* SPDX-License-Identifier: MIT */
/*
 * Nine lines as one types a board: a blank is an empty cell, short lines are filled up on the
 * right.
 */
#include "support/reading.h"

#define TYPED_1 "53  7\n6  195\n 98    6\n"
#define TYPED_2 "8   6   3\n4  8 3  1\n7   2   6\n"
#define TYPED_3 " 6    28\n   419  5\n    8  79\n"
#define TYPED TYPED_1 TYPED_2 TYPED_3

/* B has two empty rows in each of its lower bands. */
#define TYPED_B "123456789\n 6     3\n 7     4\n789123456\n \n \n456789123\n \n \n"
#define TYPED_B_BARE "123456789\n 6     3\n 7     4\n789123456\n\n\n456789123\n\n\n"

static const struct reading_case both[] = {
    {"typed", TYPED, "A rows 1:1+0 ''\n"},
    {"CR LF and full length",
     "53  7    \r\n6  195   \r\n 98    6 \r\n8   6   3\r\n4  8 3  1\r\n7   2   6\r\n 6    28 \r\n"
     "   419  5\r\n    8  79\r\n",
     "A rows 1:1+0 ''\n"},
    {"two", TYPED "\n" TYPED, "A rows 1:1+0 ''\nA rows 11:1+82 ''\n"},
    {"empty rows of one blank", TYPED_B, "B rows 1:1+0 ''\n"},
    {"a title", "Puzzle 17\n" TYPED, "A rows 2:1+10 'Puzzle 17'\n"},
    {"a comment", "# 17\n" TYPED, "A rows 2:1+5 ''\n"},
};

static void typed_boards_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, both, COUNT_OF(both));
    assert_cases(ENNEAD_FORM_ROWS, both, COUNT_OF(both));
}

static const struct reading_case rows_only[] = {
    {"empty rows without any character", TYPED_B_BARE, "B rows 1:1+0 ''\n"},
    {"0 and . are empty cells", "53.07\n6  195\n 98....6\n" TYPED_2 TYPED_3, "A rows 1:1+0 ''\n"},
    {"empty lines between", "\n\n" TYPED "\n\n\n" TYPED, "A rows 3:1+2 ''\nA rows 15:1+86 ''\n"},
    {"a long row", "53  7     1\n6  195\n 98    6\n" TYPED_2 TYPED_3 "\n" TYPED,
     "error 1:10+9 the row has 11 cells, expected 9 |53  7    ^ 1|\nA rows 11:1+88 ''\n"},
    {"a stray sign", "53 ?7\n6  195\n 98    6\n" TYPED_2 TYPED_3 "\n" TYPED,
     "error 1:4+3 stray '?', expected a cell: 1-9, or 0 or . when it is empty |53 ^?7|\n"
     "A rows 11:1+82 ''\n"},
    {"cut off", TYPED_1 TYPED_2,
     "error 6:10+51 the grid is cut off after 6 rows, expected 9 |7   2   6^|\n"},
};

static void rows_takes_any_board_so(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_ROWS, rows_only, COUNT_OF(rows_only));
}

/* In auto a grid with 0 or . is not of this form. */
static void auto_takes_no_board_with_dots_so(void **state)
{
    (void)state;
    static const char bytes[] = "53. 7\n6  195\n 98    6\n" TYPED_2 TYPED_3 "\n" TYPED;
    const struct test_text text = {bytes, strlen(bytes)};
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
    char *read = read_text(reader, text, (struct pieces){.cut = PIECE_WHOLE});

    assert_int_equal(strncmp(read, "error ", 6), 0);
    assert_non_null(strstr(read, "\nA rows 11:1+"));
    test_free(read);
    ennead_reader_free(reader);
}

/* Any board typed with random lengths of its lines reads back. */
static void any_typed_board_reads_back(void **state)
{
    (void)state;
    ennead_reader *reader = reader_for(ENNEAD_FORM_ROWS);
    struct generator g = {31};

    for (int i = 0; i < 500; i++) {
        char text[10 * 9 + 1], line[ENNEAD_LINE_SIZE];
        size_t length = 0;
        board cells;

        generate_puzzle(&g, PUZZLE_SPARSE, cells);
        cells[generator_below(&g, 9)] = 5; /* the first row is what begins the grid */
        for (int row = 0; row < 9; row++) {
            size_t end = 9 * (size_t)row + 9;

            while (end > 9 * (size_t)row && cells[end - 1] == 0 && generator_below(&g, 8) > 0)
                end--;
            for (size_t cell = 9 * (size_t)row; cell < end; cell++)
                text[length++] = (char)(cells[cell] == 0 ? ' ' : '0' + cells[cell]);
            text[length++] = '\n';
        }
        ennead_write_line(cells, line);
        char *read = read_text(reader, (struct test_text){text, length},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = generator_next(&g)});
        if (strncmp(read, line, ENNEAD_CELLS) != 0 || strchr(read, '\n')[1] != '\0')
            fail_msg("\n%.*s\nreads as %s", (int)length, text, read);
        test_free(read);
        ennead_reader_restart(reader);
    }
    ennead_reader_free(reader);
}

/* Nine rows of nine fields, as spreadsheets copy and write them. */
#define COMMAS \
    "5,3,,,7,,,,\n" \
    "6,,,1,9,5,,,\n" \
    ",9,8,,,,,6,\n" \
    "8,,,,6,,,,3\n" \
    "4,,,8,,3,,,1\n" \
    "7,,,,2,,,,6\n" \
    ",6,,,,,2,8,\n" \
    ",,,4,1,9,,,5\n" \
    ",,,,8,,,7,9\n"

#define TABS \
    "5\t3\t\t\t7\t\t\t\t\n" \
    "6\t\t\t1\t9\t5\t\t\t\n" \
    "\t9\t8\t\t\t\t\t6\t\n" \
    "8\t\t\t\t6\t\t\t\t3\n" \
    "4\t\t\t8\t\t3\t\t\t1\n" \
    "7\t\t\t\t2\t\t\t\t6\n" \
    "\t6\t\t\t\t\t2\t8\t\n" \
    "\t\t\t4\t1\t9\t\t\t5\n" \
    "\t\t\t\t8\t\t\t7\t9\n"

#define QUOTED \
    "\"5\";\"3\";\"\";\"\";\"7\";\"\";\"\";\"\";\"\"\n" \
    "\"6\";\"\";\"\";\"1\";\"9\";\"5\";\"\";\"\";\"\"\n" \
    "\"\";\"9\";\"8\";\"\";\"\";\"\";\"\";\"6\";\"\"\n" \
    "\"8\";\"\";\"\";\"\";\"6\";\"\";\"\";\"\";\"3\"\n" \
    "\"4\";\"\";\"\";\"8\";\"\";\"3\";\"\";\"\";\"1\"\n" \
    "\"7\";\"\";\"\";\"\";\"2\";\"\";\"\";\"\";\"6\"\n" \
    "\"\";\"6\";\"\";\"\";\"\";\"\";\"2\";\"8\";\"\"\n" \
    "\"\";\"\";\"\";\"4\";\"1\";\"9\";\"\";\"\";\"5\"\n" \
    "\"\";\"\";\"\";\"\";\"8\";\"\";\"\";\"7\";\"9\"\n"

#define BARS \
    "| 5 | 3 |   |   | 7 |   |   |   |   |\n" \
    "| 6 |   |   | 1 | 9 | 5 |   |   |   |\n" \
    "|   | 9 | 8 |   |   |   |   | 6 |   |\n" \
    "| 8 |   |   |   | 6 |   |   |   | 3 |\n" \
    "| 4 |   |   | 8 |   | 3 |   |   | 1 |\n" \
    "| 7 |   |   |   | 2 |   |   |   | 6 |\n" \
    "|   | 6 |   |   |   |   | 2 | 8 |   |\n" \
    "|   |   |   | 4 | 1 | 9 |   |   | 5 |\n" \
    "|   |   |   |   | 8 |   |   | 7 | 9 |\n"

/* Its second digits are not as far to the right as their columns. */
#define SPARSE \
    "1\t\t2\t\t\t\t\t\t\n" \
    "\t\t\t3\t\t4\t\t\t\n" \
    "5\t\t\t\t\t\t\t\t6\n" \
    "\t\t\t\t\t\t\t\t\n" \
    "7\t\t\t\t\t\t\t\t8\n" \
    "9\t\t1\t\t\t\t\t\t\n" \
    "\t\t\t2\t\t\t\t\t\n" \
    "\t\t\t\t\t3\t\t\t\n" \
    "4\t\t\t\t\t\t\t\t\n"
#define SPARSE_CELLS \
    "1.2.........3.4...5.......6.........7.......89.1.........2..........3...4........"

static const struct reading_case tables[] = {
    {"commas", COMMAS, "A free 1:1+0 ''\n"},
    {"tabs", TABS, "A free 1:1+0 ''\n"},
    {"semicolons and quotes", QUOTED, "A free 1:1+0 ''\n"},
    {"bars at the ends", BARS, "A free 1:1+0 ''\n"},
    {"columns are not characters", SPARSE, SPARSE_CELLS " free 1:1+0 ''\n"},
    {"two with titles", "One\n" COMMAS "Two\n" TABS, "A free 2:1+4 'One'\nA free 12:1+119 'Two'\n"},
    {"an empty row first",
     ",,,,,,,,\n"
     "1,2,3,4,5,6,7,8,9\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n"
     ",,,,,,,,\n",
     ".........123456789..............................................................."
     " free 1:1+0 ''\n"},
};

static void tables_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, tables, COUNT_OF(tables));
    assert_cases(ENNEAD_FORM_FREE, tables, COUNT_OF(tables));
}

static const struct reading_case others[] = {
    {"eight fields in a row", "5,3,,,7,,,\n" COMMAS,
     "error 10:12+121 the grid is cut off after 89 cells, expected 81 |,,,,8,,,7,9^|\n"},
    {"cut off", "5,3,,,7,,,,\n6,,,1,9,5,,,\n",
     "error 2:13+24 the grid is cut off after 18 cells, expected 81 |6,,,1,9,5,,,^|\n"},
    {"tabs at the ends of lines are missing", "1\n1\t2\n3\t\t4\n5\n6\n7\n8\n9\n\t\t1\n",
     "error 9:4+24 the grid is cut off after 14 cells, expected 81 |<09><09>1^|\n"},
    {"two digits in a field", "53,,,,7,,,,\n6,,,1,9,5,,,\n",
     "error 2:13+24 the grid is cut off after 18 cells, expected 81 |6,,,1,9,5,,,^|\n"},
};

static void other_tables_are_errors(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, others, COUNT_OF(others));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(typed_boards_are_read),
        cmocka_unit_test(rows_takes_any_board_so),
        cmocka_unit_test(auto_takes_no_board_with_dots_so),
        cmocka_unit_test(any_typed_board_reads_back),
        cmocka_unit_test(tables_are_read),
        cmocka_unit_test(other_tables_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
