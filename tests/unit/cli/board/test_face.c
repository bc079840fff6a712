/* SPDX-License-Identifier: MIT */
/*
 * The board without a terminal: what keys do to the game, and what a sheet shows.
 */
#include "cli/board/face.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/board/face_keys.h"
#include "cli/board/face_state.h"
#include "cli/board/face_words.h"
#include "support/board/faces.h"
#include "support/support.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void moves_go_round(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    assert_int_equal(shown.face->cursor, 40);
    press(&shown, "kkkk");
    assert_int_equal(shown.face->cursor, 4);
    press(&shown, "k");
    assert_int_equal(shown.face->cursor, 76);
    press(&shown, "jlllll");
    assert_int_equal(shown.face->cursor, 0);
    press(&shown, "h");
    assert_int_equal(shown.face->cursor, 8);
    assert_true(press_code(&shown, KEY_CODE_HOME, KEY_PLAIN));
    assert_true(press_code(&shown, KEY_CODE_DOWN, KEY_PLAIN));
    assert_true(press_code(&shown, KEY_CODE_RIGHT, KEY_PLAIN));
    assert_int_equal(shown.face->cursor, 10);
    assert_true(press_code(&shown, KEY_CODE_UP, KEY_PLAIN));
    assert_true(press_code(&shown, KEY_CODE_LEFT, KEY_PLAIN));
    assert_true(press_code(&shown, KEY_CODE_END, KEY_PLAIN));
    assert_int_equal(shown.face->cursor, 8);
    face_end(&shown);
}

/* Moves the cursor to a cell, counted from 1. */
static void go(shown_face *shown, int row, int column)
{
    shown->face->cursor = 9 * (row - 1) + column - 1;
}

static void digits_are_placed_replaced_and_erased(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    go(&shown, 1, 3);
    press(&shown, "1");
    assert_int_equal(value_in(&shown, 1, 3), 1);
    press(&shown, "4");
    assert_int_equal(value_in(&shown, 1, 3), 4);
    press(&shown, "4");
    assert_int_equal(value_in(&shown, 1, 3), 0);
    press(&shown, "4.");
    assert_int_equal(value_in(&shown, 1, 3), 0);
    press(&shown, ".");
    assert_true(shows(&shown, 24, 80, "nothing to erase"));
    go(&shown, 1, 1);
    press(&shown, "4");
    assert_int_equal(value_in(&shown, 1, 1), 5);
    assert_true(shows(&shown, 24, 80, "This digit is given."));
    go(&shown, 1, 3);
    press(&shown, "5");
    assert_true(shows(&shown, 24, 80, "r1c3 cannot be 5: r1c1 is."));
    press(&shown, "0");
    assert_true(shows(&shown, 24, 80, "no such digit"));
    face_end(&shown);
}

static void marks_and_colors(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    go(&shown, 1, 3);
    press(&shown, "c14x2v7");
    assert_int_equal(notes_in(&shown, 1, 3).center, 1 | 8);
    assert_int_equal(notes_in(&shown, 1, 3).corner, 2);
    assert_int_equal(notes_in(&shown, 1, 3).color, 7);
    assert_true(shows(&shown, 24, 80, "center 1 4"));
    assert_true(shows(&shown, 24, 80, "corner 2"));
    press(&shown, "c1u");
    assert_int_equal(notes_in(&shown, 1, 3).center, 1 | 8);
    press(&shown, "r");
    assert_int_equal(notes_in(&shown, 1, 3).center, 8);
    press(&shown, " ");
    assert_true(shows(&shown, 24, 80, "mode: colors"));
    press(&shown, "7z.");
    assert_int_equal(notes_in(&shown, 1, 3).center, 0);
    assert_int_equal(notes_in(&shown, 1, 3).corner, 0);
    face_end(&shown);
}

static void a_selection_takes_a_digit_together(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    go(&shown, 2, 2);
    assert_true(press_code(&shown, KEY_CODE_RIGHT, KEY_SHIFT));
    press(&shown, "c7");
    assert_int_equal(notes_in(&shown, 2, 2).center, 64);
    assert_int_equal(notes_in(&shown, 2, 3).center, 64);
    press(&shown, "j");
    assert_int_equal(shown.face->selected[11], 0);
    go(&shown, 2, 7);
    press(&shown, "Vl");
    assert_true(shows(&shown, 24, 80, "selecting"));
    press(&shown, "V8");
    assert_int_equal(notes_in(&shown, 2, 7).center, 128);
    assert_int_equal(notes_in(&shown, 2, 8).center, 128);
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    press(&shown, "8");
    assert_int_equal(notes_in(&shown, 2, 7).center, 128);
    assert_int_equal(notes_in(&shown, 2, 8).center, 0);
    go(&shown, 4, 2);
    press(&shown, "LJ8");
    assert_int_equal(notes_in(&shown, 5, 3).center, 128);
    face_end(&shown);
}

static void mouse_moves_and_drags(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    (void)row_of(&shown, 24, 80, 0);
    const struct face_key down = {.code = KEY_CODE_PRESS, .row = 2, .column = 2};
    const struct face_key drag = {.code = KEY_CODE_DRAG, .row = 4, .column = 2};
    const struct face_key aside = {.code = KEY_CODE_PRESS, .row = 2, .column = 70};
    assert_true(face_press(shown.face, &down));
    assert_int_equal(shown.face->cursor, 0);
    assert_true(face_press(shown.face, &drag));
    assert_int_equal(shown.face->cursor, 9);
    assert_true(shown.face->selected[0] && shown.face->selected[9]);
    assert_true(face_press(shown.face, &aside));
    assert_int_equal(shown.face->cursor, 9);
    face_end(&shown);
}

static void both_sizes_and_a_window_too_small(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    assert_memory_equal(row_of(&shown, 40, 100, 3), "|   5   :   3   :       |", 24);
    assert_int_equal(shown.face->view.cell_columns, 7);
    assert_memory_equal(row_of(&shown, 24, 80, 2), "| 5 : 3 :   |", 13);
    assert_int_equal(shown.face->view.cell_columns, 3);
    assert_true(shows(&shown, 12, 40, "Ennead"));
    assert_true(shows(&shown, 11, 100, "The window is too small"));
    assert_true(shows(&shown, 24, 39, "The window is too small"));
    assert_true(shows(&shown, 1, 1, "T"));
    assert_true(face_draw(shown.face, 0, 0, &shown.sheet, &shown.cursor));
    face_end(&shown);
}

static void hints_are_drawn_stage_by_stage(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "n");
    assert_true(shows(&shown, 24, 80, "Look at"));
    assert_int_equal(shown.face->told.telling, TELL_WHERE);
    press(&shown, "nnn");
    assert_int_equal(shown.face->told.telling, TELL_CAUSES);
    press(&shown, "n");
    assert_int_equal(shown.face->told.telling, TELL_ALL);
    press(&shown, "\n");
    assert_int_equal(shown.face->told.telling, TELL_NOTHING);
    press(&shown, "u");
    assert_true(shows(&shown, 24, 80, "Taken back"));
    press(&shown, "n");
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    assert_int_equal(shown.face->told.telling, TELL_NOTHING);
    press(&shown, "\n");
    face_end(&shown);
}

static void lists_of_steps(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "a");
    assert_true(shown.face->list.count > 3);
    assert_true(shows(&shown, 40, 120, "> 1 "));
    press(&shown, "jjk");
    assert_int_equal(shown.face->list.chosen, 1);
    press(&shown, "\n");
    assert_int_equal(shown.face->list.count, 0);
    press(&shown, "p");
    const size_t path = shown.face->list.count;
    assert_true(path > 40);
    assert_true(press_code(&shown, KEY_CODE_PAGE_DOWN, KEY_PLAIN));
    assert_int_equal(shown.face->list.chosen, 10);
    assert_true(press_code(&shown, KEY_CODE_PAGE_UP, KEY_PLAIN));
    press(&shown, "[");
    assert_int_equal(shown.face->list.chosen, 0);
    for (size_t i = 0; i < path; i++)
        press(&shown, "]");
    press(&shown, "\n");
    assert_true(shows(&shown, 40, 120, "Solved!"));
    press(&shown, "a");
    assert_true(shows(&shown, 40, 120, "No technique finds a step here."));
    press(&shown, "upq");
    assert_int_equal(shown.face->list.count, 0);
    face_end(&shown);
}

static void check_tells_first_whether_then_where(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "e");
    assert_true(shows(&shown, 24, 80, "No mistake so far."));
    go(&shown, 1, 3);
    press(&shown, "1e");
    assert_true(shows(&shown, 24, 80, "There is a mistake."));
    assert_false(shows(&shown, 24, 80, "r1c3 (1)"));
    press(&shown, "e");
    assert_true(shows(&shown, 24, 80, "r1c3"));
    press(&shown, "k");
    assert_int_equal(ground_near_cursor(&shown, 0, 0), GROUND_CURSOR);
    go(&shown, 1, 2);
    (void)row_of(&shown, 24, 80, 0);
    assert_int_equal(ground_near_cursor(&shown, 0, 4), GROUND_CONFLICT);
    press(&shown, "a");
    assert_true(shows(&shown, 24, 80, "There is a mistake; 'b' goes back"));
    press(&shown, "b");
    assert_int_equal(value_in(&shown, 1, 3), 0);
    face_end(&shown);
}

static void commands_are_typed(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, ":r1c3=4");
    assert_true(shows(&shown, 24, 80, ":r1c3=4"));
    assert_true(shows(&shown, 24, 80, "Enter: carry out"));
    assert_true(press_code(&shown, KEY_CODE_ERASE, KEY_PLAIN));
    press(&shown, "1\n");
    assert_int_equal(value_in(&shown, 1, 3), 1);
    press(&shown, ":r1c3=2");
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    assert_int_equal(value_in(&shown, 1, 3), 1);
    press(&shown, ":\n:bord\n");
    assert_true(shows(&shown, 24, 80, "There is no command 'bord'"));
    press(&shown, "wmine\n");
    assert_true(shows(&shown, 24, 80, "saved as mine"));
    assert_non_null(strstr(shown.saved, "r1c3=1\n"));
    press(&shown, "uomine\n");
    assert_true(shows(&shown, 24, 80, "loaded mine"));
    assert_int_equal(value_in(&shown, 1, 3), 1);
    press(&shown, "Pfirst\nu");
    press(&shown, "t");
    assert_true(shows(&shown, 24, 80, "'first'"));
    press(&shown, "gfirst\n");
    assert_int_equal(value_in(&shown, 1, 3), 1);
    face_end(&shown);
}

static void a_board_is_typed_in(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, NULL);
    press(&shown, ":board\n");
    assert_true(shows(&shown, 24, 80, "row 1:"));
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    assert_false(shows(&shown, 24, 80, "row 1:"));
    press(&shown, ":board\n53  7\n6  195\n\n\n\n\n\n\n\n");
    assert_int_equal(value_in(&shown, 2, 4), 1);
    face_end(&shown);
}

static void games_are_kept_after_each_move(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "jknem");
    assert_int_equal(shown.times_kept, 0);
    go(&shown, 1, 3);
    press(&shown, "4");
    assert_int_equal(shown.times_kept, 1);
    assert_non_null(strstr(shown.kept, "r1c3=4\n"));
    press(&shown, "n");
    assert_int_equal(shown.face->told.telling, TELL_WHERE);
    press(&shown, "u");
    assert_int_equal(shown.times_kept, 2);
    assert_non_null(strstr(shown.kept, "r1c3=4\ngo 1\n"));
    const struct face_key q = {.code = 'q'};
    assert_false(face_press(shown.face, &q));
    face_end(&shown);
}

static void the_menu_begins_games(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, NULL);
    assert_true(shows(&shown, 24, 80, "1  a new puzzle: easy"));
    press(&shown, "3");
    assert_true(shows(&shown, 24, 80, "level 2"));
    assert_true(shows(&shown, 24, 80, "empty: 51"));
    press(&shown, "N");
    assert_true(shows(&shown, 12, 40, "r  resume the last game"));
    strcpy(shown.saved, EXAMPLE_PUZZLE);
    press(&shown, "r");
    assert_true(shows(&shown, 24, 80, "loaded the last game"));
    press(&shown, "Ni");
    assert_true(shows(&shown, 24, 80, "row 1:"));
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    press(&shown, "Nv");
    assert_true(shows(&shown, 24, 80, "rule:"));
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    press(&shown, "Nj");
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    assert_false(shows(&shown, 24, 80, "resume"));
    face_end(&shown);
}

static void leaving_asks_once(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    const struct face_key q = {.code = 'q'};
    assert_false(face_press(shown.face, &q));
    face_end(&shown);
    face_begin(&shown, puzzle);
    shown.cannot_keep = "no room";
    go(&shown, 1, 3);
    press(&shown, "1");
    assert_true(shows(&shown, 24, 80, "cannot be kept"));
    press(&shown, "q");
    assert_true(shows(&shown, 24, 80, "not saved"));
    press(&shown, "jq");
    assert_false(face_press(shown.face, &q));
    face_end(&shown);
    face_begin(&shown, puzzle);
    press(&shown, ":exit");
    assert_false(press_code(&shown, KEY_CODE_ENTER, KEY_PLAIN));
    face_end(&shown);
}

static void filter_shows_where_a_digit_can_be(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    go(&shown, 1, 1);
    press(&shown, "f");
    assert_int_equal(shown.face->filter, 5);
    press(&shown, "f");
    assert_int_equal(shown.face->filter, 0);
    go(&shown, 1, 3);
    press(&shown, "f4");
    assert_true(shows(&shown, 24, 80, "filter: 4"));
    assert_true(press_code(&shown, KEY_CODE_ESCAPE, KEY_PLAIN));
    assert_int_equal(shown.face->filter, 0);
    face_end(&shown);
}

static void help_and_small_windows(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "?");
    assert_true(shows(&shown, 12, 40, "arrows hjkl: move"));
    assert_true(press_code(&shown, KEY_CODE_PAGE_DOWN, KEY_PLAIN));
    assert_false(shows(&shown, 12, 40, "arrows hjkl: move"));
    assert_true(press_code(&shown, KEY_CODE_PAGE_UP, KEY_PLAIN));
    assert_true(press_code(&shown, KEY_CODE_WHEEL_UP, KEY_PLAIN));
    press(&shown, "?");
    assert_false(shows(&shown, 12, 40, "arrows hjkl: move"));
    assert_true(press_code(&shown, KEY_CODE_TAB, KEY_PLAIN));
    assert_true(shows(&shown, 12, 40, "r5c5"));
    face_end(&shown);
}

static void candidates_at_fixed_places(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    press(&shown, "m");
    assert_memory_equal(row_of(&shown, 40, 100, 2), "|       :       : 1 2   |", 24);
    assert_memory_equal(row_of(&shown, 40, 100, 3), "|   5   :   3   : 4     |", 24);
    face_end(&shown);
}

static void large_numbers_take_two_keys(void **state)
{
    shown_face shown;
    char text[257];

    (void)state;
    memset(text, '.', 256);
    text[256] = '\0';
    text[0] = 'G';
    face_begin(&shown, text);
    shown.face->cursor = 1;
    press(&shown, "12");
    assert_int_equal(value_in(&shown, 1, 2), 12);
    shown.face->cursor = 2;
    press(&shown, "1");
    assert_int_equal(value_in(&shown, 1, 3), 0);
    press(&shown, "\n");
    assert_int_equal(value_in(&shown, 1, 3), 1);
    shown.face->cursor = 3;
    press(&shown, "5");
    assert_int_equal(value_in(&shown, 1, 4), 5);
    press(&shown, "l1j");
    assert_int_equal(value_in(&shown, 1, 5), 0);
    press(&shown, "kl19");
    assert_int_equal(value_in(&shown, 1, 6), 9);
    press(&shown, "l1.");
    assert_int_equal(value_in(&shown, 1, 7), 0);
    shown.face->cursor = 255;
    assert_true(shows(&shown, 24, 80, "r16c16"));
    assert_in_range(shown.cursor.row, 1, 21);
    assert_in_range(shown.cursor.column, 0, 79);
    face_end(&shown);
}

static void rules_are_drawn(void **state)
{
    static const char killer[] =
        "variant\ncage 12 r1c1 r1c2\nthermo r3c1 r3c2 r3c3\n"
        "white-dot r5c5 r5c6\nblack-dot r6c5 r7c5\nodd r9c9\n"
        "even r9c8\narrow r7c1 : r7c2 r7c3\nsandwich 10 row 1\nanti-king\n";
    shown_face shown;

    (void)state;
    face_begin(&shown, killer);
    assert_true(shows(&shown, 44, 120, "12"));
    assert_true(shows(&shown, 44, 120, "("));
    assert_true(shows(&shown, 44, 120, "o"));
    assert_true(shows(&shown, 44, 120, "@"));
    assert_true(shows(&shown, 44, 120, "10"));
    press(&shown, "nnnnn\ne");
    assert_true(shows(&shown, 44, 120, "No mistake"));
    face_end(&shown);
}

/* What a board of 9x9 with these values and this rule looks like, in a large window; freed by the
 * caller. */
static struct sheet_glyph *look_of(const char *values, const char *rule)
{
    enum { ROWS = 44, COLUMNS = 120 };
    char text[1024];
    shown_face shown;

    snprintf(text, sizeof text, "variant\nsize 9\nboxes 3x3\n%s\n%s\n", values, rule);
    face_begin(&shown, text);
    (void)row_of(&shown, ROWS, COLUMNS, 0);
    struct sheet_glyph *look = calloc((size_t)ROWS * COLUMNS, sizeof *look);
    assert_non_null(look);
    memcpy(look, shown.sheet.glyphs, (size_t)ROWS * COLUMNS * sizeof *look);
    face_end(&shown);
    return look;
}

static void every_rule_is_drawn_or_listed(void **state)
{
    enum { GLYPHS = 44 * 120 };
    const ennead_constraint_row *rule;

    (void)state;
    for (size_t i = 0; (rule = ennead_constraint_info(i)) != NULL; i++) {
        const char *values = strcmp(rule->name, "doppelganger") == 0 ? "values 0-9" : "";
        struct sheet_glyph *plain = look_of(values, ""), *look = look_of(values, rule->example);
        int different = 0;
        for (int k = 0; k < GLYPHS; k++)
            different += look[k].code != plain[k].code || look[k].ground != plain[k].ground;
        free(look);
        free(plain);
        if (different == 0)
            fail_msg("%s changes nothing on the board", rule->name);
    }
}

static void frames_in_utf8_and_words_in_german(void **state)
{
    shown_face shown;

    (void)state;
    face_begin_in(&shown, puzzle, ENNEAD_LANGUAGE_GERMAN, FACE_UTF8);
    assert_true(shows(&shown, 24, 80, "\u250f"));
    assert_true(shows(&shown, 24, 80, "Modus: Ziffern"));
    assert_true(shows(&shown, 11, 80, "Das Fenster ist zu klein"));
    face_end(&shown);
}

/* Each row of help, and each row of the table, is there once and has its German. */
static void words_are_translated(void **state)
{
    const char *english, *german, *keys, *help;
    shown_face shown;

    (void)state;
    face_begin_in(&shown, NULL, ENNEAD_LANGUAGE_GERMAN, FACE_ASCII);
    for (int i = 0; face_words_row(i, &english, &german); i++) {
        assert_string_equal(face_words(shown.face, english), german);
        assert_string_not_equal(english, german);
    }
    for (int i = 0; face_key_help(i, &keys, &help); i++)
        assert_string_not_equal(face_words(shown.face, help), help);
    assert_string_equal(face_words(shown.face, "r1c1"), "r1c1");
    face_end(&shown);
}

/* The puzzle above, with a rule that tells nothing. */
static const char with_rule[] =
    "variant\n"
    "grid 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "odd r1c1\n";

static void steps_of_rules_are_listed_and_made(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, with_rule);
    press(&shown, "a");
    assert_true(shown.face->list.count > 2);
    assert_true(shows(&shown, 40, 120, "> 1 "));
    assert_true(shows(&shown, 40, 120, "  2 rule: "));
    assert_int_equal(shown.face->told.telling, TELL_ALL);
    press(&shown, "j\n");
    assert_int_equal(shown.face->list.count, 0);
    press(&shown, "p");
    const size_t path = shown.face->list.count;
    assert_true(path > 3);
    for (size_t i = 0; i < path; i++)
        press(&shown, "j");
    press(&shown, "\n");
    assert_true(shows(&shown, 40, 120, "Solved!"));
    press(&shown, "a");
    assert_true(shows(&shown, 40, 120, "No technique finds a step here."));
    press(&shown, "p");
    assert_true(shows(&shown, 40, 120, "No technique finds a step here."));
    face_end(&shown);
}

static void wrong_values_of_a_variant_are_marked(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, with_rule);
    shown.face->cursor = 2;
    press(&shown, "1e");
    assert_true(shows(&shown, 40, 120, "There is a mistake."));
    assert_false(shown.face->wrong[2]);
    press(&shown, "e");
    assert_true(shown.face->wrong[2]);
    assert_int_equal(shown.face->position.ground[2], GROUND_CONFLICT);
    press(&shown, "b");
    assert_false(shown.face->wrong[2]);
    assert_int_equal(shown.face->position.value[2], 0);
    face_end(&shown);
}

static void a_file_that_exists_is_asked_about(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    shown.existing = "mine";
    go(&shown, 1, 3);
    press(&shown, "4wmine\n");
    assert_true(shows(&shown, 24, 80, "There is such a file. Replace it? (y/n)"));
    press(&shown, "n");
    assert_true(shows(&shown, 24, 80, "It is not saved."));
    assert_string_equal(shown.saved, "");
    press(&shown, "wmine\ny");
    assert_true(shows(&shown, 24, 80, "saved as mine"));
    assert_non_null(strstr(shown.saved, "r1c3=4\n"));
    press(&shown, "u2wmine\n");
    assert_true(shows(&shown, 24, 80, "saved as mine"));
    assert_non_null(strstr(shown.saved, "r1c3=4\ngo 1\nr1c3=2\n"));
    face_end(&shown);
}

static void branches_and_points_are_kept(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    go(&shown, 1, 3);
    press(&shown, "4Phere\nu2:new hard\n");
    assert_true(shows(&shown, 24, 80, "level"));
    strcpy(shown.saved, shown.kept);
    press(&shown, "oany\n:go here\n");
    assert_int_equal(value_in(&shown, 1, 3), 4);
    press(&shown, ":go 3\n");
    assert_int_equal(value_in(&shown, 1, 3), 2);
    face_end(&shown);
}

static void themes_go_round(void **state)
{
    shown_face shown;

    (void)state;
    face_begin(&shown, puzzle);
    for (int theme = 1; theme <= PALETTE_THEMES; theme++) {
        press(&shown, "T");
        assert_int_equal(face_theme(shown.face), theme % PALETTE_THEMES);
        assert_true(shows(&shown, 24, 80, palette_name((size_t)theme % PALETTE_THEMES)));
    }
    face_end(&shown);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_go_round),
        cmocka_unit_test(digits_are_placed_replaced_and_erased),
        cmocka_unit_test(marks_and_colors),
        cmocka_unit_test(a_selection_takes_a_digit_together),
        cmocka_unit_test(mouse_moves_and_drags),
        cmocka_unit_test(both_sizes_and_a_window_too_small),
        cmocka_unit_test(hints_are_drawn_stage_by_stage),
        cmocka_unit_test(lists_of_steps),
        cmocka_unit_test(check_tells_first_whether_then_where),
        cmocka_unit_test(commands_are_typed),
        cmocka_unit_test(a_board_is_typed_in),
        cmocka_unit_test(games_are_kept_after_each_move),
        cmocka_unit_test(the_menu_begins_games),
        cmocka_unit_test(leaving_asks_once),
        cmocka_unit_test(filter_shows_where_a_digit_can_be),
        cmocka_unit_test(help_and_small_windows),
        cmocka_unit_test(candidates_at_fixed_places),
        cmocka_unit_test(large_numbers_take_two_keys),
        cmocka_unit_test(rules_are_drawn),
        cmocka_unit_test(every_rule_is_drawn_or_listed),
        cmocka_unit_test(steps_of_rules_are_listed_and_made),
        cmocka_unit_test(wrong_values_of_a_variant_are_marked),
        cmocka_unit_test(a_file_that_exists_is_asked_about),
        cmocka_unit_test(branches_and_points_are_kept),
        cmocka_unit_test(themes_go_round),
        cmocka_unit_test(frames_in_utf8_and_words_in_german),
        cmocka_unit_test(words_are_translated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
