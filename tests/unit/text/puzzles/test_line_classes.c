/* SPDX-License-Identifier: MIT */
/*
 * The counts that decisions about lines rest on: which lines are frames, titles, or hold cells.
 */
#include "support/support.h"

#include "text/puzzles/line_classes.h"

static line_classes of(const char *text)
{
    return classes_of(text, strlen(text));
}

static void every_byte_is_of_one_class(void **state)
{
    (void)state;
    for (int byte = 0; byte < 256; byte++) {
        const char c = (char)byte;
        const line_classes p = classes_of(&c, 1);
        const size_t signs = p.signs[0] + p.signs[1] + p.signs[2] + p.signs[3];
        const size_t stray = p.stray != NOWHERE;
        const size_t counted = p.digits + p.dots + signs + p.bars + p.ornaments + stray;

        assert_int_equal(counted, c == ' ' || c == '\t' || c == '#' ? 0 : 1);
        assert_int_equal(p.comment, c == '#');
    }
}

static void what_is_behind_a_comment_sign_is_not_counted(void **state)
{
    (void)state;
    const line_classes p = of("12 . # 345 abc \x01");

    assert_int_equal(p.digits, 2);
    assert_int_equal(p.dots, 1);
    assert_int_equal(p.length, 4);
    assert_int_equal(p.letters, 0);
    assert_int_equal(p.stray, NOWHERE);
    assert_true(p.comment);
}

static void lines_are_told_apart(void **state)
{
    (void)state;
    enum { FRAME = 1, TITLE = 2, CELLS = 4, EMPTY = 8 };
    static const struct {
        const char *text;
        int is;
    } cases[] = {
        {"", EMPTY},
        {"   \t", EMPTY},
        {"# 17", 0},
        {"-----------", FRAME},
        {"---+---+---", FRAME},
        {"===========", FRAME},
        {" *-----------*", FRAME | CELLS}, /* its stars might be cells elsewhere */
        {"53..7....", CELLS},
        {"|53.|.7.|...|", CELLS},
        {"xxxxxxxxx", CELLS},
        {"Puzzle 17", TITLE | CELLS},
        {"[Puzzle]", TITLE},
        {"% easy", TITLE},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const line_classes p = of(cases[i].text);

        assert_int_equal(is_frame(&p, cases[i].text), (cases[i].is & FRAME) != 0);
        assert_int_equal(is_title(&p), (cases[i].is & TITLE) != 0);
        assert_int_equal(!has_no_cells(&p), (cases[i].is & CELLS) != 0);
        assert_int_equal(is_empty(&p), (cases[i].is & EMPTY) != 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_is_of_one_class),
        cmocka_unit_test(what_is_behind_a_comment_sign_is_not_counted),
        cmocka_unit_test(lines_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
