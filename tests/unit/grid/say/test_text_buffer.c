/* SPDX-License-Identifier: MIT */
/*
 * Cells, digits and houses in words, and text in any room.
 */
#include "grid/say/text_buffer.h"
#include "grid/step.h"
#include "support/support.h"

static const char *written(const text_buffer *p)
{
    buffer_end(p);
    return p->text;
}

static void lists_are_joined(void **state)
{
    (void)state;
    char text[200];
    text_buffer p = buffer_for(NULL, text, sizeof text);

    buffer_format(&p, "%c; %C; %C; %C; %O; %L", 10, set_of_cells(CELL(0)),
                  set_of_cells(CELL(0) | CELL(80)), set_of_cells(CELL(0) | CELL(8) | CELL(80)),
                  set_of_cells(CELL(3) | CELL(4)), set_of_cells(CELL(3) | CELL(4)));
    assert_string_equal(written(&p),
                        "r2c2; r1c1; r1c1 and r9c9; r1c1, r1c9 and r9c9; r1c4 or r1c5; "
                        "r1c4, r1c5");
    p.length = 0;
    buffer_format(&p, "%D; %D; %D; %n; %d", 1, 1 | 256, 1 | 2 | 4, 1234, 7);
    assert_string_equal(written(&p), "1; 1 and 9; 1, 2 and 3; 1234; 7");
    p.length = 0;
    buffer_format(&p, "%h; %h; %h; %H; %H; %H%t", 0, 17, 18, (uint32_t)(1 | 1 << 8),
                  (uint32_t)(1 << 9 | 1 << 10 | 1 << 12), (uint32_t)(1 << 3 | 1 << 26), "!");
    assert_string_equal(
        written(&p), "row 1; column 9; box 1; rows 1 and 9; columns 1, 2 and 4; row 4 and box 9!");
}

/* Whatever room there is, nothing is written after it, and the length is that of the whole. */
static void any_room_will_do(void **state)
{
    (void)state;
    static const char whole[] = "r1c1, r1c2 and r1c3";

    for (size_t room = 0; room < sizeof whole + 3; room++) {
        char text[sizeof whole + 4];
        memset(text, '#', sizeof text);
        text_buffer p = buffer_for(NULL, text, room);
        buffer_format(&p, "%C", set_of_cells(CELL(0) | CELL(1) | CELL(2)));
        assert_int_equal(buffer_end(&p), strlen(whole));
        assert_int_equal(text[room], '#');
        if (room > 0) {
            const size_t kept = room - 1 < strlen(whole) ? room - 1 : strlen(whole);
            assert_memory_equal(text, whole, kept);
            assert_int_equal(text[kept], '\0');
        }
    }
    text_buffer nowhere = buffer_for(NULL, NULL, 0);
    nowhere.length = 5;
    assert_int_equal(buffer_end(&nowhere), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_joined),
        cmocka_unit_test(any_room_will_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
