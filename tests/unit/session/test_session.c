/* SPDX-License-Identifier: MIT */
/*
 * Sessions as a whole: games of random commands can be taken back, done again, saved and played
 * again; whatever is typed, a session goes on; and memory that runs out leaves it as it was.
 */
#include "support/games.h"
#include "support/states.h"

static ennead_state state_in(const ennead_session *session)
{
    ennead_position position;

    ennead_session_get_position(session, &position);
    return position.state;
}

static void random_game(struct generator *g, ennead_session *session)
{
    char line[100] = "board ";
    board cells;

    generate_puzzle(g, generator_below(g, 4) == 0 ? PUZZLE_SEVERAL : PUZZLE_MINIMAL, cells);
    ennead_write_line(cells, line + strlen(line));
    if (generator_below(g, 2) == 0)
        told(session, "auto off");
    told(session, line);
    for (unsigned i = generator_below(g, 30); i > 0; i--) {
        random_command(g, 9, line);
        told(session, line);
    }
}

static void games_are_taken_back_and_done_again(void **state)
{
    (void)state;
    struct generator g = {1};
    enum { MOST = 64 };

    for (int i = 0; i < 40; i++) {
        ennead_session *session = session_new();
        ennead_state states[MOST];
        int count = 0;
        random_game(&g, session);
        while (!told(session, "redo").refused)
            continue;
        states[count++] = state_in(session);
        while (!told(session, "undo").refused) {
            assert_in_range(count, 1, MOST - 1);
            states[count++] = state_in(session);
        }
        for (int back = count - 2; back >= 0; back--) {
            assert_false(told(session, "redo").refused);
            const ennead_state again = state_in(session);
            assert_states_equal(&again, &states[back]);
        }
        ennead_session_free(session);
    }
}

static void saved_games_are_played_again(void **state)
{
    (void)state;
    struct generator g = {2};

    for (unsigned long i = 0; i < test_size(40, 40); i++) {
        ennead_session *session = session_new(), *other = session_new();
        ennead_reply reply, loaded;
        random_game(&g, session);
        reply = told(session, "save the file");
        assert_int_equal(reply.kind, ENNEAD_REPLY_KIND_SAVE);
        assert_string_equal(reply.name, "the file");
        assert_int_equal(ennead_session_load(other, reply.text, reply.length, &loaded),
                         ENNEAD_STATUS_OK);
        if (loaded.refused)
            fail_msg("%s\n%s", loaded.text, reply.text);
        const ennead_state played = state_in(session), again = state_in(other);
        assert_states_equal(&again, &played);
        ennead_session_free(session);
        ennead_session_free(other);
    }
}

static void states_of_any_form_are_loaded(void **state)
{
    (void)state;
    struct generator g = {3};
    char text[ENNEAD_LIBRARY_SIZE];

    for (int i = 0; i < 40; i++) {
        ennead_session *session = session_new();
        const ennead_state given = random_state(&g);
        ennead_reply reply;
        told(session, "auto off");
        ennead_write_library(&given, text);
        assert_int_equal(ennead_session_load(session, text, strlen(text), &reply),
                         ENNEAD_STATUS_OK);
        assert_false(reply.refused);
        const ennead_state loaded = state_in(session);
        assert_states_equal(&loaded, &given);
        reply = told(session, "save x");
        assert_non_null(strstr(reply.text, "board "));
        ennead_session_free(session);
    }
}

static void boards_are_typed_in(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    const ennead_state expected = state_of(EXAMPLE_PUZZLE);
    char prompt[] = "row 1: ";

    assert_string_equal(told(session, "auto off").prompt, "> ");
    assert_string_equal(told(session, "board").prompt, "row 1: ");
    for (size_t row = 0; row < 9; row++) {
        char line[10];
        memcpy(line, &EXAMPLE_PUZZLE[9 * row], 9);
        line[9] = '\0';
        prompt[4] = (char)('1' + row);
        assert_true(told(session, "exit").refused);
        const ennead_reply again = told(session, "0123456789");
        assert_true(again.refused);
        assert_string_equal(again.prompt, prompt);
        assert_false(told(session, line).refused);
    }
    const ennead_state typed = state_in(session);
    assert_states_equal(&typed, &expected);
    told(session, "b");
    told(session, "123");
    assert_string_equal(told(session, "cancel").prompt, "> ");
    const ennead_state still = state_in(session);
    assert_states_equal(&still, &expected);
    ennead_session_free(session);
}

static void a_greeting_is_said(void **state)
{
    (void)state;
    ennead_session *session = session_new();
    ennead_reply reply;

    assert_int_equal(ennead_session_greet(session, &reply), ENNEAD_STATUS_OK);
    assert_non_null(strstr(reply.text, ennead_version()));
    assert_int_equal(told(session, "x").kind, ENNEAD_REPLY_KIND_EXIT);
    assert_int_equal(told(session, "LOAD  a file \t").kind, ENNEAD_REPLY_KIND_LOAD);
    assert_string_equal(told(session, "LOAD  a file \t").name, "a file");
    ennead_session_free(session);
    ennead_session_free(NULL);
}

/* Bytes of any kind are answered and change nothing. */
static void any_bytes_are_answered(void **state)
{
    (void)state;
    struct generator g = {4};
    ennead_session *session = session_new();
    ennead_reply reply;

    told(session, "board " EXAMPLE_PUZZLE);
    const ennead_state before = state_in(session);
    for (int i = 0; i < 2000; i++) {
        char line[40];
        const unsigned length = generator_below(&g, sizeof line);
        for (unsigned at = 0; at < length; at++)
            line[at] = (char)generator_below(&g, 256);
        assert_int_equal(ennead_session_line(session, line, length, &reply), ENNEAD_STATUS_OK);
        assert_true(reply.kind != ENNEAD_REPLY_KIND_EXIT || length < 5);
        if (reply.prompt[0] == 'r')
            told(session, "cancel");
    }
    const ennead_state after = state_in(session);
    assert_states_equal(&after, &before);
    ennead_session_free(session);
}

/* Commands that between them allocate everything that there is to allocate. */
static ennead_status use_a_session(const ennead_allocator *memory)
{
    static const char *const lines[] = {"board " EXAMPLE_PUZZLE,
                                        "undo",
                                        "auto off",
                                        "board " EXAMPLE_PUZZLE,
                                        "set 4 1 3",
                                        "hint",
                                        "save x",
                                        "step",
                                        "help",
                                        "redo"};
    static const char game[] = "# ennead game\nboard " EXAMPLE_PUZZLE "\n";
    ennead_session *session;
    ennead_reply reply;
    ennead_status status = ennead_session_new(memory, &session);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(session);
        return status;
    }
    status = ennead_session_greet(session, &reply);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < COUNT_OF(lines); i++) {
        const ennead_state before = state_in(session);
        status = ennead_session_line(session, lines[i], strlen(lines[i]), &reply);
        const ennead_state after = state_in(session);
        if (status != ENNEAD_STATUS_OK)
            assert_states_equal(&after, &before);
    }
    if (status == ENNEAD_STATUS_OK)
        status = ennead_session_load(session, game, strlen(game), &reply);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_session_load(session, EXAMPLE_PUZZLE, strlen(EXAMPLE_PUZZLE), &reply);
    ennead_session_free(session);
    return status;
}

static void failing_allocations_are_survived(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_a_session);
}

/* After a command for which there was no memory the next one works. */
static void a_session_goes_on_when_there_is_memory_again(void **state)
{
    (void)state;
    for (size_t fail_at = 4; fail_at < 14; fail_at++) {
        struct test_memory memory = {.fail_at = fail_at};
        const ennead_allocator allocator = test_allocator(&memory);
        ennead_session *session;
        ennead_reply reply;
        static const char line[] = "board " EXAMPLE_PUZZLE;
        assert_int_equal(ennead_session_new(&allocator, &session), ENNEAD_STATUS_OK);
        int failures = 0;
        while (memory.allocations < fail_at || failures == 0)
            failures +=
                ennead_session_line(session, line, strlen(line), &reply) != ENNEAD_STATUS_OK;
        assert_int_equal(failures, 1);
        assert_int_equal(ennead_session_line(session, line, strlen(line), &reply),
                         ENNEAD_STATUS_OK);
        assert_non_null(strstr(reply.text, "Solved!"));
        ennead_session_free(session);
        assert_int_equal(memory.live, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_taken_back_and_done_again),
        cmocka_unit_test(saved_games_are_played_again),
        cmocka_unit_test(states_of_any_form_are_loaded),
        cmocka_unit_test(boards_are_typed_in),
        cmocka_unit_test(a_greeting_is_said),
        cmocka_unit_test(any_bytes_are_answered),
        cmocka_unit_test(failing_allocations_are_survived),
        cmocka_unit_test(a_session_goes_on_when_there_is_memory_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
