/* SPDX-License-Identifier: MIT */
/*
 * Lines of HoDoKu's regression library, and what is wrong with lines that are not.
 */
#include "support/steps.h"

#define CELLS_OF_CASE \
    "1.+2......" \
    "........." \
    "........." \
    "........." \
    "........." \
    "........." \
    "........." \
    "........." \
    "........9"

static ennead_status read(const char *line, ennead_case *found, size_t *column)
{
    return ennead_case_read(line, strlen(line), found, column);
}

static void a_line_is_read(void **context)
{
    (void)context;
    ennead_case found;

    assert_int_equal(read(":0300-2:37:" CELLS_OF_CASE ":412 555:999 351:812:7", &found, NULL),
                     ENNEAD_STATUS_OK);
    assert_string_equal(found.code, "0300");
    assert_string_equal(found.variant, "2");
    assert_int_equal(found.digits, 1 << 2 | 1 << 6);
    assert_int_equal(found.state.givens[0], 1);
    assert_int_equal(found.state.givens[2], 0);
    assert_int_equal(found.state.values[2], 2);
    assert_int_equal(found.state.givens[80], 9);
    assert_int_equal(found.state.candidates[1], 0x1ff & ~(1 | 1 << 1 | 1 << 3));
    assert_int_equal(found.state.candidates[40], 0x1ff & ~(1 << 4));
    assert_cells(found.removed[9], "99");
    assert_cells(found.removed[3], "51");
    assert_cells(found.placed[8], "12");
    assert_cells(found.placed[1], "");
}

static void fields_may_be_empty_and_the_last_missing(void **context)
{
    (void)context;
    ennead_case found;

    assert_int_equal(read(":x::" CELLS_OF_CASE "::: :", &found, NULL), ENNEAD_STATUS_OK);
    assert_string_equal(found.code, "x");
    assert_string_equal(found.variant, "");
    assert_int_equal(found.digits, 0);
    assert_int_equal(read(":x::" CELLS_OF_CASE ":::", &found, NULL), ENNEAD_STATUS_OK);
}

static void comments_and_empty_lines_are_no_cases(void **context)
{
    (void)context;
    ennead_case found;

    assert_int_equal(read("", &found, NULL), ENNEAD_STATUS_END);
    assert_int_equal(read("# :0300", &found, NULL), ENNEAD_STATUS_END);
}

static void wrong_lines_show_where(void **context)
{
    (void)context;
    static const struct {
        const char *line;
        size_t column;
    } wrong[] = {
        {"0300:3:", 1},
        {":030012345678:", 13},
        {":0300-1234:3:", 10},
        {":0300", 6},
        {":0300:a:", 7},
        {":0300:3", 8},
        {":0300:3:12x", 11},
        {":0300:3:+.", 10},
        {":0300:3:12", 11},
        {":x::" CELLS_OF_CASE, 87},
        {":x::" CELLS_OF_CASE ".", 87},
        {":x::" CELLS_OF_CASE ":41:::", 90},
        {":x::" CELLS_OF_CASE ":410:::", 90},
        {":x::" CELLS_OF_CASE "::4112::", 93},
        {":x::" CELLS_OF_CASE "::", 89},
    };
    ennead_case found;

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        size_t column = 0;
        assert_int_equal(read(wrong[i].line, &found, NULL), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(read(wrong[i].line, &found, &column), ENNEAD_STATUS_BAD_ARGUMENT);
        if (column != wrong[i].column)
            fail_msg("%s: column %zu", wrong[i].line, column);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_read),
        cmocka_unit_test(fields_may_be_empty_and_the_last_missing),
        cmocka_unit_test(comments_and_empty_lines_are_no_cases),
        cmocka_unit_test(wrong_lines_show_where),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
