/* SPDX-License-Identifier: MIT */
/*
 * The live search without a terminal: what it counts, what keys do, and what a sheet shows.
 */
#include "cli/board/live.h"

#include <string.h>

#include "support/support.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static struct live *live_of(const char *line, enum face_signs signs, uint64_t delay)
{
    const struct live_settings settings = {.title = "a file:1", .signs = signs, .delay = delay};
    ennead_puzzle read;

    assert_int_equal(ennead_puzzle_from_line(line, &read), ENNEAD_STATUS_OK);
    struct live *live = live_new(&read, &settings);
    assert_non_null(live);
    return live;
}

/* Whether a sheet of this size shows a text in one row; ASCII only. */
static bool shows(struct live *live, int rows, int columns, const char *wanted)
{
    struct board_sheet sheet = {0};
    struct face_cursor cursor;
    bool found = false;

    assert_true(live_draw(live, rows, columns, &sheet, &cursor));
    assert_in_range(cursor.row, 0, rows - 1);
    for (int row = 0; row < rows; row++) {
        char text[300] = "";
        for (int column = 0; column < columns; column++) {
            const uint32_t code = sheet_at(&sheet, row, column)->code;
            text[column] = (char)(code < 0x80 ? code : '?');
        }
        found = found || strstr(text, wanted) != NULL;
    }
    sheet_free(&sheet);
    return found;
}

static bool press(struct live *live, char key)
{
    return live_press(live, &(struct face_key){.code = (uint8_t)key});
}

static void changes_are_counted(void **state)
{
    struct live *live = live_of(puzzle, FACE_ASCII, 20);

    (void)state;
    assert_true(shows(live, 24, 80, "a file:1"));
    assert_true(shows(live, 24, 80, "depth 0 of 51"));
    assert_false(live_change(live, 2, 1));
    assert_false(live_change(live, 3, 2));
    assert_true(shows(live, 24, 80, "> 2<") || shows(live, 24, 80, ">2<"));
    assert_false(live_change(live, 3, 0));
    assert_false(live_change(live, 3, 6));
    assert_false(live_change(live, 3, 0));
    assert_true(shows(live, 24, 80, "depth 1 of 51"));
    assert_true(shows(live, 24, 80, "deepest 2"));
    assert_true(shows(live, 24, 80, "placed 3"));
    assert_true(shows(live, 24, 80, "taken back 2"));
    assert_true(shows(live, 24, 80, "20 ms a change"));
    live_set_colors(live, FACE_COLORED);
    assert_false(shows(live, 24, 80, ">"));
    live_free(live);
}

static void a_full_board_is_a_solution(void **state)
{
    struct live *live =
        live_of(".34678912672195348198342567859761423426853791713924856961537284287419635345286179",
                FACE_UTF8, 0);

    (void)state;
    assert_true(live_change(live, 0, 5));
    assert_true(shows(live, 24, 80, "solutions 1"));
    assert_true(shows(live, 24, 80, "no delay"));
    live_say(live, "unique");
    assert_true(shows(live, 24, 80, "unique  depth 1"));
    assert_true(shows(live, 40, 100, "depth 1 of 1"));
    assert_true(shows(live, 20, 50, "depth 1"));
    assert_true(shows(live, 8, 30, "too small"));
    live_free(live);
}

static void keys_choose_the_speed(void **state)
{
    struct live *live = live_of(puzzle, FACE_ASCII, 50);

    (void)state;
    assert_true(press(live, '+') && press(live, 'x'));
    assert_int_equal(live_delay(live), 25);
    assert_true(press(live, '-'));
    assert_int_equal(live_delay(live), 51);
    for (int i = 0; i < 20; i++)
        assert_true(press(live, '-'));
    assert_int_equal(live_delay(live), 60000);
    assert_true(press(live, ' '));
    assert_true(live_is_paused(live));
    assert_true(shows(live, 24, 80, "paused"));
    assert_false(live_steps(live));
    assert_true(press(live, '.'));
    assert_true(live_steps(live));
    assert_false(live_steps(live));
    assert_true(press(live, ' '));
    assert_false(live_is_paused(live));
    assert_false(press(live, 'q'));
    live_free(live);
    live_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_are_counted),
        cmocka_unit_test(a_full_board_is_a_solution),
        cmocka_unit_test(keys_choose_the_speed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
