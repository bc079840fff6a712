/* SPDX-License-Identifier: MIT */
/*
 * What a session says to lines that are odd: each row of a table is what has been loaded, the lines
 * that are told, and a part of what is said to the last of them.
 */
#include "support/games.h"

/* Left open by the techniques that ask for no guess at nested chains. */
#define GOLDEN_NUGGET \
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."

enum { MOST_LINES = 20 };

struct script {
    const char *lines[MOST_LINES];
    const char *said; /* to the last of them */
    enum { TAKEN, REFUSED } outcome;
};

static void assert_plays(const struct script *script)
{
    ennead_session *session = session_new();
    ennead_reply reply = {0};

    for (size_t i = 0; i < MOST_LINES && script->lines[i] != NULL; i++)
        reply = told(session, script->lines[i]);
    if (strstr(reply.text, script->said) == NULL || reply.refused != (script->outcome == REFUSED))
        fail_msg("to '%s' ... is said%s:\n%sexpected: %s", script->lines[0],
                 reply.refused ? " as a refusal" : "", reply.text, script->said);
    ennead_session_free(session);
}

static void digits_are_said_in_every_way(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{"auto off", "board " EXAMPLE_PUZZLE, "set 4 1 3"}, "cells to go", TAKEN},
        {{"auto off", "board " EXAMPLE_PUZZLE, "set 4 p 2"}, "cells to go", TAKEN},
        {{"auto off", "board " EXAMPLE_PUZZLE, "r1c3=4"}, "cells to go", TAKEN},
        {{"auto off", "board " EXAMPLE_PUZZLE, "R1C3<>2"}, "cells to go", TAKEN},
        {{"board " EXAMPLE_PUZZLE, "set 4 q 3"}, "Say 'set V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "set 4 1"}, "Say 'set V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "set x 1 3"}, "Say 'set V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "set 4 1 3 5"}, "Say 'set V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "clear 4 1 x"}, "Say 'clear V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "set 10 1 3"}, "A digit is 1 to 9, not 10.", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "set 12345 1 3"}, "Say 'set V ROW COL'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1c3"}, "There is no command 'r1c3'", REFUSED},
        {{"lod"}, "There is no command 'lod'; did you mean 'load'?", REFUSED},
        {{"HNIT"}, "There is no command 'HNIT'; did you mean 'hint'?", REFUSED},
        {{"setp"},
         "There is no command 'setp'; did you mean 'set' or 'step'? 'help' lists",
         REFUSED},
        {{"so"}, "There is no command 'so'; 'help' lists them.", REFUSED},
        {{"unhelpful"}, "There is no command 'unhelpful'; 'help' lists them.", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1c3<2"}, "is not like r4c2=7", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1=2"}, "There is no command 'r1=2'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r10c1=2"}, "is not like r4c2=7", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1c10=2"}, "is not like r4c2=7", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1c3=12"}, "is not like r4c2=7", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "r1c3=4x"}, "is not like r4c2=7", REFUSED},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

static void what_follows_can_be_asked_for(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{"board " EXAMPLE_PUZZLE, "auto off"}, "Nothing is deduced from now on.", TAKEN},
        {{"auto off", "board " EXAMPLE_PUZZLE, "auto all next", "clear 1 1 3"}, "Solved!", TAKEN},
        {{"board " EXAMPLE_PUZZLE, "auto all"}, "Solved", TAKEN},
        {{"board " EXAMPLE_PUZZLE, "auto on later"}, "Say 'auto on', 'auto off'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "auto maybe"}, "Say 'auto on', 'auto off'", REFUSED},
        {{"board " EXAMPLE_PUZZLE, "solve", "solve"}, "It is solved.", REFUSED},
        {{"auto off", "board " GOLDEN_NUGGET, "solve"}, "the rest is found by search", TAKEN},
        {{"auto off", "board " EMPTY_BOARD, "solve"}, "There is more than one solution", TAKEN},
        {{"auto off", "board " ALMANAC_SEVERAL, "solve"}, "as far as it goes", TAKEN},
        {{"auto all", "board " ALMANAC_SEVERAL, "check"}, "solution", TAKEN},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

/* Typed in: one solution, none, many. */
#define ONE \
    "auto off", "rules", "variant One", "size 4", "grid", "1...", "..1.", ".1.3", "...1", \
        "cage 7 r1c2 r2c2", "end"
#define NONE \
    "auto off", "rules", "variant None", "size 4", "cage 3 r1c1 r1c2", "cage 3 r1c3 r1c4", "end"
#define MANY "auto off", "rules", "variant Many", "size 4", "diagonal-up", "end"

static void digits_are_replaced_and_erased(void **state)
{
    (void)state;
#define BEGUN "auto off", "board " EXAMPLE_PUZZLE
    static const struct script scripts[] = {
        {{BEGUN, "r1c3=1", "r1c3=4", "check"}, "No mistake so far", TAKEN},
        {{BEGUN, "r1c3=1", "r1c3=4", "undo", "check"}, "r1c3 (1)", TAKEN},
        {{BEGUN, "r1c3=1", "set 4 r1c3", "check"}, "No mistake so far", TAKEN},
        {{BEGUN, "r1c3=1", "r1c3=.", "r1c7=1", "undo", "r1c3=2"}, "50 cells to go", TAKEN},
        {{BEGUN, "r1c3=1", "r1c3 = 4", "check"}, "No mistake so far", TAKEN},
        {{BEGUN, "r1c3= 4", "r1c7 =9 r1c9 <> 2"}, "49 cells to go", TAKEN},
        {{BEGUN, "r1c3 = 4 2"}, "'2' is not like", REFUSED},
        {{BEGUN, "r1c3=1", "r1c3=1"}, "r1c3 holds 1 already", REFUSED},
        {{BEGUN, "r1c3=1", "r1c3=5"}, "r1c3 cannot be 5: r1c1 is.", REFUSED},
        {{BEGUN, "r1c3=."}, "r1c3 is empty.", REFUSED},
        {{BEGUN, "r1c1=."}, "r1c1 is given: 5.", REFUSED},
        {{BEGUN, "r1c1=4"}, "r1c1 is given: 5.", REFUSED},
        {{BEGUN, "r1c3<>2", "r1c3=4", "r1c3=.", "r1c3=2"}, "r1c3 cannot be 2", REFUSED},
        {{"auto off", "r1c1=5", "r1c1=6", "r1c1=."}, "81 cells to go", TAKEN},
        {{ONE, "r2c1=3", "r2c1=.", "check"}, "No mistake so far", TAKEN},
        {{ONE, "r2c1=3", "r2c1=2", "check"}, "No mistake so far", TAKEN},
        {{ONE, "r1c2<>4", "r2c1=3", "r2c1=4", "r2c1=."}, "cells to go", TAKEN},
        {{ONE, "solve", "r2c4=."}, "r2c4 must be 4.", REFUSED},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

static void notes_are_moves(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{BEGUN, "center 1 r1c3 r1c4", "undo"}, "Taken back: center 1 r1c3 r1c4", TAKEN},
        {{BEGUN, "corner 2 r1c3", "color 3 r1c3", "wipe r1c3", "undo"}, "wipe r1c3", TAKEN},
        {{BEGUN, "hint why"}, "", TAKEN},
        {{BEGUN, "hint move", "hint"}, "must be", TAKEN},
        {{BEGUN, "hint now"}, "Say 'hint', or 'hint where'", REFUSED},
        {{BEGUN, "hint why not"}, "Say 'hint', or 'hint where'", REFUSED},
        {{ONE, "hint why"}, "Say 'hint', or 'hint where'", REFUSED},
        {{"auto off", EXAMPLE_PUZZLE}, "51 cells to go", TAKEN},
        {{"auto off", "1234567890abcdefx"}, "There is no command '1234567890abcdefx'", REFUSED},
        {{BEGUN, "center 10 r1c3"}, "A digit is 1 to 9.", REFUSED},
        {{BEGUN, "color 10 r1c3"}, "A color is 0 to 9.", REFUSED},
        {{BEGUN, "color 0 r1c3", "undo"}, "Taken back: color 0 r1c3", TAKEN},
        {{BEGUN, "corner 1"}, "Say a number and cells", REFUSED},
        {{BEGUN, "wipe"}, "Say cells", REFUSED},
        {{BEGUN, "corner 1 r1c3 r1c10"}, "'r1c10' is no cell", REFUSED},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

static void a_note_is_put_and_taken(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        uint64_t center, corner;
        int color;
    } steps[] = {
        {"center 1 r1c3", 1, 0, 0},      {"center 2 r1c3 r1c4", 3, 0, 0},
        {"center 2 r1c3", 1, 0, 0},      {"center 2 r1c3 r1c4", 3, 0, 0},
        {"center 2 r1c4 r1c3", 1, 0, 0}, {"corner 9 r1c3", 1, 256, 0},
        {"color 4 r1c3", 1, 256, 4},     {"color 5 r1c3", 1, 256, 5},
        {"color 5 r1c3", 1, 256, 0},     {"r2c2=7", 1, 256, 0},
        {"wipe r1c3", 0, 0, 0},          {"undo", 1, 256, 0},
    };
    ennead_session *session = session_new();

    told(session, "auto off");
    told(session, "board " EXAMPLE_PUZZLE);
    for (size_t i = 0; i < COUNT_OF(steps); i++) {
        ennead_position position;
        assert_false(told(session, steps[i].line).refused);
        ennead_session_get_position(session, &position);
        assert_non_null(position.notes);
        assert_int_equal(position.notes[2].center, steps[i].center);
        assert_int_equal(position.notes[2].corner, steps[i].corner);
        assert_int_equal(position.notes[2].color, steps[i].color);
    }
    ennead_session_free(session);
}

static void moves_are_a_tree(void **state)
{
    (void)state;
    static const char empty_board[] =
        "board .................................................................................";
    static const char impossible_board[] =
        "board 11...............................................................................";
    static const struct script scripts[] = {
        {{BEGUN, "r1c3=4", "r1c4=6", "undo 2", "undo"}, "Taken back: board", TAKEN},
        {{BEGUN, "r1c3=4", "r1c4=6", "undo 2", "redo 2"}, "Done again: r1c4=6", TAKEN},
        {{BEGUN, "undo 9"}, "81 cells to go", TAKEN},
        {{BEGUN, "undo x"}, "Say 'undo', or 'undo 3'", REFUSED},
        {{BEGUN, "redo 1 2"}, "Say 'redo', or 'redo 3'", REFUSED},
        {{BEGUN, "redo"}, "nothing to redo", REFUSED},
        {{BEGUN, "r1c3=4", "undo", "r1c3=2", "tree"}, "  2: 1 move, r1c3=4\n* 3: 1 move", TAKEN},
        {{BEGUN, "r1c3=4", "undo", "r1c3=2", "go 2", "undo", "redo"}, "again: r1c3=4", TAKEN},
        {{BEGUN, "point start", "r1c3=4", "go start"}, "51 cells to go", TAKEN},
        {{BEGUN, "point start", "r1c3=4", "tree"}, "1: 0 moves, board", TAKEN},
        {{BEGUN, "go 5"}, "Say the number or name", REFUSED},
        {{BEGUN, "go nowhere"}, "Say the number or name", REFUSED},
        {{BEGUN, "go"}, "Say the number or name", REFUSED},
        {{BEGUN, "point 12"}, "Say a name", REFUSED},
        {{BEGUN, "point"}, "Say a name", REFUSED},
        {{BEGUN, "point \x01"}, "Say a name", REFUSED},
        {{"point a"}, "There is no move yet", REFUSED},
        {{"tree"}, "There are no moves yet.", REFUSED},
        {{"new nothing"}, "Say 'new'", REFUSED},
        {{"new easy hard"}, "Say 'new'", REFUSED},
        {{"style"}, "it is human", REFUSED},
        {{"style hodoku", "style loud"}, "it is hodoku", REFUSED},
        {{BEGUN, "hint", "style strict", "hint"}, "Look at", TAKEN},
        {{empty_board}, "The puzzle has more than one solution.\n", TAKEN},
        {{impossible_board}, "The puzzle has no solution.\n", TAKEN},
        {{"rules", "variant", "size 4", "end"}, "The puzzle has more than one solution.\n", TAKEN},
        {{"rules", "variant", "size 4", "grid 1... 1... .... ....", "end"},
         "The puzzle has no solution.\n",
         TAKEN},
        {{BEGUN, "r1c3=4", "r1c4=2", "r1c7=1", "back"}, "2 moves taken back", TAKEN},
        {{BEGUN, "r1c3=4", "back"}, "There is no mistake to take back", REFUSED},
        {{BEGUN, "r1c3=1", "back"}, "1 move taken back", TAKEN},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

/* The saved game has all branches, the names of save points, and where the game is. */
static void branches_are_saved(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    static const char *const lines[] = {BEGUN,        "r1c3=2",        "undo",   "r1c3=4",
                                        "point here", "center 1 r1c7", "r1c4=6", "go here"};

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        assert_false(told(session, lines[i]).refused);
    const ennead_reply reply = told(session, "save x");
    assert_non_null(strstr(reply.text, "r1c3=2\ngo 1\nr1c3=4\npoint here\n"));
    assert_non_null(strstr(reply.text, "r1c4=6\ngo 3\n"));
    ennead_session_free(session);
}

/* A new puzzle is made by the caller. */
static void a_new_puzzle_is_asked_for(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    assert_int_equal(told(session, "new").kind, ENNEAD_REPLY_KIND_NEW);
    assert_string_equal(told(session, "new").name, "easy");
    assert_string_equal(told(session, "new unfair").name, "unfair");
    ennead_session_set_style(session, ENNEAD_STYLE_STRICT);
    assert_int_equal(ennead_session_get_style(session), ENNEAD_STYLE_STRICT);
    assert_false(told(session, "style hodoku").refused);
    assert_int_equal(ennead_session_get_style(session), ENNEAD_STYLE_HODOKU);
    ennead_session_free(session);
}

/* A check names cells until the next line. */
static void wrong_cells_are_named(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    static const char *const lines[] = {BEGUN, "r1c3=1"};

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        assert_false(told(session, lines[i]).refused);
    assert_false(ennead_session_is_wrong(session, 2));
    (void)told(session, "check");
    assert_true(ennead_session_is_wrong(session, 2));
    assert_false(ennead_session_is_wrong(session, 3));
    assert_false(ennead_session_is_wrong(session, -1));
    assert_false(ennead_session_is_wrong(session, ENNEAD_MOST_CELLS));
    (void)told(session, "show");
    assert_false(ennead_session_is_wrong(session, 2));
    ennead_session_free(session);
}

static void rows_are_typed_in(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{"board", "53  7    ", "6  195   ", " 98    6", "8   6   3", "4  8 3  1", "7   2   6",
          " 6    28", "   419  5", "....8..79   "},
         "Solved!",
         TAKEN},
        {{"board", "53  7    1"}, "That is no row", REFUSED},
        {{"board", "53-"}, "That is no row", REFUSED},
        {{"board", "53", "cancel", "53"}, "There is no command '53'", REFUSED},
        {{"board", "      ", "again"}, "That is no row", REFUSED},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

static void rules_are_kept_in_mind(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{ONE, "check"}, "No mistake so far: this leads to the one solution.", TAKEN},
        {{ONE, "r2c1=3", "check"}, "There is a mistake. Wrong: r2c1 (3).", TAKEN},
        {{ONE, "r1c2<>4", "check"}, "The right digit was eliminated from r1c2", TAKEN},
        {{ONE, "r2c1=3", "hint"}, "There is a mistake. Wrong: r2c1 (3).", REFUSED},
        {{ONE, "r2c1=3", "solve"}, "There is a mistake. Wrong: r2c1 (3).", REFUSED},
        {{ONE, "r2c1=3", "r4c2=2", "undo", "check"}, "Wrong: r2c1 (3).", TAKEN},
        {{ONE, "solve"}, "Solved!", TAKEN},
        {{ONE, "solve", "solve"}, "It is solved.", REFUSED},
        {{ONE, "solve", "hint"}, "It is solved.", REFUSED},
        {{NONE, "check"}, "The puzzle itself has no solution.", TAKEN},
        {{NONE, "hint"}, "The puzzle itself has no solution.", REFUSED},
        {{NONE, "solve"}, "The puzzle itself has no solution.", REFUSED},
        {{MANY, "check"}, "this leads to more than one solution", TAKEN},
        {{MANY, "solve"}, "There is more than one solution", TAKEN},
        {{MANY, "hint"}, "the puzzle has more than one solution", REFUSED},
        {{MANY, "r5c1=1"}, "is not like", REFUSED},
        {{MANY, "set 5 1 1"}, "A digit is 1 to 4, not 5.", REFUSED},
    };

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
}

/* What a session says to a text that is loaded. */
static void assert_loads(const char *text, size_t length, const char *said)
{
    ennead_session *session = session_new();
    ennead_reply reply;

    assert_int_equal(ennead_session_load(session, text, length, &reply), ENNEAD_STATUS_OK);
    if (strstr(reply.text, said) == NULL)
        fail_msg("to the text '%s' is said:\n%sexpected: %s", text, reply.text, said);
    ennead_session_free(session);
}

static void texts_without_a_puzzle_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text, *said;
    } cases[] = {
        {"", "There is no puzzle in it."},
        {"\n\r\n\n", "There is no puzzle in it."},
        {"# a remark\n", "There is no puzzle in it."},
        {"12345\n", "Line 1"},
        {"\r\n\n" EXAMPLE_PUZZLE "\r\n", ""},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_loads(cases[i].text, strlen(cases[i].text), cases[i].said);
}

static void files_have_names(void **state)
{
    (void)state;
    static const struct script scripts[] = {
        {{"save"}, "Say the name of a file, too.", REFUSED},
        {{"load   "}, "Say the name of a file, too.", REFUSED},
    };
    static const char line[] = "save a\0b";
    ennead_session *session = session_new();
    ennead_reply reply;

    for (size_t i = 0; i < COUNT_OF(scripts); i++)
        assert_plays(&scripts[i]);
    assert_int_equal(ennead_session_line(session, line, sizeof line - 1, &reply), ENNEAD_STATUS_OK);
    assert_true(reply.refused);
    assert_non_null(strstr(reply.text, "That is no name of a file."));
    ennead_session_free(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_are_said_in_every_way),
        cmocka_unit_test(what_follows_can_be_asked_for),
        cmocka_unit_test(digits_are_replaced_and_erased),
        cmocka_unit_test(notes_are_moves),
        cmocka_unit_test(a_note_is_put_and_taken),
        cmocka_unit_test(moves_are_a_tree),
        cmocka_unit_test(branches_are_saved),
        cmocka_unit_test(a_new_puzzle_is_asked_for),
        cmocka_unit_test(wrong_cells_are_named),
        cmocka_unit_test(rows_are_typed_in),
        cmocka_unit_test(rules_are_kept_in_mind),
        cmocka_unit_test(texts_without_a_puzzle_are_refused),
        cmocka_unit_test(files_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
