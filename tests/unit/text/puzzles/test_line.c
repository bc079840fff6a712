/* SPDX-License-Identifier: MIT */
/*
 * One puzzle per line: separators, notes, signs for empty cells, and what is said of lines that are
 * nearly one.
 */
#include "support/reading.h"

/* The first 80 cells of A, and A with a stray letter in its tenth cell. */
#define A_80 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
#define A_STRAY "53..7....q..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define A_SIGNS "530*7_xX-6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define A_60 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6...."

/* What auto and line agree on. */
static const struct reading_case both[] = {
    {"a puzzle", A_CELLS "\n", "A line 1:1+0 ''\n"},
    {"no last newline", A_CELLS, "A line 1:1+0 ''\n"},
    {"two", A_CELLS "\n" B_CELLS "\n", "A line 1:1+0 ''\nB line 2:1+82 ''\n"},
    {"CR LF", A_CELLS "\r\n" B_CELLS "\r\n", "A line 1:1+0 ''\nB line 2:1+83 ''\n"},
    {"CR", A_CELLS "\r" B_CELLS "\r", "A line 1:1+0 ''\nB line 2:1+82 ''\n"},
    {"mixed ends", A_CELLS "\r\n\n\r" B_CELLS, "A line 1:1+0 ''\nB line 4:1+85 ''\n"},
    {"CR LF in the middle of blanks", "\r\n \r\n" A_CELLS, "A line 3:1+5 ''\n"},
    {"byte order mark", "\xef\xbb\xbf" A_CELLS, "A line 1:1+3 ''\n"},
    {"full grid", Z_CELLS, "Z line 1:1+0 ''\n"},
    {"every sign for an empty cell", A_SIGNS, "A line 1:1+0 ''\n"},
    {"blank, note", A_CELLS " easy 1.2", "A line 1:1+0 'easy 1.2'\n"},
    {"blanks around a note", A_CELLS "  \t easy  \t", "A line 1:1+0 'easy'\n"},
    {"blanks and no note", A_CELLS "   ", "A line 1:1+0 ''\n"},
    {"hash, note", A_CELLS "#easy", "A line 1:1+0 'easy'\n"},
    {"blank, hash, note", A_CELLS " # easy # 17.", "A line 1:1+0 'easy # 17.'\n"},
    {"note of any bytes", A_CELLS " \x01\xff q", "A line 1:1+0 '<01><ff> q'\n"},
    {"digits of a note are no cells", A_CELLS " 123456789", "A line 1:1+0 '123456789'\n"},
    {"comments and empty lines", "# puzzle 17.\n\n  # 3.5\n" A_CELLS "\n#" B_CELLS "\n",
     "A line 4:1+22 ''\n"},
    {"a puzzle in a comment", "# " A_CELLS "\n#," A_CELLS "\n # 1," A_CELLS "\n" B_CELLS "\n",
     "B line 4:1+255 ''\n"},
    {"80 cells", A_80 "\n" B_CELLS "\n",
     "error 1:81+80 the puzzle has 80 cells, expected 81 "
     "|9..5....8..7^|\nB line 2:1+81 ''\n"},
    {"82 cells", A_CELLS "1\n" B_CELLS "\n",
     "error 1:82+81 the puzzle has 82 cells, expected 81 "
     "|..5....8..79^1|\nB line 2:1+83 ''\n"},
    {"80 cells and a note", A_80 " note",
     "error 1:81+80 the puzzle has 80 cells, expected 81 "
     "|9..5....8..7^ note|\n"},
    {"letter behind the cells", A_CELLS "q\n" B_CELLS,
     "error 1:82+81 stray 'q' after the 81 cells, expected the end of the line, a blank, a comma, "
     "a tab, ';' or '#' |..5....8..79^q|\n"
     "B line 2:1+83 ''\n"},
    {"two equal givens are no error", CLASHING_PUZZLE, CLASHING_PUZZLE " line 1:1+0 ''\n"},
    {"empty", "", "notice 1:1+0 no puzzle in this text, expected at least one |^|\n"},
    {"comments only", "# 17.\n\n",
     "notice 1:1+0 no puzzle in this text, expected at least one |^|\n"},
};

static void auto_reads_lines(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, both, COUNT_OF(both));
}

static void line_reads_them_too(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_LINE, both, COUNT_OF(both));
}

static const struct reading_case line_only[] = {
    {"comma, note", A_CELLS ",easy,1.2", "A line 1:1+0 'easy,1.2'\n"},
    {"semicolon, note", A_CELLS ";easy;1.2", "A line 1:1+0 'easy;1.2'\n"},
    {"tab, note", A_CELLS "\teasy\t1.2", "A line 1:1+0 'easy<09>1.2'\n"},
    {"comma, blank, note", A_CELLS " , easy", "A line 1:1+0 'easy'\n"},
    {"stray letter among the cells", A_STRAY,
     "error 1:10+9 stray 'q', expected a cell: 1-9, or 0 or . when it is empty "
     "|53..7....^q..195....98|\n"},
    {"words", "hello\n" A_CELLS,
     "error 1:1+0 no puzzle on this line, expected 81 cells at its start |^hello|\n"
     "A line 2:1+6 ''\n"},
    {"a row of a grid", "53..7....\n" A_CELLS,
     "error 1:10+9 the puzzle has 9 cells, expected 81 |53..7....^|\nA line 2:1+10 ''\n"},
    {"frames", "-----------",
     "error 1:12+11 the puzzle has 11 cells, expected 81 |-----------^|\n"},
    {"a blank first", " " A_CELLS,
     "error 1:1+0 no puzzle on this line, expected 81 cells at its start "
     "|^ 53..7....6.|\n"},
};

static void line_takes_nothing_else(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_LINE, line_only, COUNT_OF(line_only));
}

static const struct reading_case in_auto[] = {
    {"60 cells are an error of their own", A_60 "\n" B_CELLS,
     "error 1:61+60 the puzzle has 60 cells, expected 81 |.2...6.6....^|\nB line 2:1+61 ''\n"},
    {"short lines do not vanish", A_80 "\n" A_80 "\n",
     "error 1:81+80 the puzzle has 80 cells, expected 81 "
     "|9..5....8..7^|\n"
     "error 2:81+161 the puzzle has 80 cells, expected 81 "
     "|9..5....8..7^|\n"},
    {"a frame of 60 bars is no list line",
     "------------------------------------------------------------\n" A_CELLS "\n",
     "A line 2:1+61 ''\n"},
    {"a title above a line is its note", "Puzzle 17\n" A_CELLS, "A line 2:1+10 'Puzzle 17'\n"},
    {"its own note goes before a title", "Puzzle 17\n" A_CELLS " own\n" B_CELLS,
     "A line 2:1+10 'own'\nB line 3:1+96 ''\n"},
};

static void auto_tells_of_lines_that_are_nearly_one(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, in_auto, COUNT_OF(in_auto));
}

/* Every way to damage a line is reported once, and affects no other puzzle. */
static void any_damage_to_a_line_costs_that_line(void **state)
{
    (void)state;
    ennead_reader *reader = reader_for(ENNEAD_FORM_LINE);
    struct generator g = {6};

    for (int i = 0; i < 2000; i++) {
        char text[3 * 90] = B_CELLS "\n" A_CELLS "\n" C_CELLS "\n";
        const size_t at = 82 + generator_below(&g, 81);
        const char stray = "qQ|+=:~\"\\\xc3\x01"[generator_below(&g, 11)];

        text[at] = stray;
        char *read = read_text(reader, (struct test_text){text, strlen(text)},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = generator_next(&g)});
        assert_int_equal(strncmp(read, "B line 1:1+0 ''\nerror 2:", 24), 0);
        assert_non_null(strstr(read, "|\nC line 3:1+164 ''\n"));
        test_free(read);
        ennead_reader_restart(reader);
    }
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(auto_reads_lines),
        cmocka_unit_test(line_reads_them_too),
        cmocka_unit_test(line_takes_nothing_else),
        cmocka_unit_test(auto_tells_of_lines_that_are_nearly_one),
        cmocka_unit_test(any_damage_to_a_line_costs_that_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
