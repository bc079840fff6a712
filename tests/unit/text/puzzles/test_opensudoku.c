/* SPDX-License-Identifier: MIT */
/*
 * XML of OpenSudoku: games of both versions, their data, and what can be wrong.
 */
#include "support/reading.h"

#define ZEROS "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define NINE(cell) cell cell cell cell cell cell cell cell cell
#define REST NINE(NINE("0|0|1|"))

/* 81 cells: the last is a 9, given, and the one before it a 7 that the player placed. */
#define ROW(note) NINE("0|" note "|1|")
#define LAST(note) \
    "0|" note "|1|0|" note "|1|0|" note "|1|0|" note "|1|0|" note "|1|0|" note "|1|0|" note \
    "|1|7|" note "|1|9|" note "|0|"
#define EIGHT(row) row row row row row row row row
#define CELLS(note) EIGHT(ROW(note)) LAST(note)

#define STATE \
    "..............................................................................." \
    "+79"

static const struct reading_case both[] = {
    {"version 1",
     "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>Easy &amp; fine</name>\n"
     "<author>A. Setter</author>\n<game data=\"" ZEROS "\"/>\n<game data='" ZEROS
     "' />\n</opensudoku>\n",
     A_CELLS ": opensudoku 5:13+120 'Easy & fine'\n" A_CELLS
             ": opensudoku 6:13+217 'Easy & fine'\n"},
    {"version 2, on one line, with notes",
     "<opensudoku version=\"2\"><folder name=\"F\" created=\"1\"><game created=\"2\" state=\"1\" "
     "data=\"" ZEROS "\" note=\"&#233;&#x20AC;&lt;&gt;&quot;&apos;&x;\" command_stack=\"\" />"
     "<game cells_data=\"" ZEROS "\" note=\"\"/></folder></opensudoku>",
     A_CELLS ": opensudoku 1:88+87 '<c3><a9><e2><82><ac><>\"'&x;'\n" A_CELLS
             ": opensudoku 1:253+252 'F'\n"},
    {"comments and tags of others",
     "<!-- <game data=\"12\"/> > -->\n<opensudoku2 a='>'>\n<games/><game data=\"\n" ZEROS
     "\n\"/></opensudoku2>",
     A_CELLS ": opensudoku 3:21+69 ''\n"},
    {"digits placed, in versions 1 to 4",
     "<opensudoku version=\"2\">\n<game data=\"version: 1&#10;" CELLS(
         "-") "\"/>\n"
              "<game data=\"version: 2&#10;" CELLS("1|") "\"/>\n<game data=\"version: 3&#10;" CELLS(
                  "511") "\"/>\n<game data=\"version: 4\n" CELLS("3|12") "\"/>\n</opensudoku>\n",
     STATE ": opensudoku 2:13+37 ''\n" STATE ": opensudoku 3:13+554 ''\n" STATE
           ": opensudoku 4:13+1152 ''\n" STATE ": opensudoku 5:13+1831 ''\n"},
};

static const struct reading_case wrong[] = {
    {"no data", "<opensudoku>\n <game note=\"a\"/></opensudoku>\n",
     "error 2:2+14 this game has no cells, expected an attribute 'data' or 'cells_data' "
     "|^<game note=\"|\n"},
    {"too few", "<opensudoku><game data=\"12\"/></opensudoku>",
     "error 1:25+24 the puzzle has 2 cells, expected 81 |<game data=\"^12\"/>|\n"},
    {"too many", "<opensudoku><game data=\"" ZEROS "0\"/></opensudoku>",
     "error 1:25+24 the puzzle has 82 cells, expected 81 |<game data=\"^530070000600|\n"},
    {"a letter", "<opensudoku><game data=\"12a\"/></opensudoku>",
     "error 1:25+24 stray 'a', expected a cell: 1-9, or 0 or . when it is empty "
     "|<game data=\"^12a\"/>|\n"},
    {"a wrong field", "<opensudoku><game data=\"version: 1&#10;12|-|1|\"/></opensudoku>",
     "error 1:25+24 stray '1', expected a cell: 1-9, or 0 or . when it is empty "
     "|<game data=\"^version: 1&#|\n"},
    {"too many fields", "<opensudoku><game data=\"version: 3&#10;" REST "0|0|1|\"/></opensudoku>",
     "error 1:25+24 the puzzle has 82 cells, expected 81 |<game data=\"^version: 3&#|\n"},
    {"cut off in a tag", "<opensudoku>\n<game data=\"12",
     "error 2:1+13 the XML is cut off, expected '>' before the end of the text |^<game data=\"|\n"},
    {"cut off in a comment", "<opensudoku>\n<!-- a -- >",
     "error 2:1+13 the XML is cut off, expected '>' before the end of the text |^<!-- a -- >|\n"},
    {"a name without end", "<opensudoku><name>a",
     "error 1:1+0 no puzzle in this text, expected at least one |^|\n"},
    {"without its end", "<opensudoku><game data=\"" ZEROS "\"/>",
     A_CELLS ": opensudoku 1:25+24 ''\n"},
    {"other XML", "<?xml version=\"1.0\"?><sudoku/>",
     "error 1:1+0 no puzzle in this text, expected at least one |^|\n"},
    {"a killer", "<<\n",
     "error 1:1+0 stray '<', expected a cell: 1-9, or 0 or . when it is empty |^<<|\n"},
};

/* A tag has at most 131,072 bytes. */
static void long_tags_are_errors(void **state)
{
    (void)state;
    enum { LENGTH = 1 << 18 };
    static const char head[] = "<opensudoku><game note=\"",
                      tail[] = "\"/><game data=\"" ZEROS "\"/>";
    char *text = test_malloc(sizeof head + LENGTH + sizeof tail);
    ennead_reader_options options;

    ennead_reader_options_init(&options);
    memcpy(text, head, strlen(head));
    memset(text + strlen(head), 'a', LENGTH);
    memcpy(text + strlen(head) + LENGTH, tail, sizeof tail);
    assert_reads(
        &options, (struct test_text){text, strlen(text)},
        "error 1:13+12 the grid is not finished after 131072 bytes, expected 81 cells in at "
        "most 131072 |^<game note=\"|\n" A_CELLS ": opensudoku 1:262184+262183 ''\n");
    test_free(text);
}

/* What is left of a tag or comment that is too long is left out, with all that it has within. */
static void rest_of_long_tags_is_left_out(void **state)
{
    static const struct {
        const char *head, *part, *tail, *shown, *expected;
    } rows[] = {
        {"<opensudoku>", "<a ", "", "<a <a <a <a ", ""},
        {"<opensudoku><!--", "<a> -> <!--", "--><game data=\"" ZEROS "\"/>", "<!--<a>",
         A_CELLS ": opensudoku 1:720928+720927 ''\n"},
        {"<opensudoku>", "<!-- >", "", "<!-- >", ""},
    };
    enum { PARTS = 1 << 16 };
    (void)state;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const size_t part = strlen(rows[i].part);
        char *const text =
            test_malloc(strlen(rows[i].head) + PARTS * part + strlen(rows[i].tail) + 1);
        char expected[400];
        ennead_reader_options options;

        ennead_reader_options_init(&options);
        strcpy(text, rows[i].head);
        for (size_t n = 0, at = strlen(text); n < PARTS; n++, at += part)
            memcpy(text + at, rows[i].part, part + 1);
        strcat(text, rows[i].tail);
        snprintf(expected, sizeof expected,
                 "error 1:13+12 the grid is not finished after 131072 bytes, expected 81 cells in "
                 "at most 131072 |^%s|\n%s",
                 rows[i].shown, rows[i].expected);
        assert_reads(&options, (struct test_text){text, strlen(text)}, expected);
        test_free(text);
    }
}

static void games_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, both, COUNT_OF(both));
    assert_cases(ENNEAD_FORM_OPENSUDOKU, both, COUNT_OF(both));
}

static void errors_are_told(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, wrong, COUNT_OF(wrong));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_read),
        cmocka_unit_test(errors_are_told),
        cmocka_unit_test(long_tags_are_errors),
        cmocka_unit_test(rest_of_long_tags_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
