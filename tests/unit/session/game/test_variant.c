/* SPDX-License-Identifier: MIT */
/*
 * Games of puzzles with variant rules, and of other sizes: random games are taken back, done
 * again, saved and played again; puzzles come typed in and in any form; and memory that runs out
 * leaves a session as it was.
 */
#include "support/games.h"

#define SIX \
    "variant Six\nsize 6\ngrid\n......\n......\n..46..\n....2.\n.3..1.\n.1....\n" \
    "cage 7 r1c1 r1c2\nthermo r3c1-r6c1\nwhite-dot r1c5 r1c6\n"

static ennead_reply loaded(ennead_session *session, const char *text)
{
    ennead_reply reply;

    assert_int_equal(ennead_session_load(session, text, strlen(text), &reply), ENNEAD_STATUS_OK);
    return reply;
}

static void assert_says(ennead_session *session, const char *line, const char *expected)
{
    const ennead_reply reply = told(session, line);

    if (strstr(reply.text, expected) == NULL)
        fail_msg("'%s' says:\n%sexpected: %s", line, reply.text, expected);
}

/* What is left to the cells, with 0 behind the last; of a plain game 0. */
enum { MOST_CELLS = 256 };
static size_t left_in(const ennead_session *session, uint64_t left[MOST_CELLS])
{
    ennead_position p;

    memset(left, 0, MOST_CELLS * sizeof *left);
    ennead_session_get_position(session, &p);
    if (p.rules == NULL) {
        assert_null(p.candidates);
        return 0;
    }
    const size_t cells = (size_t)p.rules->rows * (size_t)p.rules->columns;
    memcpy(left, p.candidates, cells * sizeof *left);
    return cells;
}

static void assert_left_equal(const ennead_session *one, const ennead_session *other)
{
    uint64_t left[MOST_CELLS], same[MOST_CELLS];

    assert_int_equal(left_in(one, left), left_in(other, same));
    assert_memory_equal(left, same, sizeof left);
}

static void random_game(struct generator *g, ennead_session *session)
{
    char line[COMMAND_SIZE];

    if (generator_below(g, 3) == 0)
        told(session, "board " EXAMPLE_PUZZLE);
    if (generator_below(g, 2) == 0)
        told(session, "auto off");
    assert_false(loaded(session, SIX).refused);
    for (unsigned i = generator_below(g, 20); i > 0; i--) {
        random_command(g, 6, line);
        told(session, line);
    }
}

static void games_are_taken_back_and_done_again(void **state)
{
    (void)state;
    struct generator g = {1};
    enum { MOST = 64 };
    static uint64_t states[MOST][MOST_CELLS];

    for (unsigned long i = test_size(30, 300); i > 0; i--) {
        ennead_session *session = session_new();
        int count = 0;
        random_game(&g, session);
        while (!told(session, "redo").refused)
            continue;
        left_in(session, states[count++]);
        while (!told(session, "undo").refused) {
            assert_in_range(count, 1, MOST - 1);
            left_in(session, states[count++]);
        }
        for (int back = count - 2; back >= 0; back--) {
            uint64_t again[MOST_CELLS];
            assert_false(told(session, "redo").refused);
            left_in(session, again);
            assert_memory_equal(again, states[back], sizeof again);
        }
        ennead_session_free(session);
    }
}

static void saved_games_are_played_again(void **state)
{
    (void)state;
    struct generator g = {2};

    for (unsigned long i = test_size(30, 300); i > 0; i--) {
        ennead_session *session = session_new(), *other = session_new();
        random_game(&g, session);
        const ennead_reply saved = told(session, "save the file");
        assert_int_equal(saved.kind, ENNEAD_REPLY_KIND_SAVE);
        const ennead_reply reply = loaded(other, saved.text);
        if (reply.refused)
            fail_msg("%s\n%s", reply.text, saved.text);
        assert_left_equal(session, other);
        ennead_session_free(session);
        ennead_session_free(other);
    }
}

/* --------------------------------------------------------------------------------------- forms */

static void puzzles_come_in_any_form_and_size(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t cells;
    } puzzles[] = {
        {SIX, 36},
        {".Shape~4x4.~R1C1_2.Thermo~R2C1~R2C2", 16},
        {"{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
         "\"antiknight\":true}",
         16},
        {"1..............2", 16},
        {"1...............aaaabbbbccccdddd", 16},
        {"1..............................................................................."
         "................................................................................."
         "................................................................................."
         "..............",
         256},
        {"variant\n", 0},
        {"{\"size\":9,\"grid\":[[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
         "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
         "[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{}],"
         "[{},{},{},{},{},{},{},{},{\"value\":7,\"given\":true}]]}",
         0},
        {EXAMPLE_PUZZLE, 0},
    };
    uint64_t left[MOST_CELLS];

    for (size_t i = 0; i < COUNT_OF(puzzles); i++) {
        ennead_session *session = session_new();
        told(session, "auto off");
        const ennead_reply reply = loaded(session, puzzles[i].text);
        if (reply.refused)
            fail_msg("%s\n%s", puzzles[i].text, reply.text);
        assert_int_equal(left_in(session, left), puzzles[i].cells);
        ennead_session_free(session);
    }
}

/* What newspapers print is played by logic, whatever form it comes in. */
static void plain_puzzles_stay_plain(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    ennead_position played;

    told(session, "auto off");
    assert_false(loaded(session, "variant\ngrid\n5[34].......\n.........\n.........\n.........\n"
                                 ".........\n.........\n.........\n.........\n........1\n")
                     .refused);
    ennead_session_get_position(session, &played);
    assert_int_equal(played.state.givens[0], 5);
    assert_int_equal(played.state.candidates[1], 12);
    assert_false(loaded(session, SIX).refused);
    ennead_session_get_position(session, &played);
    assert_int_equal(played.state.givens[0], 0);
    assert_int_equal(played.state.candidates[1], ENNEAD_ALL_DIGITS);
    ennead_session_free(session);
}

static void rules_are_typed_in(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    uint64_t left[MOST_CELLS];

    assert_string_equal(told(session, "rules").prompt, "rule: ");
    told(session, "variant Typed");
    told(session, "size 4");
    assert_string_equal(told(session, "odd r1c1").prompt, "rule: ");
    const ennead_reply reply = told(session, " END \r");
    assert_string_equal(reply.prompt, "> ");
    assert_non_null(strstr(reply.text, "Typed\n"));
    assert_int_equal(left_in(session, left), 16);
    assert_int_equal(left[0], 5);

    told(session, "rules");
    told(session, "variant");
    assert_string_equal(told(session, "cancel").prompt, "> ");
    told(session, "rules");
    assert_says(session, "end", "There is no puzzle with rules in it");
    told(session, "rules");
    told(session, "variant");
    told(session, "size 4");
    told(session, " cage 3 r1c1 r1c1");
    assert_says(session, "end", "Line 3, column 2: cage: it names a cell twice.\n");
    told(session, "rules");
    told(session, "variant");
    told(session, "or {");
    told(session, "  odd r1c1; cage 100 r1c1 r1c2 r1c1 }");
    assert_says(session, "end", "Line 3, column 13: cage: it names a cell twice.\n");
    assert_says(session, "board .Leapfrog~R1C1",
                "Line 1, column 2: the rule 'Leapfrog' is not known.");
    assert_true(loaded(session, "12345").refused);
    assert_int_equal(left_in(session, left), 16);
    assert_true(told(session, "rules now").refused);
    ennead_session_free(session);
}

/* --------------------------------------------------------------------------------------- moves */

static void moves_are_checked(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    uint64_t left[MOST_CELLS];

    told(session, "auto off");
    loaded(session, "variant\nsize 4x12\nvalues 0-11\ngrid\n" /* wide numbers, from 0 */
                    "11 . . . . . . . . . . .\n. . . . . . . . . . . .\n"
                    ". . . . . . . . . . . .\n. . . . . . . . . . . .\nodd r2c10\n");
    assert_int_equal(left_in(session, left), 48);
    assert_says(session, "r1c1=3", "r1c1 is given: 11.");
    assert_says(session, "r1c12<>11", "11 is no candidate of r1c12 any more.");
    assert_says(session, "set 11 2 1", "r2c1 cannot be 11: that was ruled out.");
    assert_false(told(session, "r2c10=9 r3c12<>0").refused);
    assert_says(session, "clear 1 2 10", "r2c10 holds 9 already; 'undo' takes moves back.");
    assert_says(session, "set 12 1 2", "A digit is 0 to 11, not 12.");
    assert_says(session, "set 1 5 1", "A row is 1 to 4, not 5.");
    assert_says(session, "set 1 1 13", "A column is 1 to 12, not 13.");
    assert_says(session, "clear 1 p 48", "A position is 0 to 47, not 48.");
    assert_says(session, "r5c1=1", "'r5c1=1' is not like");
    assert_says(session, "r1c2=", "'r1c2=' is not like");
    assert_says(session, "r1c2<3", "'r1c2<3' is not like");
    assert_says(session, "r1c2>3", "'r1c2>3' is not like");
    assert_says(session, "r1x2=3", "'r1x2=3' is not like");
    left_in(session, left);
    assert_int_equal(left[12 + 9], 1 << 9);
    assert_int_equal(left[24 + 11], 4095 & ~(1 << 0) & ~(1 << 9)); /* they share a box */
    assert_says(session, "undo", "Taken back: r2c10=9 r3c12<>0\n");
    assert_says(session, "undo", "Taken back: rules\n");
    ennead_session_free(session);
}

/* What follows is told a rule at a time; what a cell with its value takes from others goes without
 * comment, even when nothing is deduced. */
static void what_follows_is_told(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    uint64_t left[MOST_CELLS];

    told(session, "auto off");
    loaded(session, "variant\nsize 4\ngrid\n1...\n....\n....\n....\ncage 3 r1c1 r1c2\n");
    left_in(session, left);
    assert_int_equal(left[1], 14);
    assert_says(session, "auto on",
                "  The cage of r1c1 and r1c2 sums to 3, so 1 and 2 must be there");
    left_in(session, left);
    assert_int_equal(left[1], 2);
    assert_says(session, "auto off", "Nothing is deduced");
    assert_says(session, "r2c3=2 r2c4=1", " cells to go.");
    assert_says(session, "auto all", "cells to go: no trial leads further.");
    ennead_session_free(session);
}

static void hints_go_deeper_and_steps_lead_to_the_end(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    told(session, "auto off");
    loaded(session, SIX);
    assert_says(session, "hint", "Look at ");
    assert_says(session, "hint", "One house or rule alone is the reason.");
    assert_says(session, "hint", "Candidates are eliminated from r1c1");
    assert_says(session, "hint", "The cage of r1c1 and r1c2 sums to 7");
    assert_says(session, "hint", "The cage of r1c1 and r1c2 sums to 7");
    for (int steps = 0; strstr(told(session, "step").text, "Solved!") == NULL; steps++)
        assert_in_range(steps, 0, 100);
    assert_says(session, "step", "It is solved.");
    assert_says(session, "hint", "It is solved.");
    assert_says(session, "solve", "It is solved.");
    assert_says(session, "check", "No mistake so far");
    assert_says(session, "show", "thermo r3c1 r4c1 r5c1 r6c1\nSolved!");

    loaded(session, "variant\nsize 4\nodd r1c1\n");
    told(session, "step");
    assert_says(session, "step",
                "No rule and no single trial finds a step here; the puzzle has more");
    assert_says(session, "check", "No mistake can be seen, but");
    assert_says(session, "solve", "There is more than one solution");
    ennead_session_free(session);
}

static void the_solution_is_found(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    loaded(session, SIX);
    assert_says(session, "solve", "the rest is found by search.");
    assert_says(session, "show", "Solved!");
    ennead_session_free(session);
}

/* ------------------------------------------------------------------------------------ mistakes */

static void only_what_was_said_is_to_blame(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    loaded(session, SIX);
    assert_says(session, "r1c2=6", "Contradiction: ");
    assert_says(session, "check", "There is a mistake. Wrong: r1c2 (6).\n");
    assert_says(session, "hint", "There is a mistake. Wrong: r1c2 (6).\n");
    assert_says(session, "step", "There is a mistake.");
    assert_says(session, "solve", "There is a mistake.");
    told(session, "undo");
    told(session, "auto off");
    told(session, "clear 5 1 1");
    assert_says(session, "check", "The right digit was eliminated from r1c1.\n");

    /* With several solutions of the givens only what leads to none is a mistake. */
    loaded(session, "variant\nsize 4\ncage 3 r1c1 r1c2\n");
    told(session, "r1c3=1");
    assert_says(session, "check", "leads to no solution. Wrong: r1c3 (1).\n");
    loaded(session, "variant\nsize 4\nsum 5 r1c1 r4c4\n");
    told(session, "r1c1=1 r4c4=2");
    assert_says(session, "check", "One of these is wrong: r1c1 (1), r4c4 (2).\n");
    loaded(session, "variant\nsize 4\ncage 3 r1c1 r1c2\ncage 3 r1c3 r1c4\n");
    assert_says(session, "check", "The puzzle itself has no solution.\n");
    assert_says(session, "step", "The puzzle itself has no solution.\n");
    ennead_session_free(session);
}

/* A full grid that breaks a rule is not solved, even if nothing is deduced. */
static void a_broken_rule_is_a_contradiction(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    told(session, "auto off");
    loaded(session, "variant\nsize 2\nhouses none\nsum 3 r1c1 r1c2\n");
    told(session, "r1c1=2 r1c2=2 r2c1=1 r2c2=1");
    assert_says(session, "show",
                "Contradiction: no candidates left in r1c1 and r1c2 keep their rule.");
    ennead_session_free(session);
}

/* --------------------------------------------------------------------------------------- shown */

static void pictures_and_marks_are_shown(void **state)
{
    (void)state;
    ennead_session *session = session_new();

    told(session, "auto off");
    loaded(session, "variant Shown\nsize 4\ngrid\n1...\n....\n....\n....\ncage 3 r1c1 r1c2\n"
                    "anti-knight\n");
    assert_says(session, "show", "   +3------+-------+\n 1 | 1   . | .   . |\n");
    assert_says(session, "show", "Shown\nanti-knight\n");
    assert_says(session, "marks", "1     [234] | [234] [234]\n[234] [234] | [234] .\n");
    ennead_session_set_drawing(session, ENNEAD_DRAWING_FINE);
    assert_says(session, "show", "┏3");

    /* No more rules than a screen holds, and none longer than a line. */
    char text[2048] = "variant\nsize 8\nsum 288 all\n";
    for (int i = 0; i < 100; i++)
        strcat(text, "anti-knight\n");
    const ennead_reply reply = loaded(session, text);
    if (reply.refused)
        fail_msg("%s", reply.text);
    assert_says(session, "show", "...\n");
    assert_says(session, "show", "and so on\n");
    ennead_session_free(session);
}

/* -------------------------------------------------------------------------------------- memory */

static ennead_status use_a_session(const ennead_allocator *memory)
{
    static const char *const lines[] = {"auto off",
                                        "rules",
                                        "variant",
                                        "size 4",
                                        "cage 3 r1c1 r1c2",
                                        "thermo r2c1 r2c2",
                                        "end",
                                        "undo",
                                        "redo",
                                        "marks",
                                        "hint",
                                        "check",
                                        "r1c4=3",
                                        "step",
                                        "r2c1<>2",
                                        "save x",
                                        "show",
                                        "board 1..............2",
                                        "solve",
                                        "undo",
                                        "r1c2=3",
                                        "check",
                                        "board .Shape~4x4.Thermo~R1C1~R1C2"};
    ennead_session *session;
    ennead_reply reply;
    uint64_t before[MOST_CELLS], after[MOST_CELLS];
    char saved[1024] = "";
    ennead_status status = ennead_session_new(memory, &session);

    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < COUNT_OF(lines); i++) {
        left_in(session, before);
        status = ennead_session_line(session, lines[i], strlen(lines[i]), &reply);
        left_in(session, after);
        if (status != ENNEAD_STATUS_OK)
            assert_memory_equal(before, after, sizeof before);
        else if (reply.kind == ENNEAD_REPLY_KIND_SAVE)
            snprintf(saved, sizeof saved, "%s", reply.text);
    }
    if (status == ENNEAD_STATUS_OK)
        status = ennead_session_load(session, saved, strlen(saved), &reply);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_session_load(session, SIX, strlen(SIX), &reply);
    ennead_session_free(session);
    return status;
}

static void failing_allocations_are_survived(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_a_session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_taken_back_and_done_again),
        cmocka_unit_test(saved_games_are_played_again),
        cmocka_unit_test(puzzles_come_in_any_form_and_size),
        cmocka_unit_test(plain_puzzles_stay_plain),
        cmocka_unit_test(rules_are_typed_in),
        cmocka_unit_test(moves_are_checked),
        cmocka_unit_test(what_follows_is_told),
        cmocka_unit_test(hints_go_deeper_and_steps_lead_to_the_end),
        cmocka_unit_test(the_solution_is_found),
        cmocka_unit_test(only_what_was_said_is_to_blame),
        cmocka_unit_test(a_broken_rule_is_a_contradiction),
        cmocka_unit_test(pictures_and_marks_are_shown),
        cmocka_unit_test(failing_allocations_are_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
