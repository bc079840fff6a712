/* SPDX-License-Identifier: MIT */
/*
 * The deductive solver: its moves are true and in its order; it stops when stuck or at a
 * contradiction, which it shows; continues with what is entered; and comes exactly as far as the
 * techniques of the set "basic". With ENNEAD_LONG and ENNEAD_DATA (the folder of other people's
 * lists) in the environment, it also checks the numbers that its fixpoint must give: 41,650 of
 * 17clue.txt and 308 of top1465.txt.
 */
#include "support/steps.h"

#include <stdlib.h>

enum { SLICE = 300 };

static ennead_deducer started(const char *line)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_deducer deducer;

    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
    return deducer;
}

static unsigned run(ennead_deducer *deducer)
{
    ennead_deducer_move move;
    unsigned moves = 0;

    while (ennead_deducer_next(deducer, &move) == ENNEAD_STATUS_OK)
        moves++;
    return moves;
}

static void it_fits_in_a_kilobyte(void **context)
{
    (void)context;
    report_figure("deductive solver: %zu bytes: board, candidates, queues and all",
                  sizeof(ennead_deducer));
    assert_in_range(sizeof(ennead_deducer), 1, 1024);
}

static void an_easy_puzzle_is_solved_and_every_move_is_true(void **context)
{
    (void)context;
    ennead_deducer deducer = started(EXAMPLE_PUZZLE);
    ennead_state state = state_of(EXAMPLE_PUZZLE);
    ennead_deducer_move move;
    unsigned sets = 0, entered = 0;

    while (ennead_deducer_next(&deducer, &move) == ENNEAD_STATUS_OK) {
        const int right = EXAMPLE_SOLUTION[move.cell] - '0';
        assert_int_equal(move.set, move.digit == right);
        sets += move.set;
        entered += move.reason == ENNEAD_DEDUCER_REASON_ENTERED;
    }
    assert_int_equal(sets, ENNEAD_CELLS);
    assert_int_equal(entered, 30);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_SOLVED);
    ennead_deducer_get_state(&deducer, &state);
    assert_true(ennead_state_is_solved(&state));
    assert_int_equal(state.givens[0], 5);
    assert_int_equal(state.givens[2], 0);
}

/* Givens are set before anything is cleared, and the first clears are those of the first given. */
static void digits_are_set_before_candidates_are_cleared(void **context)
{
    (void)context;
    ennead_deducer deducer = started(EXAMPLE_PUZZLE);
    ennead_deducer_move move;

    for (int i = 0; i < 30; i++) {
        assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_OK);
        assert_true(move.set);
        assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_STUCK);
    }
    assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_OK);
    assert_false(move.set);
    assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_FIXED_VALUE);
    assert_int_equal(move.source, 0);
    assert_int_equal(move.digit, 5);
    assert_int_equal(move.cell, 2);
    /* A cell left with one candidate is set at once. */
    while (move.set == false)
        assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_OK);
    assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_SINGLE_VALUE);
}

/* Two solutions differ in four cells: the rules stop, one digit entered decides. */
static void stuck_is_a_state_and_new_information_resumes_it(void **context)
{
    (void)context;
    ennead_deducer deducer = started(ALMANAC_SEVERAL), with_clear;
    ennead_state state = state_of(EMPTY_BOARD);

    assert_true(run(&deducer) > 0);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_STUCK);
    ennead_deducer_get_state(&deducer, &state);
    int entered = 0;
    while (ennead_deducer_get_end(&deducer, NULL) == ENNEAD_DEDUCER_END_STUCK) {
        int cell = 0;
        while (state.values[cell] != 0)
            cell++;
        const int digit = __builtin_ctz(state.candidates[cell]) + 1;
        with_clear = deducer;
        assert_int_equal(ennead_deducer_place(&deducer, cell, digit), ENNEAD_STATUS_OK);
        assert_true(run(&deducer) > 0);
        assert_int_equal(ennead_deducer_remove(&with_clear, cell, digit), ENNEAD_STATUS_OK);
        assert_true(run(&with_clear) > 0);
        ennead_deducer_get_state(&deducer, &state);
        entered++;
    }
    assert_true(entered > 0);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_SOLVED);
    assert_true(ennead_state_is_solved(&state));
}

static void assert_contradiction(ennead_deducer *deducer, ennead_contradiction_kind kind, int cell,
                                 int other, int digit)
{
    ennead_contradiction found;
    ennead_deducer_move move;

    run(deducer);
    assert_int_equal(ennead_deducer_get_end(deducer, NULL), ENNEAD_DEDUCER_END_CONTRADICTION);
    assert_int_equal(ennead_deducer_get_end(deducer, &found), ENNEAD_DEDUCER_END_CONTRADICTION);
    assert_int_equal(found.kind, kind);
    assert_int_equal(found.cells[0], cell);
    assert_int_equal(found.cells[1], other);
    assert_int_equal(found.digit, digit);
    /* Nothing can be entered any more. */
    const ennead_deducer before = *deducer;
    assert_int_equal(ennead_deducer_place(deducer, 80, 1), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_deducer_remove(deducer, 80, 1), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_deducer_next(deducer, &move), ENNEAD_STATUS_END);
    assert_memory_equal(deducer, &before, sizeof before);
}

static void contradictions_show_where_they_are(void **context)
{
    (void)context;
    ennead_deducer deducer = started(CLASHING_PUZZLE);
    assert_contradiction(&deducer, ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT, 0, 4, 5);

    /* r1c9 could hold only the 9 that is in its column. */
    deducer = started(DEAD_PUZZLE);
    assert_contradiction(&deducer, ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT, 8, 53, 9);

    /* A full board with repeated digits is not solved. */
    char full[ENNEAD_CELLS + 1];
    strcpy(full, EXAMPLE_SOLUTION);
    full[80] = '7';
    deducer = started(full);
    run(&deducer);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_CONTRADICTION);
}

static void what_is_entered_must_agree(void **context)
{
    (void)context;
    const ennead_deducer fresh = started(EMPTY_BOARD);
    ennead_deducer deducer = fresh;

    /* Twice the same is once; another digit in the same cell is refused. */
    assert_int_equal(ennead_deducer_place(&deducer, 40, 5), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_deducer_place(&deducer, 40, 5), ENNEAD_STATUS_OK);
    assert_int_equal(run(&deducer), 21);
    assert_int_equal(ennead_deducer_place(&deducer, 40, 5), ENNEAD_STATUS_OK);
    assert_int_equal(run(&deducer), 0);
    ennead_deducer wrong = deducer;
    assert_int_equal(ennead_deducer_place(&wrong, 40, 6), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_RULED_OUT, 40, 0, 6);
    /* A digit that a cell in the same row has. */
    wrong = deducer;
    assert_int_equal(ennead_deducer_place(&wrong, 37, 5), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT, 37, 40, 5);
    wrong = deducer;
    assert_int_equal(ennead_deducer_place(&wrong, 44, 5), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT, 40, 44, 5);
    /* The only digit that a cell has. */
    wrong = deducer;
    assert_int_equal(ennead_deducer_remove(&wrong, 40, 5), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_EMPTY_CELL, 40, 0, 0);
    /* Two digits for one cell, both waiting. */
    wrong = fresh;
    assert_int_equal(ennead_deducer_place(&wrong, 3, 1), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_deducer_place(&wrong, 3, 2), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_RULED_OUT, 3, 0, 2);
    /* A digit that was entered as cleared. */
    wrong = fresh;
    assert_int_equal(ennead_deducer_remove(&wrong, 3, 1), ENNEAD_STATUS_OK);
    assert_int_equal(run(&wrong), 1);
    assert_int_equal(ennead_deducer_place(&wrong, 3, 1), ENNEAD_STATUS_OK);
    assert_contradiction(&wrong, ENNEAD_CONTRADICTION_KIND_RULED_OUT, 3, 0, 1);
}

/* What is entered while moves are left waits for them; the queues hold the most that can wait. */
static void the_queues_hold_all_that_can_wait(void **context)
{
    (void)context;
    ennead_deducer deducer = started(EXAMPLE_SOLUTION);
    ennead_deducer_move move;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            if (EXAMPLE_SOLUTION[cell] - '0' != digit)
                assert_int_equal(ennead_deducer_remove(&deducer, cell, digit), ENNEAD_STATUS_OK);
    for (int i = 0; i < ENNEAD_CELLS; i++) {
        assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_OK);
        assert_true(move.set);
        assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_STUCK);
    }
    /* With all 81 set nothing is left to clear, which takes a look at all that waits. */
    assert_int_equal(run(&deducer), 0);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_SOLVED);

    deducer = started(EMPTY_BOARD);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            if (EXAMPLE_SOLUTION[cell] - '0' != digit)
                assert_int_equal(ennead_deducer_remove(&deducer, cell, digit), ENNEAD_STATUS_OK);
    run(&deducer);
    assert_int_equal(ennead_deducer_get_end(&deducer, NULL), ENNEAD_DEDUCER_END_SOLVED);
}

static void arguments_are_checked(void **context)
{
    (void)context;
    ennead_deducer deducer = started(EMPTY_BOARD);
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    static const int wrong[][2] = {{-1, 1}, {81, 1}, {0, 0}, {0, 10}};

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        assert_int_equal(ennead_deducer_place(&deducer, wrong[i][0], wrong[i][1]),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_deducer_remove(&deducer, wrong[i][0], wrong[i][1]),
                         ENNEAD_STATUS_BAD_ARGUMENT);
    }
    puzzle.givens[3] = 10;
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_BAD_ARGUMENT);
    puzzle.givens[3] = 0;
    puzzle.candidates[3] = 0x200;
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_BAD_ARGUMENT);
}

/* Pencil marks: a cell with one candidate is set, one with none is a contradiction. */
static void limited_cells_are_known_at_the_start(void **context)
{
    (void)context;
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    ennead_deducer deducer;
    ennead_deducer_move move;

    puzzle.candidates[7] = 1 << 2;
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_OK);
    assert_true(move.set);
    assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_SINGLE_VALUE);
    assert_int_equal(move.cell, 7);
    assert_int_equal(move.digit, 3);
    puzzle.candidates[7] = 0;
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
    assert_contradiction(&deducer, ENNEAD_CONTRADICTION_KIND_EMPTY_CELL, 7, 0, 0);
    puzzle.givens[7] = 4; /* against its own candidates */
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
    assert_contradiction(&deducer, ENNEAD_CONTRADICTION_KIND_RULED_OUT, 7, 0, 4);
}

static void every_reason_has_a_name(void **context)
{
    (void)context;
    for (int reason = ENNEAD_DEDUCER_REASON_ENTERED; reason <= ENNEAD_DEDUCER_REASON_PARTITION;
         reason++)
        assert_string_not_equal(ennead_deducer_reason_name((ennead_deducer_reason)reason),
                                "unknown reason");
    assert_string_equal(ennead_deducer_reason_name((ennead_deducer_reason)99), "unknown reason");
}

/* The fixpoint is unique, so the techniques of the set must end where the solver does. */
static void it_comes_as_far_as_the_basic_techniques(void **context)
{
    (void)context;
    const ennead_technique_set basic = techniques_of("basic");
    struct generator generator = {3};
    unsigned solved = 0;

    for (int i = 0; i < SLICE; i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_state by_steps, by_moves = state_of(EMPTY_BOARD);
        ennead_deducer deducer;

        generate_puzzle(&generator, i % 5 == 0 ? PUZZLE_SEVERAL : PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &by_steps), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
        run(&deducer);
        ennead_deducer_get_state(&deducer, &by_moves);
        solved +=
            ennead_path(test_finder(), &by_steps, &basic, NULL, NULL) == ENNEAD_PATH_END_SOLVED;
        assert_memory_equal(by_moves.values, by_steps.values, sizeof by_steps.values);
        assert_memory_equal(by_moves.candidates, by_steps.candidates, sizeof by_steps.candidates);
    }
    report_figure("deductive solver: %u of %d random puzzles solved, all as by the set basic",
                  solved, SLICE);
}

static void count_list(const char *folder, const char *name, unsigned expected)
{
    char path[4096], line[512];
    unsigned puzzles = 0, solved = 0;

    snprintf(path, sizeof path, "%s/puzzles/%s.txt", folder, name);
    FILE *list = fopen(path, "r");
    assert_non_null(list);
    while (fgets(line, sizeof line, list) != NULL) {
        ennead_deducer deducer = started(line);
        ennead_state state = state_of(EMPTY_BOARD);
        run(&deducer);
        const ennead_deducer_end standing = ennead_deducer_get_end(&deducer, NULL);
        assert_int_not_equal(standing, ENNEAD_DEDUCER_END_CONTRADICTION);
        ennead_deducer_get_state(&deducer, &state);
        assert_int_equal(ennead_state_is_solved(&state), standing == ENNEAD_DEDUCER_END_SOLVED);
        solved += standing == ENNEAD_DEDUCER_END_SOLVED;
        puzzles++;
    }
    fclose(list);
    report_figure("deductive solver: %s: %u of %u solved, %u stuck", name, solved, puzzles,
                  puzzles - solved);
    assert_int_equal(solved, expected);
}

static void other_peoples_puzzles_are_solved_as_the_fixpoint_says(void **context)
{
    (void)context;
    const char *folder = getenv("ENNEAD_DATA");

    if (!is_long_run() || folder == NULL) {
        report_figure("deductive solver: other people's lists are for long runs with ENNEAD_DATA");
        return;
    }
    count_list(folder, "17clue", 41650);
    count_list(folder, "top1465", 308);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_fits_in_a_kilobyte),
        cmocka_unit_test(an_easy_puzzle_is_solved_and_every_move_is_true),
        cmocka_unit_test(digits_are_set_before_candidates_are_cleared),
        cmocka_unit_test(stuck_is_a_state_and_new_information_resumes_it),
        cmocka_unit_test(contradictions_show_where_they_are),
        cmocka_unit_test(what_is_entered_must_agree),
        cmocka_unit_test(the_queues_hold_all_that_can_wait),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(limited_cells_are_known_at_the_start),
        cmocka_unit_test(every_reason_has_a_name),
        cmocka_unit_test(it_comes_as_far_as_the_basic_techniques),
        cmocka_unit_test(other_peoples_puzzles_are_solved_as_the_fixpoint_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
