/* SPDX-License-Identifier: MIT */
/*
 * The form `almanac`, byte by byte as the 2005 program read, against a reader written down here
 * from its published source; and the one thing it adds, that a text ending within a grid is an
 * error.
 */
#include "support/reading.h"

static const struct reading_case cases[] = {
    {"a line", A_CELLS, "A almanac 1:1+0 ''\n"},
    {"all else is ignored", "Puzzle: [" A_CELLS "] -> q\n", "A almanac 1:10+9 ''\n"},
    {"two on one line", A_CELLS B_CELLS, "A almanac 1:1+0 ''\nB almanac 1:82+81 ''\n"},
    {"comments hold no cells", "# 17. puzzle\n" A_CELLS "# 5\r" B_CELLS,
     "A almanac 2:1+13 ''\nB almanac 3:1+98 ''\n"},
    {"a comment inside a grid",
     "53..7....# 1\n6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     "A almanac 1:1+0 ''\n"},
    {"a blank first line", "\r\n  " A_CELLS, "A almanac 2:3+4 ''\n"},
    {"cut off", A_CELLS "\n53..7\n",
     "A almanac 1:1+0 ''\n"
     "error 2:6+87 the grid is cut off after 5 cells, expected 81 |53..7^|\n"},
    {"nothing", "", "notice 1:1+0 no puzzle in this text, expected at least one |^|\n"},
};

static void it_reads_as_the_program_did(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_ALMANAC, cases, COUNT_OF(cases));
}

/* The published Grid.create, in our words: the cells of the text's grids, one a line. */
static size_t model(struct test_text text, char *cells)
{
    size_t count = 0;
    bool in_comment = false;

    for (size_t i = 0; i < text.length; i++) {
        const char c = text.bytes[i];

        if (c == '\n' || c == '\r')
            in_comment = false;
        else if (c == '#')
            in_comment = true;
        else if (!in_comment && c == '0')
            cells[count++] = '.';
        else if (!in_comment && (c == '.' || (c >= '1' && c <= '9')))
            cells[count++] = c;
    }
    return count;
}

static void compare_with_model(ennead_reader *reader, struct test_text text,
                               unsigned long long seed)
{
    static char cells[4096];
    const size_t count = model(text, cells);
    char *read = read_text(reader, text, (struct pieces){.cut = PIECE_RANDOM, .seed = seed});
    const char *at = read;

    for (size_t grid = 0; grid < count / ENNEAD_CELLS; grid++) {
        assert_memory_equal(at, cells + grid * ENNEAD_CELLS, ENNEAD_CELLS);
        at = strchr(at, '\n') + 1;
    }
    if (count % ENNEAD_CELLS != 0)
        assert_int_equal(strncmp(at, "error", 5), 0);
    test_free(read);
    ennead_reader_restart(reader);
}

static void any_bytes_read_as_the_program_did(void **state)
{
    (void)state;
    static const char alphabet[] = "0123456789...........\n\r#x|- \xff";
    ennead_reader *reader = reader_for(ENNEAD_FORM_ALMANAC);
    struct generator g = {4};
    char bytes[1000];

    for (unsigned long long seed = 1; seed <= 500; seed++) {
        const size_t length = generator_below(&g, sizeof bytes + 1);

        for (size_t i = 0; i < length; i++)
            bytes[i] = alphabet[generator_below(&g, sizeof alphabet)];
        compare_with_model(reader, (struct test_text){bytes, length}, seed);
    }
    ennead_reader_free(reader);
}

/* There is no longest line in this form. */
static void a_line_of_a_megabyte_is_read(void **state)
{
    (void)state;
    const size_t length = (size_t)1 << 20;
    char *text = test_malloc(length + ENNEAD_CELLS);
    ennead_reader *reader = reader_for(ENNEAD_FORM_ALMANAC);

    memset(text, 'q', length);
    memcpy(text + length, A_CELLS, ENNEAD_CELLS);
    char *read = read_text(reader, (struct test_text){text, length + ENNEAD_CELLS},
                           (struct pieces){.cut = PIECE_WHOLE});
    assert_string_equal(read, "A almanac 1:1048577+1048576 ''\n");
    test_free(read);
    test_free(text);
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_reads_as_the_program_did),
        cmocka_unit_test(a_line_of_a_megabyte_is_read),
        cmocka_unit_test(any_bytes_read_as_the_program_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
