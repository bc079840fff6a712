/* SPDX-License-Identifier: MIT */
/*
 * Tables: the column that holds the puzzles, found by its name, its number or by itself; quotes,
 * separators, notes; and that a solution never stands in for a puzzle that is damaged.
 */
#include "support/reading.h"

#define A_80 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
/* A with 0 for the empty cells, as the data sets have it. */
#define A_ZEROS "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

/* What auto and csv agree on: nothing here can be anything but a table. */
static const struct reading_case tables[] = {
    {"quizzes,solutions", "quizzes,solutions\n" A_ZEROS "," Z_CELLS "\n" C_CELLS "," Z_CELLS "\n",
     "A csv 2:1+18 '" Z_CELLS "'\nC csv 3:1+182 '" Z_CELLS "'\n"},
    {"id,puzzle,solution,clues,difficulty",
     "id,puzzle,solution,clues,difficulty\n1," A_CELLS "," Z_CELLS ",30,1.5\n",
     "A csv 2:3+38 '1," Z_CELLS ",30,1.5'\n"},
    {"source,question,answer,rating",
     "source,question,answer,rating\nhub," A_CELLS "," Z_CELLS ",7\n",
     "A csv 2:5+34 'hub," Z_CELLS ",7'\n"},
    {"large letters", "Id,Puzzle\n1," A_CELLS "\n", "A csv 2:3+12 '1'\n"},
    {"no header", "1," A_CELLS "\n2," B_CELLS "\n", "A csv 1:3+2 '1'\nB csv 2:3+86 '2'\n"},
    {"no header, the solution first", "1," Z_CELLS "," A_CELLS "\n",
     "A csv 1:85+84 '1," Z_CELLS "'\n"},
    {"only full grids", "1," Z_CELLS "," Z_CELLS "\n", "Z csv 1:3+2 '1," Z_CELLS "'\n"},
    {"semicolons", "1;" A_CELLS ";easy, they say\n", "A csv 1:3+2 '1;easy, they say'\n"},
    {"tabs", "1\t" A_CELLS "\teasy\n", "A csv 1:3+2 '1<09>easy'\n"},
    {"puzzle bank", "000057d1ab35 " A_ZEROS " 1.2\n00008a62ab40 " B_CELLS "  7.6\n",
     "A csv 1:14+13 '000057d1ab35 1.2'\nB csv 2:14+112 '00008a62ab40 7.6'\n"},
    {"quotes", "1,\"" A_CELLS "\",\"a,b\"\n", "A csv 1:4+3 '1,\"a,b\"'\n"},
    {"one quoted field", "\"" A_CELLS "\"\n", "A csv 1:2+1 ''\n"},
    {"blanks around fields", "1 , " A_CELLS " , easy\n", "A csv 1:5+4 '1 , easy'\n"},
    {"CR LF", "id,puzzle\r\n1," A_CELLS "\r\n", "A csv 2:3+13 '1'\n"},
    {"byte order mark", "\xef\xbb\xbfid,puzzle\n1," A_CELLS "\n", "A csv 2:3+15 '1'\n"},
    {"a solution does not stand in",
     "id,puzzle,solution\n1," A_80 "," Z_CELLS "\n2," B_CELLS "," Z_CELLS "\n",
     "error 2:83+101 the puzzle has 80 cells, expected 81 |9..5....8..7^,53467891267|\n"
     "B csv 3:3+186 '2," Z_CELLS "'\n"},
    {"nor for an empty field", "id,puzzle,solution\n1,," Z_CELLS "\n2," B_CELLS "," Z_CELLS "\n",
     "error 2:3+21 the puzzle has 0 cells, expected 81 |1,^,53467891267|\n"
     "B csv 3:3+106 '2," Z_CELLS "'\n"},
    {"nor without a header",
     "1," A_CELLS "," Z_CELLS "\n2," A_80 "," Z_CELLS "\n3," B_CELLS "," Z_CELLS "\n",
     "A csv 1:3+2 '1," Z_CELLS "'\n"
     "error 2:83+248 the puzzle has 80 cells, expected 81 |9..5....8..7^,53467891267|\n"
     "B csv 3:3+333 '3," Z_CELLS "'\n"},
    {"a field too few", "id,puzzle\n1," A_CELLS "\n2\n3," B_CELLS "\n",
     "A csv 2:3+12 '1'\n"
     "error 3:2+95 the line has 1 field, expected a puzzle in field 2 |2^|\n"
     "B csv 4:3+98 '3'\n"},
    {"comments and empty lines between",
     "id,puzzle\n# a,b\n1," A_CELLS "\n # 2," C_CELLS "\n\n2," B_CELLS "\n",
     "A csv 3:3+18 '1'\nB csv 6:3+190 '2'\n"},
    {"a comment that names columns is no header", "# x,puzzle\n1," A_CELLS "\n",
     "A csv 2:3+13 '1'\n"},
    {"a quote that is not closed", "id,puzzle\n1,\"" A_CELLS "\n3," B_CELLS "\n",
     "error 2:85+94 the quoted field is not closed, expected '\"' before the end of the line "
     "|..5....8..79^|\nB csv 3:3+97 '3'\n"},
};

static void auto_reads_tables(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, tables, COUNT_OF(tables));
}

static void csv_reads_them_too(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_CSV, tables, COUNT_OF(tables));
}

/* In auto, what names the columns of a list of lines is not the title of its first puzzle. */
static const struct reading_case headers_of_lines[] = {
    {"one column", "puzzle\n" A_CELLS "\n" B_CELLS "\n", "A line 2:1+7 ''\nB line 3:1+89 ''\n"},
    {"no name we know", "cells,rating\n" A_CELLS ",1.2\n", "A csv 2:1+13 '1.2'\n"},
    {"no name we know, puzzles second", "nr,cells,rating\n1," A_CELLS ",1.2\n",
     "A csv 2:3+18 '1,1.2'\n"},
};

static void a_header_is_no_title(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, headers_of_lines, COUNT_OF(headers_of_lines));
}

static const struct reading_case csv_only[] = {
    {"the first column", A_CELLS "," Z_CELLS "\n", "A csv 1:1+0 '" Z_CELLS "'\n"},
    {"one column", A_CELLS "\n" B_CELLS "\n", "A csv 1:1+0 ''\nB csv 2:1+82 ''\n"},
    {"no puzzle on the first line, nor a header", "1,2,3\n1," A_CELLS ",3\n",
     "error 1:1+0 no field of this line holds a puzzle, expected one of 81 cells |^1,2,3|\n"
     "A csv 2:3+8 '1,3'\n"},
    {"a header without a name we know", "nr,cells\n1," A_CELLS "\n", "A csv 2:3+11 '1'\n"},
    {"a header of one column", "quiz\n" A_CELLS "\n", "A csv 2:1+5 ''\n"},
    {"doubled quotes", "\"a \"\"b\"\"\",\"" A_CELLS "\"\n", "A csv 1:12+11 '\"a \"\"b\"\"\"'\n"},
    {"a comment", "# 1," A_CELLS "\n1," B_CELLS "\n", "B csv 2:3+88 '1'\n"},
};

static void csv_takes_any_line_for_one_of_a_table(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_CSV, csv_only, COUNT_OF(csv_only));
}

static void read_column(const char *name, size_t number, ennead_form form, const char *text,
                        const char *expected)
{
    ennead_reader_options options;

    ennead_reader_options_init(&options);
    options.form = form;
    options.column_name = name;
    options.column = number;
    assert_reads(&options, (struct test_text){text, strlen(text)}, expected);
}

static void a_column_may_be_named(void **state)
{
    (void)state;
    static const char text[] = "puzzle,other\n" A_CELLS "," B_CELLS "\n";

    read_column("other", 0, ENNEAD_FORM_CSV, text, "B csv 2:83+95 '" A_CELLS "'\n");
    read_column("other", 0, ENNEAD_FORM_AUTO, text, "B csv 2:83+95 '" A_CELLS "'\n");
    read_column("puzzle", 0, ENNEAD_FORM_AUTO, text, "A csv 2:1+13 '" B_CELLS "'\n");
    read_column("absent", 0, ENNEAD_FORM_CSV, text,
                "error 1:1+0 the first line has no column of the requested name, expected it among "
                "its fields |^puzzle,other|\n");
}

static void a_column_may_be_numbered(void **state)
{
    (void)state;
    static const char text[] = "puzzle,other\n" A_CELLS "," B_CELLS "\n";

    read_column(NULL, 2, ENNEAD_FORM_CSV, text, "B csv 2:83+95 '" A_CELLS "'\n");
    read_column(NULL, 1, ENNEAD_FORM_AUTO, text, "A csv 2:1+13 '" B_CELLS "'\n");
    read_column(NULL, 2, ENNEAD_FORM_CSV, A_CELLS "," B_CELLS "\n",
                "B csv 1:83+82 '" A_CELLS "'\n");
}

static void a_column_of_no_puzzles_is_an_error_a_line(void **state)
{
    (void)state;
    read_column(NULL, 3, ENNEAD_FORM_CSV, A_CELLS "," B_CELLS "\n",
                "error 1:164+163 the line has 2 fields, expected a puzzle in field 3 "
                "|............^|\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(auto_reads_tables),
        cmocka_unit_test(csv_reads_them_too),
        cmocka_unit_test(a_header_is_no_title),
        cmocka_unit_test(csv_takes_any_line_for_one_of_a_table),
        cmocka_unit_test(a_column_may_be_named),
        cmocka_unit_test(a_column_may_be_numbered),
        cmocka_unit_test(a_column_of_no_puzzles_is_an_error_a_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
