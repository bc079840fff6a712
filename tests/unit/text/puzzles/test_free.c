/* SPDX-License-Identifier: MIT */
/*
 * Grids over several lines: frames and ornament of every program we know of, signs for empty cells,
 * titles, grids that are cut off or damaged, and where reading goes on behind them.
 */
#include "support/decorate.h"
#include "support/reading.h"

/* The rows of A. */
#define R1 "53..7...."
#define R2 "6..195..."
#define R3 ".98....6."
#define R4 "8...6...3"
#define R5 "4..8.3..1"
#define R6 "7...2...6"
#define R7 ".6....28."
#define R8 "...419..5"
#define R9 "....8..79"
#define BAND_1 R1 "\n" R2 "\n" R3 "\n"
#define BAND_2 R4 "\n" R5 "\n" R6 "\n"
#define BAND_3 R7 "\n" R8 "\n" R9 "\n"
#define A_GRID BAND_1 BAND_2 BAND_3

static const struct reading_case frames[] = {
    {"nine rows", A_GRID, "A free 1:1+0 ''\n"},
    {"two grids without a gap", A_GRID A_GRID, "A free 1:1+0 ''\nA free 10:1+90 ''\n"},
    {"two grids, an empty line", A_GRID "\n" A_GRID, "A free 1:1+0 ''\nA free 11:1+91 ''\n"},
    {"CR LF",
     R1 "\r\n" R2 "\r\n" R3 "\r\n" R4 "\r\n" R5 "\r\n" R6 "\r\n" R7 "\r\n" R8 "\r\n" R9 "\r\n",
     "A free 1:1+0 ''\n"},
    {"CR", R1 "\r" R2 "\r" R3 "\r" R4 "\r" R5 "\r" R6 "\r" R7 "\r" R8 "\r" R9, "A free 1:1+0 ''\n"},
    {"empty lines between bands", BAND_1 "\n" BAND_2 "\n" BAND_3, "A free 1:1+0 ''\n"},
    {"empty lines between rows",
     R1 "\n\n" R2 "\n\n" R3 "\n\n" R4 "\n\n" R5 "\n\n" R6 "\n\n" R7 "\n\n" R8 "\n\n" R9 "\n",
     "A free 1:1+0 ''\n"},
    {"Simple Sudoku",
     "53.|.7.|...\n6..|195|...\n.98|...|.6.\n-----------\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n"
     "-----------\n.6.|...|28.\n...|419|..5\n...|.8.|.79\n",
     "A free 1:1+0 ''\n"},
    {"Simple Sudoku, printed",
     " *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n"
     " |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n"
     " |...|419|..5|\n |...|.8.|.79|\n *-----------*\n",
     "A free 2:3+17 ''\n"},
    {"blanks and a wide frame",
     "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n"
     "| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n"
     "| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n+-------+-------+-------+\n"
     "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n"
     "+-------+-------+-------+\n",
     "A free 2:3+28 ''\n"},
    {"commas",
     "5,3,0,0,7,0,0,0,0\n6,0,0,1,9,5,0,0,0\n0,9,8,0,0,0,0,6,0\n8,0,0,0,6,0,0,0,3\n"
     "4,0,0,8,0,3,0,0,1\n7,0,0,0,2,0,0,0,6\n0,6,0,0,0,0,2,8,0\n0,0,0,4,1,9,0,0,5\n"
     "0,0,0,0,8,0,0,7,9\n",
     "A free 1:1+0 ''\n"},
    {"tabs", "5\t3\t0\t0\t7\t0\t0\t0\t0\n" R2 "\n" R3 "\n" BAND_2 BAND_3, "A free 1:1+0 ''\n"},
};

static void frames_of_all_programs_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, frames, COUNT_OF(frames));
    assert_cases(ENNEAD_FORM_FREE, frames, COUNT_OF(frames));
}

static const struct reading_case signs[] = {
    {"x",
     "53xx7xxxx\n6xx195xxx\nx98xxxx6x\n8xxx6xxx3\n4xx8x3xx1\n7xxx2xxx6\nx6xxxx28x\nxxx419xx5\n"
     "xxxx8xx79\n",
     "A free 1:1+0 ''\n"},
    {"X",
     "53XX7XXXX\n6XX195XXX\nX98XXXX6X\n8XXX6XXX3\n4XX8X3XX1\n7XXX2XXX6\nX6XXXX28X\nXXX419XX5\n"
     "XXXX8XX79\n",
     "A free 1:1+0 ''\n"},
    {"star",
     "53**7****\n6**195***\n*98****6*\n8***6***3\n4**8*3**1\n7***2***6\n*6****28*\n***419**5\n"
     "****8**79\n",
     "A free 1:1+0 ''\n"},
    {"underscore",
     "53__7____\n6__195___\n_98____6_\n8___6___3\n4__8_3__1\n7___2___6\n_6____28_\n___419__5\n"
     "____8__79\n",
     "A free 1:1+0 ''\n"},
    {"0 and . together", "530.7..0.\n" R2 "\n" R3 "\n" BAND_2 BAND_3, "A free 1:1+0 ''\n"},
    {"stars are ornament where there are dots",
     "*53.*.7.*...*\n*6..*195*...*\n*.98*...*.6.*\n*8..*.6.*..3*\n*4..*8.3*..1*\n*7..*.2.*..6*\n"
     "*.6.*...*28.*\n*...*419*..5*\n*...*.8.*.79*\n",
     "A free 1:2+1 ''\n"},
    {"x beside dots is stray", "53x.7....\n" R2 "\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 1:3+2 stray 'x', expected a cell: 1-9, or 0 or . when it is empty |53^x.7....|\n"
     "A free 11:1+91 ''\n"},
};

static void signs_for_an_empty_cell_are_found(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, signs, COUNT_OF(signs));
    assert_cases(ENNEAD_FORM_FREE, signs, COUNT_OF(signs));
}

static const struct reading_case titles[] = {
    {"a comment is none", "# puzzle 17.\n" A_GRID, "A free 2:1+13 ''\n"},
    {"a comment behind a row", R1 " # 17.\n" R2 "\n" R3 "\n" BAND_2 BAND_3, "A free 1:1+0 ''\n"},
    {"comments between rows", BAND_1 "# 17.\n" BAND_2 "#\n" BAND_3, "A free 1:1+0 ''\n"},
    {"a comment that reads like the header of a table",
     R1 " # a,puzzle\n" R2 "\n" R3 "\n" BAND_2 BAND_3, "A free 1:1+0 ''\n"},
    {"a title", "Puzzle 17.\n" A_GRID, "A free 2:1+11 'Puzzle 17.'\n"},
    {"a title of a kind", "% Easy 3\n" A_GRID, "A free 2:1+9 '% Easy 3'\n"},
    {"two titles, two grids", "Grid 01\n" A_GRID "Grid 02\n" A_GRID,
     "A free 2:1+8 'Grid 01'\nA free 12:1+106 'Grid 02'\n"},
    {"sdk", "#A Somebody 1999\n#D 5 stars\n[Puzzle]\n" A_GRID "[State]\n" A_GRID,
     "A free 4:1+37 ''\n"
     "notice 13:1+127 the section is not a puzzle and is skipped, only [Puzzle] is read "
     "|^[State]|\n"},
    {"a title of digits and letters is no row", "r1 of 123456789\n" A_GRID,
     "A free 2:1+16 'r1 of 123456789'\n"},
};

static void titles_and_comments_hold_no_cells(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, titles, COUNT_OF(titles));
    assert_cases(ENNEAD_FORM_FREE, titles, COUNT_OF(titles));
}

static const struct reading_case damage[] = {
    {"a short row", R1 "\n6..195..\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 2:9+18 the row has 8 cells, expected 9 |6..195..^|\nA free 11:1+90 ''\n"},
    {"a long row", R1 "\n6..195....\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 2:10+19 the row has 10 cells, expected 9 |6..195...^.|\nA free 11:1+92 ''\n"},
    {"a short first row", "53..7...\n" R2 "\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 1:9+8 the row has 8 cells, expected 9 |53..7...^|\nA free 11:1+90 ''\n"},
    {"a short row, then a title", R1 "\n6..195..\n" R3 "\n" BAND_2 BAND_3 "Next\n" A_GRID,
     "error 2:9+18 the row has 8 cells, expected 9 |6..195..^|\nA free 11:1+94 'Next'\n"},
    {"a stray sign", R1 "\n6.?195...\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 2:3+12 stray '?', expected a cell: 1-9, or 0 or . when it is empty |6.^?195...|\n"
     "A free 11:1+91 ''\n"},
    {"a stray byte",
     R1 "\n6.\x01"
        "195...\n" R3 "\n" BAND_2 BAND_3 "\n" A_GRID,
     "error 2:3+12 stray byte 0x01, expected a cell: 1-9, or 0 or . when it is empty "
     "|6.^<01>195...|\nA free 11:1+91 ''\n"},
    {"cut off by the end", R1 "\n" R2 "\n",
     "error 2:10+19 the grid is cut off after 2 rows, expected 9 |6..195...^|\n"},
    {"cut off without a newline", BAND_1 BAND_2 R7 "\n...41",
     "error 8:6+75 the row has 5 cells, expected 9 |...41^|\n"},
    {"cut off by a title", BAND_1 R4 "\nNext\n" A_GRID,
     "error 4:10+39 the grid is cut off after 4 rows, expected 9 |8...6...3^|\n"
     "A free 6:1+45 'Next'\n"},
    {"cut off by an empty line", BAND_1 R4 "\n\n" A_GRID,
     "error 4:10+39 the grid is cut off after 4 rows, expected 9 |8...6...3^|\n"
     "A free 6:1+41 ''\n"},
    {"a grid that is cut off does not run into the next", BAND_1 BAND_2 "\n\n" A_GRID,
     "error 6:10+59 the grid is cut off after 6 rows, expected 9 |7...2...6^|\n"
     "A free 9:1+62 ''\n"},
    {"the other bands of a bad grid are told of only once",
     R1 "\n6..195..\n" R3 "\n\n" BAND_2 "\n" BAND_3 "\n" A_GRID,
     "error 2:9+18 the row has 8 cells, expected 9 |6..195..^|\nA free 13:1+92 ''\n"},
    {"an empty line in the middle of a band ends a grid",
     BAND_1 R4 "\n\n" R5 "\n" R6 "\n" BAND_3 "\n" A_GRID,
     "error 4:10+39 the grid is cut off after 4 rows, expected 9 |8...6...3^|\n"
     "error 10:10+90 the grid is cut off after 5 rows, expected 9 |....8..79^|\n"
     "A free 12:1+92 ''\n"},
    {"x and X are not both empty cells",
     "53xx7XXXX\n6xx195xxx\nx98xxxx6x\n8xxx6xxx3\n4xx8x3xx1\n7xxx2xxx6\nx6xxxx28x\nxxx419xx5\n"
     "xxxx8xx79\n\n" A_GRID,
     "error 1:6+5 stray 'X', expected a cell: 1-9, or 0 or . when it is empty |53xx7^XXXX|\n"
     "A free 11:1+91 ''\n"},
    {"a line behind a bad grid", R1 "\n6..195..\n" R3 "\n" BAND_2 BAND_3 B_CELLS "\n",
     "error 2:9+18 the row has 8 cells, expected 9 |6..195..^|\nB line 10:1+89 ''\n"},
};

/* Bands with empty lines between them, one broken, and two empty lines before the next such grid:
 * bands of the one must never be taken for bands of the other, which would be a wrong puzzle. */
static const struct reading_case glued[] = {
    {"a stray sign in a first row with few digits",
     "X41XX2X!X\nXX9XXXX27\n7XX4XXXXX\n\nXX8X7X6X2\nXXXXX6X4X\n2XX3X8XXX\n\n92XX3175X\n86XX5XXXX\n"
     "X5XXXXXXX\n\n\n53XX7XXXX\n6XX195XXX\nX98XXXX6X\n\n8XXX6XXX3\n4XX8X3XX1\n7XXX2XXX6\n\n"
     "X6XXXX28X\nXXX419XX5\nXXXX8XX79\n",
     "A free 14:"},
    {"a row of signs only in the grid that is skipped",
     "9__2_6___\n9__9?___6\n6____1___\n---+---+---\n2___9___7\n73__2____\n_________\n---+---+---\n"
     "____6___5\n_____93__\n________1\n\n\n" A_GRID,
     "A free 14:"},
};

static void bands_of_two_grids_are_never_put_together(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(glued); i++) {
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
        char *read = read_text(reader, (struct test_text){glued[i].text, strlen(glued[i].text)},
                               (struct pieces){.cut = PIECE_WHOLE});
        const char *puzzle = strstr(read, " free ");

        if (puzzle == NULL || strncmp(puzzle - 1, glued[i].expected, 10) != 0 ||
            strstr(puzzle + 1, " free ") != NULL)
            fail_msg("%s reads as\n%s", glued[i].name, read);
        test_free(read);
        ennead_reader_free(reader);
    }
}

static void a_damaged_grid_costs_that_grid(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, damage, COUNT_OF(damage));
}

static const struct reading_case shapes[] = {
    {"one line with ornament",
     "53. .7. ... | 6.. 195 ... | .98 ... .6. | 8.. .6. ..3 | 4.. 8.3 ..1 | 7.. .2. ..6 | .6. ... "
     "28. | ... 419 ..5 | ... .8. .79\n",
     "A free 1:1+0 ''\n"},
    {"too many cells on one line", A_CELLS A_CELLS "\n" A_GRID,
     "error 1:1+0 the grid has 162 cells, expected 81 |^53..7....6..|\nA free 2:1+163 ''\n"},
    {"cut off", R1 R2 R3 "\n" R4 R5 R6 "\n",
     "error 2:28+55 the grid is cut off after 54 cells, expected 81 |..17...2...6^|\n"},
    {"three rows a line", R1 R2 R3 "\n" R4 R5 R6 "\n" R7 R8 R9 "\n", "A free 1:1+0 ''\n"},
};

static void cells_may_be_spread_over_other_lines(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_FREE, shapes, COUNT_OF(shapes));
}

/* A grid of 81 lines, the most there are; then the same without the last. */
static void one_cell_a_line_is_a_grid_too(void **state)
{
    (void)state;
    static const char cells[] = A_CELLS;
    char text[2 * ENNEAD_CELLS + 1];
    ennead_reader_options options;

    ennead_reader_options_init(&options);
    options.form = ENNEAD_FORM_FREE;
    for (size_t cell = 0; cell < ENNEAD_CELLS; cell++) {
        text[2 * cell] = cells[cell];
        text[2 * cell + 1] = '\n';
    }
    text[2 * ENNEAD_CELLS] = '\0';
    assert_reads(&options, (struct test_text){text, 2 * ENNEAD_CELLS}, "A free 1:1+0 ''\n");
    assert_reads(&options, (struct test_text){text, 2 * ENNEAD_CELLS - 2},
                 "error 80:2+159 the grid is cut off after 80 cells, expected 81 |7^|\n");
}

static void any_decoration_reads_back_as_the_same_puzzle(void **state)
{
    (void)state;
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
    struct generator g = {21};
    static char text[DECORATED_SIZE];
    const int wanted = (int)test_size(3000, 100000);

    for (int i = 0; i < wanted; i++) {
        const enum puzzle_kind kind = i % 8 == 0 ? PUZZLE_SPARSE : PUZZLE_SEVERAL;
        static board cells;
        char line[ENNEAD_LINE_SIZE];

        if (i % 16 < 2)
            generate_puzzle(&g, kind, cells);
        const size_t length = decorate(&g, cells, text);
        char *read = read_text(reader, (struct test_text){text, length},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = generator_next(&g)});
        ennead_write_line(cells, line);
        if (strncmp(read, line, ENNEAD_CELLS) != 0 || strchr(read, '\n')[1] != '\0')
            fail_msg("\n%.*s\nreads as %s", (int)length, text, read);
        test_free(read);
        ennead_reader_restart(reader);
    }
    ennead_reader_free(reader);
    report_figure("free: %d grids with random decoration read back", wanted);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_of_all_programs_are_read),
        cmocka_unit_test(signs_for_an_empty_cell_are_found),
        cmocka_unit_test(titles_and_comments_hold_no_cells),
        cmocka_unit_test(a_damaged_grid_costs_that_grid),
        cmocka_unit_test(bands_of_two_grids_are_never_put_together),
        cmocka_unit_test(cells_may_be_spread_over_other_lines),
        cmocka_unit_test(one_cell_a_line_is_a_grid_too),
        cmocka_unit_test(any_decoration_reads_back_as_the_same_puzzle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
