/* SPDX-License-Identifier: MIT */
/*
 * The writers against prints typed by hand, and that they use exactly the room they say.
 */
#include "support/support.h"

static const char almanac[] = "-------------------------\n"
                              "| 5 3 . | . 7 . | . . . |\n"
                              "| 6 . . | 1 9 5 | . . . |\n"
                              "| . 9 8 | . . . | . 6 . |\n"
                              "-------------------------\n"
                              "| 8 . . | . 6 . | . . 3 |\n"
                              "| 4 . . | 8 . 3 | . . 1 |\n"
                              "| 7 . . | . 2 . | . . 6 |\n"
                              "-------------------------\n"
                              "| . 6 . | . . . | 2 8 . |\n"
                              "| . . . | 4 1 9 | . . 5 |\n"
                              "| . . . | . 8 . | . 7 9 |\n"
                              "-------------------------\n";

static const char compact[] = "530|070|000\n"
                              "600|195|000\n"
                              "098|000|060\n"
                              "-----------\n"
                              "800|060|003\n"
                              "400|803|001\n"
                              "700|020|006\n"
                              "-----------\n"
                              "060|000|280\n"
                              "000|419|005\n"
                              "000|080|079\n";

static const struct board_writer {
    void (*write)(const uint8_t *cells, char *text);
    size_t size;
    const char *expected;
} writers[] = {
    {ennead_write_line, ENNEAD_LINE_SIZE, EXAMPLE_PUZZLE},
    {ennead_write_almanac, ENNEAD_ALMANAC_SIZE, almanac},
    {ennead_write_compact, ENNEAD_COMPACT_SIZE, compact},
};

static void boards_are_written_to_the_byte(void **state)
{
    (void)state;
    board cells;

    board_of(EXAMPLE_PUZZLE, cells);
    for (size_t i = 0; i < COUNT_OF(writers); i++) {
        char *text = test_malloc(writers[i].size);

        assert_int_equal(strlen(writers[i].expected) + 1, writers[i].size);
        writers[i].write(cells, text);
        assert_memory_equal(text, writers[i].expected, writers[i].size);
        test_free(text);
    }
}

static void every_digit_is_written_as_itself(void **state)
{
    (void)state;
    board cells;
    char line[ENNEAD_LINE_SIZE];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] = (uint8_t)(cell % 10);
    ennead_write_line(cells, line);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(line[cell], ".123456789"[cell % 10]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_written_to_the_byte),
        cmocka_unit_test(every_digit_is_written_as_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
