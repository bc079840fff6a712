/* SPDX-License-Identifier: MIT */
/*
 * The reader as a whole: options, encodings, limits of line and grid, stray bytes, mixed forms in
 * one text, restarting, failing allocations, and that pieces of any size read as the whole does.
 */
#include "support/reading.h"

#define A_ROWS \
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n...." \
    "8..79\n"
#define MEGABYTE ((size_t)1 << 20)

static void forms_have_their_names(void **state)
{
    (void)state;
#define FORM_OF_NAME(value, name, help) {value, name},
    static const struct {
        ennead_form form;
        const char *name;
    } rows[] = {ENNEAD_FORMS(FORM_OF_NAME)};
#undef FORM_OF_NAME

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        assert_int_equal(rows[i].form, i);
        assert_string_equal(ennead_form_name(rows[i].form), rows[i].name);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(rows[i].name, rows[k].name);
    }
    assert_string_equal(ennead_form_name(ENNEAD_FORM_SUKAKU), "sukaku");
    assert_null(ennead_form_name((ennead_form)COUNT_OF(rows)));
    assert_null(ennead_form_name((ennead_form)-1));
}

static void options_have_their_defaults(void **state)
{
    (void)state;
    ennead_reader_options options;

    memset(&options, 0xee, sizeof options);
    ennead_reader_options_init(&options);
    assert_int_equal(options.size, sizeof options);
    assert_int_equal(options.form, ENNEAD_FORM_AUTO);
    assert_null(options.column_name);
    assert_int_equal(options.column, 0);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    ennead_reader_options bad[64];
    size_t count = 0, forms = 0;

    for (size_t i = 0; i < COUNT_OF(bad); i++)
        ennead_reader_options_init(&bad[i]);
    for (; ennead_form_name((ennead_form)forms) != NULL; forms++)
        if (forms != ENNEAD_FORM_AUTO && forms != ENNEAD_FORM_CSV) {
            bad[count].form = (ennead_form)forms;
            bad[count++].column = 1;
        }
    bad[count++].form = (ennead_form)forms;
    bad[count++].form = (ennead_form)-1;
    bad[count++].size = 0;
    bad[count].form = ENNEAD_FORM_LINE;
    bad[count++].column_name = "puzzle";
    assert_int_equal(count, forms + 2);
    for (size_t i = 0; i < count; i++) {
        ennead_reader *reader = (ennead_reader *)&reader;

        assert_int_equal(ennead_reader_new(&bad[i], NULL, &reader), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_null(reader);
    }
}

static void a_column_name_is_copied(void **state)
{
    (void)state;
    char name[] = "other";
    ennead_reader_options options;
    ennead_reader *reader;
    static const char text[] = "puzzle,other\n" B_CELLS "," A_CELLS "\n";

    ennead_reader_options_init(&options);
    options.column_name = name;
    assert_int_equal(ennead_reader_new(&options, NULL, &reader), ENNEAD_STATUS_OK);
    memset(name, 'z', sizeof name);
    char *read = read_text(reader, (struct test_text){text, strlen(text)},
                           (struct pieces){.cut = PIECE_WHOLE});
    assert_string_equal(read, "A csv 2:83+95 '" B_CELLS "'\n");
    test_free(read);
    ennead_reader_free(reader);
}

static const struct reading_case mixed[] = {
    {"forms by turns", A_CELLS " one\n" A_ROWS "\n1," B_CELLS "\n\nTitle\n" A_ROWS C_CELLS "\n",
     "A line 1:1+0 'one'\nA free 2:1+86 ''\nB csv 12:3+179 '1'\nA free 15:1+268 'Title'\n"
     "C line 24:1+358 ''\n"},
    {"behind a table and an empty line, a title with as many commas",
     "1," A_CELLS ",x\n\nTitle, easy, 3\n" A_ROWS,
     "A csv 1:3+2 '1,x'\nA free 4:1+102 'Title, easy, 3'\n"},
    {"text without a puzzle", "hello\nworld\n",
     "error 1:1+0 no puzzle in this text, expected at least one |^|\n"},
    {"a frame and nothing in it", "-----------\n-----------\n",
     "error 1:1+0 no puzzle in this text, expected at least one |^|\n"},
    {"UTF-16, little-endian",
     "\xff\xfe"
     "5",
     "error 1:1+0 the text is UTF-16, expected ASCII or UTF-8 |^|\n"},
    {"UTF-16, big-endian",
     "\xfe\xff"
     "5",
     "error 1:1+0 the text is UTF-16, expected ASCII or UTF-8 |^|\n"},
    {"half a byte order mark", "\xef\xbb",
     "error 1:1+0 stray byte 0xef, expected a cell: 1-9, or 0 or . when it is empty |^<ef><bb>|\n"},
    {"a run of junk lines is one error", "\x80\x81\n\x01\x02\n\xff\n" A_CELLS "\n",
     "error 1:1+0 stray byte 0x80, expected a cell: 1-9, or 0 or . when it is empty |^<80><81>|\n"
     "A line 4:1+8 ''\n"},
    {"junk in comments and notes is none", "# \x80\x01\n" A_CELLS " \x80\x01\n",
     "A line 2:1+5 '<80><01>'\n"},
    {"a title of UTF-8", "R\xc3\xa4tsel 17\n" A_CELLS "\n", "A line 2:1+11 'R<c3><a4>tsel 17'\n"},
};

static void forms_may_be_mixed_and_junk_is_told_of(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, mixed, COUNT_OF(mixed));
}

/* Of many lines of titles a note keeps at most so many bytes. */
static void titles_are_kept_in_bounded_room(void **state)
{
    (void)state;
    static char text[30000];
    size_t length = 0;
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);

    for (int i = 0; i < 300; i++)
        length += (size_t)sprintf(text + length, "Words, number %d, for a title\n", i);
    length += (size_t)sprintf(text + length, "%s\n", A_CELLS);
    char *read = read_text(reader, (struct test_text){text, length},
                           (struct pieces){.cut = PIECE_RANDOM, .seed = 1});
    assert_int_equal(strncmp(read, "A line 301:1+", 13), 0);
    assert_in_range(strlen(read), 30, 1100);
    assert_non_null(strstr(read, "number 299, for a title'"));
    test_free(read);
    ennead_reader_free(reader);
}

static void nul_bytes_are_stray(void **state)
{
    (void)state;
    static const char text[] = "53..7....\0\n" A_CELLS "\n";
    ennead_reader_options options;

    ennead_reader_options_init(&options);
    assert_reads(&options, (struct test_text){text, sizeof text - 1},
                 "error 1:10+9 stray byte 0x00, expected a cell: 1-9, or 0 or . when it is empty "
                 "|53..7....^<00>|\nA line 2:1+11 ''\n");
}

/* A line too long is one error, whatever is in it; the puzzle after it is read. */
static void a_line_too_long_is_one_error(void **state)
{
    (void)state;
    static const char fills[] = "5.x -\xff\"";
    const size_t length = MEGABYTE;
    char *text = test_malloc(length + 100);

    for (size_t i = 0; i < strlen(fills); i++)
        for (ennead_form form = ENNEAD_FORM_AUTO; form <= ENNEAD_FORM_ROWS; form++) {
            ennead_reader *reader = reader_for(form);
            char tail[100];

            memset(text, fills[i], length);
            snprintf(tail, sizeof tail, "\n%s", A_CELLS);
            if (form == ENNEAD_FORM_ROWS)
                tail[1] = '\0';
            memcpy(text + length, tail, strlen(tail));
            char *read = read_text(reader, (struct test_text){text, length + strlen(tail)},
                                   (struct pieces){.cut = PIECE_WHOLE});
            assert_int_equal(
                strncmp(read, "error 1:65537+65536 the line is longer than 65536 ", 50), 0);
            const char *second = strchr(read, '\n') + 1;
            if (form != ENNEAD_FORM_ROWS)
                assert_int_equal(strncmp(second, "A ", 2), 0);
            test_free(read);
            ennead_reader_free(reader);
        }
    test_free(text);
}

/* Of exactly the longest line, of one byte more, and of one byte less. */
static void the_longest_line_is_65536_bytes(void **state)
{
    (void)state;
    char *text = test_malloc(70000);

    for (size_t length = 65535; length <= 65537; length++) {
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);

        memset(text, 'n', length);
        memcpy(text, A_CELLS " ", 82);
        memcpy(text + length, "\n" B_CELLS, 82);
        char *read = read_text(reader, (struct test_text){text, length + 82},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = length});
        assert_int_equal(strncmp(read, length <= 65536 ? "A line 1:1+0 'nn" : "error 1:", 8), 0);
        assert_non_null(strstr(read, "B line 2:1+"));
        test_free(read);
        ennead_reader_free(reader);
    }
    test_free(text);
}

/* 81 cells between ever more comments: the grid ends as an error, and memory stays what it is. */
static void a_grid_too_long_is_an_error(void **state)
{
    (void)state;
    static const char tail[] = "\n\n" A_CELLS "\n";
    const size_t length = 200000;
    char *text = test_malloc(length + sizeof tail);

    for (ennead_form form = ENNEAD_FORM_AUTO; form <= ENNEAD_FORM_FREE; form += ENNEAD_FORM_FREE) {
        ennead_reader *reader = reader_for(form);

        for (size_t i = 0; i < length; i += 10)
            memcpy(text + i, "# comment\n", 10);
        memcpy(text, "53..7....\n", 10);
        memcpy(text + length, tail, sizeof tail);
        char *read = read_text(reader, (struct test_text){text, length + strlen(tail)},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = 3});
        assert_int_equal(strncmp(read, "error ", 6), 0);
        assert_non_null(strstr(read, " the grid is not finished after "));
        assert_non_null(strstr(read, "|\nA "));
        test_free(read);
        ennead_reader_free(reader);
    }
    test_free(text);
}

static void a_restarted_reader_knows_nothing_of_the_text_before(void **state)
{
    (void)state;
    static const char *const befores[] = {
        "Title of another\n", "53..7....\n6..19",    "id,x,puzzle\n1,2," B_CELLS "\n",
        "\xff\xfe\x01",       "[Puzzle]\n[State]\n", "\x80\n",
        "53..7....\n6..1\n"};

    for (size_t i = 0; i < COUNT_OF(befores); i++) {
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
        ennead_record record;
        size_t room;

        for (int finish = 0; finish < 2; finish++) {
            memcpy(ennead_reader_reserve(reader, &room), befores[i], strlen(befores[i]));
            ennead_reader_add(reader, strlen(befores[i]));
            if (finish)
                ennead_reader_finish(reader);
            while (ennead_reader_next(reader, &record) == ENNEAD_STATUS_OK)
                continue;
            ennead_reader_restart(reader);
            char *read = read_text(reader, (struct test_text){A_ROWS, strlen(A_ROWS)},
                                   (struct pieces){.cut = PIECE_BYTES});
            assert_string_equal(read, "A free 1:1+0 ''\n");
            test_free(read);
            ennead_reader_restart(reader);
        }
        ennead_reader_free(reader);
    }
    ennead_reader_free(NULL);
}

/* Somebody at a terminal gets his answer with the end of the last line of his puzzle. */
static void a_puzzle_is_given_as_soon_as_it_is_there(void **state)
{
    (void)state;
    static const char *const texts[] = {
        A_CELLS "\n",
        A_CELLS "\r",
        A_ROWS,
        "Title\n" A_ROWS,
        "53  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    28\n   419  5\n    8  "
        "79\n",
        "1," A_CELLS "\n",
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        const ennead_puzzle expected = puzzle_of(A_CELLS);
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
        ennead_record record;
        size_t room;

        for (const char *at = texts[i]; *at != '\0'; at++) {
            assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_NEEDS_INPUT);
            *ennead_reader_reserve(reader, &room) = *at;
            ennead_reader_add(reader, 1);
        }
        assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
        assert_puzzles_equal(&record.puzzle, &expected);
        ennead_reader_free(reader);
    }
}

static ennead_status use_reader(const ennead_allocator *memory)
{
    ennead_reader *reader = (ennead_reader *)&reader;
    const ennead_status status = ennead_reader_new(NULL, memory, &reader);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(reader);
        return status;
    }
    char *read = read_text(reader, (struct test_text){A_ROWS, strlen(A_ROWS)},
                           (struct pieces){.cut = PIECE_WHOLE});
    assert_string_equal(read, "A free 1:1+0 ''\n");
    test_free(read);
    ennead_reader_free(reader);
    return ENNEAD_STATUS_OK;
}

static void every_failing_allocation_is_a_status(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_reader);
}

/* Texts that are glued together from what real ones are made of, and so meet every branch. */
static size_t random_text(struct generator *g, char *text, size_t most)
{
    static const char *const scraps[] = {
        A_CELLS,
        B_CELLS,
        Z_CELLS,
        "53..7....",
        "6  195",
        " 98    6",
        "8xxx6xxx3",
        "*8..|.6.*",
        "\n",
        "\r\n",
        "\r",
        "\n",
        "\n\n",
        "-----------\n",
        "---+---+---\n",
        " ",
        "\t",
        "|",
        ",",
        ";",
        "\"",
        "#",
        "Title 3\n",
        "id,puzzle,solution\n",
        "[Puzzle]\n",
        "[State]\n",
        "\x80",
        "\xef\xbb\xbf",
        ".",
        "x",
        "1",
        "0",
        "_",
        "123456789\n",
        A_ROWS,
    };
    size_t length = 0;

    for (unsigned i = 2 + generator_below(g, 40); i > 0; i--) {
        const char *scrap = scraps[generator_below(g, COUNT_OF(scraps))];

        if (length + strlen(scrap) > most)
            break;
        memcpy(text + length, scrap, strlen(scrap));
        length += strlen(scrap);
    }
    return length;
}

static void pieces_read_as_the_whole(void **state)
{
    (void)state;
    static char text[8192];
    struct generator g = {77};
    const int wanted = (int)test_size(400, 20000);

    for (ennead_form form = ENNEAD_FORM_AUTO; form <= ENNEAD_FORM_OPENSUDOKU; form++) {
        ennead_reader_options options;
        ennead_reader *reader = reader_for(form);

        ennead_reader_options_init(&options);
        options.form = form;
        for (int i = 0; i < wanted; i++) {
            const struct test_text random = {text, random_text(&g, text, sizeof text)};
            char *whole = read_text(reader, random, (struct pieces){.cut = PIECE_WHOLE});

            assert_reads(&options, random, whole);
            test_free(whole);
            ennead_reader_restart(reader);
        }
        ennead_reader_free(reader);
    }
    report_figure("reader: %d random texts in each of 6 forms, 7 ways to cut each", wanted);
}

/* The end of a line with several links is searched for once: the line end is gone after the first
 * link has been given, and yet the second ends there. */
static void the_end_of_a_line_of_links_is_known(void **state)
{
    (void)state;
    static const char text[] = "see #ennead=AbC #ennead=dEf\n#ennead=gHi\n";
    static const struct {
        const char *link;
        uint64_t line, column;
    } expected[] = {{"#ennead=AbC", 1, 5}, {"#ennead=dEf", 1, 17}, {"#ennead=gHi", 2, 1}};
    ennead_reader *reader;
    ennead_record record;
    size_t room;

    assert_int_equal(ennead_reader_new(NULL, NULL, &reader), ENNEAD_STATUS_OK);
    char *const to = ennead_reader_reserve(reader, &room);
    memcpy(to, text, strlen(text));
    ennead_reader_add(reader, strlen(text));
    ennead_reader_finish(reader);
    for (size_t i = 0; i < COUNT_OF(expected); i++) {
        assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
        assert_int_equal(record.kind, ENNEAD_RECORD_KIND_LINK);
        assert_int_equal(record.text_length, strlen(expected[i].link));
        assert_memory_equal(record.text, expected[i].link, record.text_length);
        assert_int_equal(record.line, expected[i].line);
        assert_int_equal(record.column, expected[i].column);
        to[strchr(text, '\n') - text] = ' ';
    }
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_END);
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forms_have_their_names),
        cmocka_unit_test(options_have_their_defaults),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(a_column_name_is_copied),
        cmocka_unit_test(forms_may_be_mixed_and_junk_is_told_of),
        cmocka_unit_test(titles_are_kept_in_bounded_room),
        cmocka_unit_test(nul_bytes_are_stray),
        cmocka_unit_test(a_line_too_long_is_one_error),
        cmocka_unit_test(the_longest_line_is_65536_bytes),
        cmocka_unit_test(a_grid_too_long_is_an_error),
        cmocka_unit_test(a_restarted_reader_knows_nothing_of_the_text_before),
        cmocka_unit_test(a_puzzle_is_given_as_soon_as_it_is_there),
        cmocka_unit_test(every_failing_allocation_is_a_status),
        cmocka_unit_test(pieces_read_as_the_whole),
        cmocka_unit_test(the_end_of_a_line_of_links_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
