/* SPDX-License-Identifier: MIT */
/*
 * Runs of lines: which lines are in one, and that taking them changes nothing of what is read. That
 * holds for the texts of all other tests of the reader, too: see reading.c.
 */
#include "support/reading.h"

#include <stdlib.h>

static void put(ennead_reader *reader, const char *text, size_t length)
{
    size_t room;
    char *place = ennead_reader_reserve(reader, &room);

    assert_true(room >= length);
    memcpy(place, text, length);
    ennead_reader_add(reader, length);
}

/* A reader that has given the first line of a text, and has the rest of it. */
static ennead_reader *reader_behind_first(ennead_form form, const char *text)
{
    ennead_reader *reader = reader_for(form);
    ennead_record record;

    put(reader, text, strlen(text));
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
    return reader;
}

static void assert_run(ennead_reader *reader, size_t most, size_t count)
{
    ennead_reader_lines run;

    memset(&run, 0xee, sizeof run);
    const size_t taken = ennead_reader_next_lines(reader, most, &run);
    assert_int_equal(taken, count);
    assert_int_equal(run.count, count);
}

/* How many lines behind the first, a plain one, are in a run. */
static void assert_runs(ennead_form form, const char *text, size_t count)
{
    ennead_reader *reader = reader_behind_first(form, text);

    assert_run(reader, SIZE_MAX, count);
    assert_run(reader, SIZE_MAX, 0);
    ennead_reader_free(reader);
}

#define A A_CELLS
#define B B_CELLS
#define X_CELLS "53xx7xxxx6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8xx79"

static void plain_lines_are_in_a_run(void **state)
{
    (void)state;
    assert_runs(ENNEAD_FORM_AUTO, A "\n" A "\n" B "\n" X_CELLS "\n", 3);
    assert_runs(ENNEAD_FORM_LINE, A "\n" A "\n" B "\n", 2);
    assert_runs(ENNEAD_FORM_AUTO, A "\r\n" A "\r\n" B "\r\n", 2);
    assert_runs(ENNEAD_FORM_AUTO, A " note\n" A "\n", 1);
}

static void each_run_has_one_end_of_the_line(void **state)
{
    (void)state;
    ennead_reader *reader =
        reader_behind_first(ENNEAD_FORM_AUTO, A "\r\n" A "\n" B "\n" B "\r\n" A "\r\n" A "\n");
    const size_t counts[] = {2, 2, 1, 0};

    for (size_t i = 0; i < COUNT_OF(counts); i++)
        assert_run(reader, SIZE_MAX, counts[i]);
    ennead_reader_free(reader);
}

static void all_other_lines_end_a_run(void **state)
{
    (void)state;
    static const char *const others[] = {
        B,                /* has no end yet */
        B "\r",           /* the same */
        B "\r" B,         /* another end */
        B " \n",          /* with a note, though an empty one */
        B ",1\n",         /* the same */
        B "1\n",          /* too long */
        "\n" B "\n",      /* empty */
        " " B "\n",       /* does not begin with a cell */
        "#\n" B "\n",     /* a comment */
        "Easy\n" B "\n",  /* a title */
        "/" B_CELLS "\n", /* next to the cells in ASCII */
    };

    for (size_t i = 0; i < COUNT_OF(others); i++) {
        char text[6 * ENNEAD_LINE_SIZE];
        snprintf(text, sizeof text, "%s\n%s\n%s", A, A, others[i]);
        assert_runs(ENNEAD_FORM_AUTO, text, 1);
    }
    for (int byte = 1; byte < 256; byte++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell += 16) {
            char text[] = A "\n" B "\n";
            text[ENNEAD_LINE_SIZE + cell] = (char)byte;
            assert_runs(ENNEAD_FORM_AUTO, text, strchr("0123456789.*_xX", byte) != NULL);
        }
}

static void lines_may_lie_in_memory_of_the_caller(void **state)
{
    (void)state;
    enum { LINES = 4000, SIZE = LINES * ENNEAD_LINE_SIZE };
    ennead_reader *reader = reader_behind_first(ENNEAD_FORM_AUTO, A "\n" B_CELLS);
    char *memory = test_malloc(SIZE);
    ennead_reader_lines run;
    size_t room;

    char *place = ennead_reader_reserve_in(reader, memory, SIZE, &room);
    assert_ptr_equal(place, memory + ENNEAD_CELLS);
    assert_memory_equal(memory, B_CELLS, ENNEAD_CELLS);
    assert_true(room >= (1 << 17) && room <= SIZE - ENNEAD_CELLS);
    memcpy(place, "\n" A "\n" B, 2 * ENNEAD_LINE_SIZE);
    ennead_reader_add(reader, 2 * ENNEAD_LINE_SIZE);
    assert_int_equal(ennead_reader_next_lines(reader, SIZE_MAX, &run), 2);
    assert_ptr_equal(run.text, memory);
    assert_int_equal(run.line, 2);

    /* What has been returned may be changed. The rest is moved. */
    memset(memory, 'x', 2 * ENNEAD_LINE_SIZE);
    place = ennead_reader_reserve(reader, &room);
    assert_true(place < memory || place > memory + SIZE);
    memset(memory, 'x', SIZE);
    *place = '\n';
    ennead_reader_add(reader, 1);
    assert_int_equal(ennead_reader_next_lines(reader, SIZE_MAX, &run), 1);
    assert_memory_equal(run.text, B_CELLS "\n", ENNEAD_LINE_SIZE);
    assert_int_equal(run.line, 4);

    /* Too little memory, and none, is as good as the reader's own. */
    put(reader, A, ENNEAD_CELLS);
    for (size_t size = 0; size <= ENNEAD_CELLS; size += ENNEAD_CELLS) {
        place = ennead_reader_reserve_in(reader, memory, size, &room);
        assert_true(place < memory || place > memory + SIZE);
        assert_true(room > 1);
    }
    ennead_reader_reserve_in(reader, memory, ENNEAD_CELLS + 1, &room);
    assert_int_equal(room, 1);
    ennead_reader_restart(reader);
    memset(memory, '5', SIZE);
    put(reader, A "\n", ENNEAD_LINE_SIZE);
    ennead_record record;
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
    assert_int_equal(record.line, 1);
    ennead_reader_free(reader);
    test_free(memory);
}

static void there_are_none_where_the_text_decides(void **state)
{
    (void)state;
    static const char table[] = "puzzle,name\n" A ",a\n" B "\n" B "\n";
    static const char section[] = "[Puzzle]\n" A "\n[State]\n" B "\n" B "\n";

    assert_runs(ENNEAD_FORM_CSV, A "\n" A "\n" B "\n", 0);
    assert_runs(ENNEAD_FORM_ALMANAC, A "\n" A "\n" B "\n", 0);
    assert_runs(ENNEAD_FORM_FREE, A "\n" A "\n" B "\n", 0);
    assert_runs(ENNEAD_FORM_AUTO, table, 0);

    ennead_reader *reader = reader_behind_first(ENNEAD_FORM_AUTO, section);
    ennead_record record;
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
    assert_int_equal(record.kind, ENNEAD_RECORD_KIND_NOTICE);
    assert_run(reader, SIZE_MAX, 0);
    ennead_reader_free(reader);

    /* Before the encoding is known. */
    reader = reader_for(ENNEAD_FORM_AUTO);
    put(reader, A "\n" B "\n", 2 * ENNEAD_LINE_SIZE);
    assert_run(reader, SIZE_MAX, 0);
    ennead_reader_free(reader);
}

static void no_more_than_is_asked_for(void **state)
{
    (void)state;
    ennead_reader *reader = reader_behind_first(ENNEAD_FORM_AUTO, A "\n" A "\n" B "\n" A "\n");
    ennead_record record;
    ennead_reader_lines run;

    assert_run(reader, 0, 0);
    assert_int_equal(ennead_reader_next_lines(reader, 2, &run), 2);
    assert_int_equal(run.line, 2);
    assert_int_equal(run.offset, ENNEAD_LINE_SIZE);
    assert_int_equal(run.stride, ENNEAD_LINE_SIZE);
    assert_memory_equal(run.text + run.stride, B, ENNEAD_CELLS);
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
    assert_int_equal(record.line, 4);
    ennead_reader_free(reader);
}

/* Random lists of lines with and without all that ends a run. */
static void runs_change_nothing(void **state)
{
    (void)state;
    static const char *const lines[] = {
        A "\n", A "\n",    B "\n",     X_CELLS "\n", A "\r\n",      B "\r\n", A "\r",      A " n\n",
        "\n",   "Title\n", A ",1,2\n", "# c\n",      "53..7....\n", A "1\n",  "---+---\n",
    };
    struct generator g = {8};

    for (int i = 0; i < 2000; i++) {
        char text[40 * ENNEAD_LINE_SIZE] = "";
        size_t length = 0;
        const unsigned kinds = 2 + generator_below(&g, COUNT_OF(lines) - 1);
        for (unsigned left = generator_below(&g, 30); left > 0; left--) {
            const char *line = lines[generator_below(&g, kinds)];
            memcpy(text + length, line, strlen(line));
            length += strlen(line);
        }
        ennead_reader *reader = reader_for(i % 2 ? ENNEAD_FORM_AUTO : ENNEAD_FORM_LINE);
        char *one_by_one = read_text(reader, (struct test_text){text, length},
                                     (struct pieces){.cut = PIECE_WHOLE});
        ennead_reader_restart(reader);
        char *in_runs = read_text(reader, (struct test_text){text, length},
                                  (struct pieces){i % 3 ? PIECE_RANDOM : PIECE_WHOLE,
                                                  (unsigned long long)i, LINES_IN_RUNS});
        assert_string_equal(in_runs, one_by_one);
        test_free(one_by_one);
        test_free(in_runs);
        ennead_reader_free(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_lines_are_in_a_run),
        cmocka_unit_test(each_run_has_one_end_of_the_line),
        cmocka_unit_test(all_other_lines_end_a_run),
        cmocka_unit_test(lines_may_lie_in_memory_of_the_caller),
        cmocka_unit_test(there_are_none_where_the_text_decides),
        cmocka_unit_test(no_more_than_is_asked_for),
        cmocka_unit_test(runs_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
