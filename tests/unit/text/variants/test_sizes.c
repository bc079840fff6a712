/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of any size from text and back: signs, numbers, jigsaws, boxes by size and by wish, and
 * what is said of text that is none.
 */
#include "support/support.h"

static ennead_description *read_boxes(const char *text, int box_rows, int box_columns,
                                      ennead_description_report *report)
{
    ennead_description *d;

    assert_int_equal(ennead_description_read(
                         text, strlen(text),
                         &(ennead_description_options){.size = sizeof(ennead_description_options),
                                                       .box_rows = box_rows,
                                                       .box_columns = box_columns},
                         NULL, &d, report),
                     ENNEAD_STATUS_OK);
    return d;
}

static ennead_description *read_text(const char *text, ennead_description_report *report)
{
    return read_boxes(text, 0, 0, report);
}

static void assert_givens(const ennead_description *d, const uint8_t *givens)
{
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        assert_int_equal(d->candidates[cell], givens[cell] == 0
                                                  ? UINT64_MAX >> (64 - d->values)
                                                  : (uint64_t)1 << (givens[cell] - 1));
}

static void signs_and_numbers_mean_the_same(void **state)
{
    (void)state;
    static const uint8_t givens[] = {1, 0, 0, 4, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 1};
    static const struct {
        const char *text;
        ennead_notation notation;
    } texts[] = {
        {"1..4..2..3..4..1", ENNEAD_NOTATION_SIGNS},
        {"1004002003004001", ENNEAD_NOTATION_SIGNS},
        {"1--4\n__2_\n*3**\n4..1\n", ENNEAD_NOTATION_SIGNS},
        {"|1 .|. 4|\n|. .|2 .|\n+\n|. 3|. .|\n|4 .|. 1|\r\n", ENNEAD_NOTATION_NUMBERS},
        {"1 0 0 4 0 0 2 0 0 3 0 0 4 0 0 1", ENNEAD_NOTATION_NUMBERS},
        {"1,.,.,4,.,.,2,.,.,3,.,.,4,.,.,01", ENNEAD_NOTATION_NUMBERS},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_description_report report;
        ennead_description *d = read_text(texts[i].text, &report);
        assert_int_equal(report.notation, texts[i].notation);
        assert_int_equal(d->rows, 4);
        assert_int_equal(d->box_rows, 2);
        assert_givens(d, givens);
        ennead_description_free(d);
    }
}

static void boxes_are_as_square_as_can_be(void **state)
{
    (void)state;
    static const struct {
        int size, high;
    } shapes[] = {{1, 0},  {2, 0},  {3, 0},  {4, 2},  {6, 2},  {7, 0},  {8, 2},  {9, 3},
                  {10, 2}, {12, 3}, {13, 0}, {15, 3}, {16, 4}, {25, 5}, {36, 6}, {64, 8}};
    static char text[ENNEAD_MOST_CELLS + 1];

    for (size_t i = 0; i < COUNT_OF(shapes); i++) {
        const int size = shapes[i].size;
        ennead_description_report report;
        memset(text, '.', (size_t)(size * size));
        text[size * size] = '\0';
        ennead_description *d = read_text(text, &report);
        assert_int_equal(d->rows, size);
        assert_int_equal(d->values, size);
        assert_int_equal(d->box_rows, shapes[i].high);
        assert_int_equal((d->houses & ENNEAD_HOUSES_REGIONS) != 0, shapes[i].high > 0);
        if (size > 1)
            assert_int_equal(report.notation,
                             size > 61 ? ENNEAD_NOTATION_NUMBERS : ENNEAD_NOTATION_SIGNS);
        ennead_description_free(d);
    }
}

static void boxes_may_be_wished_for(void **state)
{
    (void)state;
    static const char empty[] = "....................................";
    ennead_description_report report;
    ennead_description *d = read_boxes(empty, 3, 2, &report);

    assert_int_equal(d->box_rows, 3);
    assert_int_equal(d->regions[0], d->regions[13]);
    assert_int_not_equal(d->regions[0], d->regions[18]);
    ennead_description_free(d);
    d = read_boxes(empty, 1, 0, &report);
    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS);
    ennead_description_free(d);
}

static void a_jigsaw_has_regions_of_its_own(void **state)
{
    (void)state;
    ennead_description_report report;
    ennead_description *d = read_text("1..............4 aaabacbbccbdcddd", &report);
    static const uint8_t regions[] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};

    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
    assert_int_equal(d->box_rows, 0);
    assert_memory_equal(d->regions, regions, sizeof regions);
    assert_int_equal(d->candidates[15], 8);
    ennead_description_free(d);
}

static void letters_go_on_after_nine(void **state)
{
    (void)state;
    static const uint8_t numbers[] = {0, 1, 9, 10, 16, 35, 36, 61};
    static char text[50 * 50 + 1];
    ennead_description_report report;
    ennead_description *d;
    uint8_t givens[256] = {0};

    memset(text, '.', 256);
    memcpy(text, "19AaGg", 6);
    memcpy(givens, (uint8_t[]){1, 9, 10, 10, 16, 16}, 6);
    d = read_text(text, &report);
    assert_givens(d, givens);
    ennead_description_free(d);
    /* Where there are more values than capitals, small letters go on. */
    memset(text, '.', 50 * 50);
    memcpy(text, "Zab", 3);
    d = read_text(text, &report);
    assert_int_equal(d->candidates[0], (uint64_t)1 << 34);
    assert_int_equal(d->candidates[1], (uint64_t)1 << 35);
    assert_int_equal(d->candidates[2], (uint64_t)1 << 36);
    ennead_description_free(d);
    assert_int_equal(ennead_write_values(numbers, COUNT_OF(numbers), ENNEAD_NOTATION_SIGNS, text),
                     COUNT_OF(numbers));
    assert_string_equal(text, ".19AGZaz");
    assert_int_equal(ennead_write_values(numbers, COUNT_OF(numbers), ENNEAD_NOTATION_NUMBERS, text),
                     20);
    assert_string_equal(text, "0 1 9 10 16 35 36 61");
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static char long_text[3 * ENNEAD_MOST_CELLS];
    static char numbers_text[4 * 100 * 100 + 1]; /* a grid of 100x100 */
    static const struct {
        const char *text;
        int box_rows, box_columns;
        size_t place;
        const char *message;
    } wrong[] = {
        {"", 0, 0, 0,
         "the puzzle has 0 cells, expected a square number up to 4096, or twice one for a jigsaw"},
        {"12345", 0, 0, 0,
         "the puzzle has 5 cells, expected a square number up to 4096, or twice one for a jigsaw"},
        {"1 2 3 4 5", 0, 0, 0,
         "the puzzle has 5 cells, expected a square number up to 4096, or twice one for a jigsaw"},
        {"1..4 ..?. .... ....", 0, 0, 7,
         "stray byte, expected a sign for 1 to 4, or . for an empty cell"},
        {"1..5............", 0, 0, 0, "a given is more than 4, the size of the grid"},
        {"1 5 . .", 0, 0, 0, "a given is more than 2, the size of the grid"},
        {"................", 3, 2, 0, "a grid of size 4 cannot be cut into such boxes"},
        {"................", -1, 4, 0, "a grid of size 4 cannot be cut into such boxes"},
        {numbers_text, 0, 0, 0,
         "the puzzle has 10000 cells, expected a square number up to 4096, or twice one for a "
         "jigsaw"},
        {long_text, 0, 0, 0,
         "the puzzle has 12287 cells, expected a square number up to 4096, or twice one for a "
         "jigsaw"},
    };

    memset(long_text, '.', sizeof long_text - 1);
    for (size_t i = 0; i < 100 * 100; i++)
        memcpy(numbers_text + 4 * i, i % 3 == 0 ? "100 " : i % 3 == 1 ? "  7 " : "  . ", 4);
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        ennead_description_report report = {.place = 99};
        ennead_description *d;
        const ennead_status status = ennead_description_read(
            wrong[i].text, strlen(wrong[i].text),
            &(ennead_description_options){.size = sizeof(ennead_description_options),
                                          .box_rows = wrong[i].box_rows,
                                          .box_columns = wrong[i].box_columns},
            NULL, &d, &report);
        assert_int_equal(status, ENNEAD_STATUS_BAD_ARGUMENT);
        assert_null(d);
        assert_string_equal(report.message, wrong[i].message);
        assert_int_equal(report.place, wrong[i].place);
    }
}

static ennead_status read_small(const ennead_allocator *memory)
{
    ennead_description_report report;
    ennead_description *d;
    const ennead_status status = ennead_description_read("1..2", 4, NULL, memory, &d, &report);

    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signs_and_numbers_mean_the_same),
        cmocka_unit_test(boxes_are_as_square_as_can_be),
        cmocka_unit_test(boxes_may_be_wished_for),
        cmocka_unit_test(a_jigsaw_has_regions_of_its_own),
        cmocka_unit_test(letters_go_on_after_nine),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
