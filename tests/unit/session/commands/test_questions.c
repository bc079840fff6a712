/* SPDX-License-Identifier: MIT */
/*
 * Questions change nothing, whatever the state; and how long a hint takes, as a figure for the log:
 * the longest of all states on the paths of hard puzzles.
 */
#include <stdlib.h>
#include <time.h>

#include "support/games.h"
#include "support/states.h"

static void questions_change_nothing(void **state)
{
    (void)state;
    static const char *const questions[] = {"hint", "show", "marks", "check", "help", "hint"};
    struct generator g = {9};

    for (int i = 0; i < 30; i++) {
        const ennead_state given = random_state(&g);
        char text[ENNEAD_LIBRARY_SIZE];
        ennead_session *session;
        ennead_position after;
        ennead_reply reply;
        assert_int_equal(ennead_session_new(NULL, &session), ENNEAD_STATUS_OK);
        told(session, "auto off");
        ennead_write_library(&given, text);
        assert_int_equal(ennead_session_load(session, text, strlen(text), &reply),
                         ENNEAD_STATUS_OK);
        for (size_t k = 0; k < COUNT_OF(questions); k++) {
            told(session, questions[k]);
            ennead_session_get_position(session, &after);
            assert_states_equal(&after.state, &given);
        }
        ennead_session_free(session);
    }
}

struct hint_times {
    double sum, longest;
    int count;
};

/* Goes the path of a puzzle and asks for a hint before each step. */
static void time_hints(const char *line, struct hint_times *times)
{
    char board_line[ENNEAD_LINE_SIZE + 10];
    ennead_session *session;
    bool more = true;

    assert_int_equal(ennead_session_new(NULL, &session), ENNEAD_STATUS_OK);
    told(session, "auto off");
    snprintf(board_line, sizeof board_line, "board %.81s", line);
    told(session, board_line);
    while (more) {
        const clock_t begin = clock();
        more = !told(session, "hint").refused;
        const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
        times->sum += seconds;
        times->count++;
        times->longest = seconds > times->longest ? seconds : times->longest;
        more = more && !told(session, "step").refused;
    }
    ennead_session_free(session);
}

static void time_list(const char *folder, const char *name, int most)
{
    char path[1000], line[200];
    struct hint_times times = {0};

    snprintf(path, sizeof path, "%s/puzzles/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        report_figure("%s: not there", path);
        return;
    }
    for (int i = 0; i < most && fgets(line, sizeof line, file) != NULL; i++)
        time_hints(line, &times);
    fclose(file);
    report_figure("%s: %d hints, %.3f ms on average, the longest %.3f ms (CPU time)", name,
                  times.count, times.sum / times.count * 1000, times.longest * 1000);
}

static void hints_come_at_once(void **state)
{
    (void)state;
    static const char *const hard[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        SLOW_PUZZLE, EXAMPLE_PUZZLE, EMPTY_BOARD};
    const char *folder = getenv("ENNEAD_DATA");
    struct hint_times times = {0};

    for (size_t i = 0; i < COUNT_OF(hard); i++)
        time_hints(hard[i], &times);
    report_figure("%d hints, the longest %.3f ms (CPU time)", times.count, times.longest * 1000);
    assert_true(times.count > (int)COUNT_OF(hard));
    if (!is_long_run() || folder == NULL)
        return;
    time_list(folder, "minimal.txt", 500);
    time_list(folder, "hardest11plus.txt", 2000);
    time_list(folder, "top1465.txt", 500);
    time_list(folder, "several.txt", 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(questions_change_nothing),
        cmocka_unit_test(hints_come_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
