/* SPDX-License-Identifier: MIT */
/*
 * Batches for tests: see batches.h.
 */
#include "support/batches.h"

#include <stdlib.h>

const char *editions[MOST_EDITIONS];
ennead_solver *solvers[MOST_EDITIONS];
size_t edition_count;

size_t editions_here(const char *names[MOST_EDITIONS])
{
    size_t count = 0;

    for (size_t i = 0; ennead_isa_name(i) != NULL; i++)
        if (ennead_isa_set(ennead_isa_name(i)) == ENNEAD_STATUS_OK) {
            assert_true(count < MOST_EDITIONS);
            names[count++] = ennead_isa_name(i);
        }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    return count;
}

ennead_solver *solver_of(const char *edition)
{
    ennead_solver *solver;

    assert_int_equal(ennead_isa_set(edition), ENNEAD_STATUS_OK);
    assert_string_equal(ennead_isa_get(), edition);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    return solver;
}

int begin_editions(void **state)
{
    (void)state;
    edition_count = editions_here(editions);
    for (size_t e = 0; e < edition_count; e++)
        solvers[e] = solver_of(editions[e]);
    return 0;
}

int end_editions(void **state)
{
    (void)state;
    for (size_t e = 0; e < edition_count; e++)
        ennead_solver_free(solvers[e]);
    return 0;
}

struct outcomes outcomes_new(size_t count, size_t capacity)
{
    const struct outcomes outcomes = {
        .count = count,
        .capacity = capacity,
        .results = malloc((count + 1) * sizeof *outcomes.results),
        .solutions = malloc((count * capacity + 1) * sizeof(board)),
    };

    assert_true(outcomes.results != NULL && outcomes.solutions != NULL);
    return outcomes;
}

void outcomes_free(struct outcomes *outcomes)
{
    free(outcomes->results);
    free(outcomes->solutions);
}

static void print_puzzle(const ennead_puzzle *puzzle)
{
    char line[ENNEAD_LINE_SIZE];

    ennead_write_line(puzzle->givens, line);
    report_figure("%s", line);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        printf("%s%03x", cell == 0 ? "# candidates " : ",", (unsigned)puzzle->candidates[cell]);
    printf("\n");
    fflush(stdout);
}

void expect_here(const ennead_puzzle *puzzle, const char *edition, bool right, const char *what,
                 const char *file, int line)
{
    if (right)
        return;
    report_figure("%s:%d: edition %s: not so: %s", file, line, edition, what);
    print_puzzle(puzzle);
    _assert_true(0, what, file, line);
}

static bool is_untouched(const void *bytes, size_t count)
{
    const unsigned char *at = bytes;

    return count == 0 || (at[0] == UNTOUCHED && memcmp(at, at + 1, count - 1) == 0);
}

void assert_same_outcome(const ennead_puzzle *puzzle, const char *edition,
                         const struct outcomes *actual, size_t i, const struct outcomes *expected,
                         size_t j)
{
    const ennead_solve_result *a = &actual->results[i], *b = &expected->results[j];

    expect(puzzle, edition, a->verdict == b->verdict);
    expect(puzzle, edition, a->end == b->end);
    expect(puzzle, edition, a->solutions == b->solutions);
    expect(puzzle, edition, a->counters.nodes == b->counters.nodes);
    expect(puzzle, edition, a->counters.guesses == b->counters.guesses);
    expect(puzzle, edition, a->counters.backtracks == b->counters.backtracks);
    expect(puzzle, edition, a->counters.depth == b->counters.depth);
    const size_t capacity =
        actual->capacity < expected->capacity ? actual->capacity : expected->capacity;
    expect(puzzle, edition,
           memcmp(actual->solutions[i * actual->capacity],
                  expected->solutions[j * expected->capacity], capacity * sizeof(board)) == 0);
}

/* Whether a puzzle is no more than its givens. */
static bool is_plain(const ennead_puzzle *puzzle)
{
    ennead_puzzle plain;

    return ennead_puzzle_from_givens(puzzle->givens, &plain) == ENNEAD_STATUS_OK &&
           memcmp(plain.candidates, puzzle->candidates, sizeof plain.candidates) == 0;
}

/* Lines and solutions with gaps between them that must stay as they were. */
enum { LINE_STRIDE = ENNEAD_CELLS + 2, SOLUTION_STRIDE = ENNEAD_CELLS + 3 };

static void put_lines(const ennead_puzzle *puzzles, size_t count, char *to)
{
    for (size_t i = 0; i < count; i++, to += LINE_STRIDE) {
        char line[ENNEAD_LINE_SIZE];
        ennead_write_line(puzzles[i].givens, line);
        memcpy(to, line, ENNEAD_CELLS);
    }
}

static void take_solutions(const char *from, struct outcomes *outcomes)
{
    for (size_t i = 0; i < outcomes->count * outcomes->capacity; i++, from += SOLUTION_STRIDE) {
        memcpy(outcomes->solutions[i], from, ENNEAD_CELLS);
        if (!is_untouched(from, ENNEAD_CELLS))
            for (int cell = 0; cell < ENNEAD_CELLS; cell++)
                outcomes->solutions[i][cell] = (uint8_t)(from[cell] - '0');
        assert_true(is_untouched(from + ENNEAD_CELLS, SOLUTION_STRIDE - ENNEAD_CELLS));
    }
}

/* Whether it is worth while to search them once more: lines differ from puzzles in how they come in
 * and go out, and what ends by a clock ends elsewhere the next time. */
static bool may_be_repeated(const struct outcomes *outcomes, const ennead_solve_options *options)
{
    enum { MOST_NODES = 20000 };
    uint64_t nodes = 0;

    for (size_t i = 0; i < outcomes->count; i++)
        nodes += outcomes->results[i].counters.nodes;
    return nodes <= MOST_NODES &&
           (options == NULL || (options->time_limit == 0 && options->stop == NULL));
}

static void compare_lines(ennead_solver *solver, const ennead_puzzle *puzzles,
                          const ennead_solve_options *options, const struct outcomes *expected)
{
    const size_t count = expected->count, rooms = count * expected->capacity;
    struct outcomes actual = outcomes_new(count, expected->capacity);
    char *text = malloc((count + 1) * LINE_STRIDE);
    char *solutions = malloc((rooms + 1) * SOLUTION_STRIDE);
    const ennead_puzzle_lines lines = {
        .puzzles = text,
        .puzzle_stride = LINE_STRIDE,
        .count = count,
        .solutions = rooms == 0 ? NULL : solutions,
        .solution_stride = SOLUTION_STRIDE,
        .capacity = expected->capacity,
        .results = actual.results,
    };
    assert_true(text != NULL && solutions != NULL);
    memset(text, UNTOUCHED, (count + 1) * LINE_STRIDE);
    put_lines(puzzles, count, text);
    memset(actual.results, UNTOUCHED, (count + 1) * sizeof *actual.results);
    memset(solutions, UNTOUCHED, (rooms + 1) * SOLUTION_STRIDE);
    assert_int_equal(ennead_solve_lines(solver, &lines, options), ENNEAD_STATUS_OK);
    take_solutions(solutions, &actual);
    assert_true(is_untouched(&solutions[rooms * SOLUTION_STRIDE], SOLUTION_STRIDE));
    assert_true(is_untouched(&actual.results[count], sizeof *actual.results));
    for (size_t i = 0; i < count; i++)
        assert_same_outcome(&puzzles[i], "of lines", &actual, i, expected, i);
    outcomes_free(&actual);
    free(text);
    free(solutions);
}

static void add_counters(ennead_solve_counters *sum, const ennead_solve_counters *more)
{
    sum->nodes += more->nodes;
    sum->guesses += more->guesses;
    sum->backtracks += more->backtracks;
    sum->depth = sum->depth > more->depth ? sum->depth : more->depth;
}

/* The line that stands where a puzzle was: its first solution, or itself if there is none. */
static void line_afterwards(const ennead_puzzle *puzzle, const struct outcomes *outcomes, size_t i,
                            char line[ENNEAD_LINE_SIZE])
{
    const bool solved = outcomes->capacity > 0 && outcomes->results[i].solutions > 0;

    ennead_write_line(solved ? outcomes->solutions[i * outcomes->capacity] : puzzle->givens, line);
}

/* The same with answers and sums for results, and solutions in the places of their puzzles. */
static void compare_answers(ennead_solver *solver, const ennead_puzzle *puzzles,
                            const ennead_solve_options *options, const struct outcomes *expected)
{
    const size_t count = expected->count;
    char *text = malloc((count + 1) * LINE_STRIDE);
    ennead_solve_answer *answers = malloc((count + 1) * sizeof *answers);
    ennead_solve_totals sums, expected_sums = {.seconds = 0};
    const ennead_puzzle_lines lines = {
        .puzzles = text,
        .puzzle_stride = LINE_STRIDE,
        .count = count,
        .solutions = text,
        .solution_stride = LINE_STRIDE,
        .capacity = expected->capacity > 0 ? 1 : 0,
        .answers = answers,
        .sums = &sums,
    };
    assert_true(text != NULL && answers != NULL);
    memset(text, UNTOUCHED, (count + 1) * LINE_STRIDE);
    memset(answers, UNTOUCHED, (count + 1) * sizeof *answers);
    put_lines(puzzles, count, text);
    assert_int_equal(ennead_solve_lines(solver, &lines, options), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < count; i++) {
        const ennead_solve_result *result = &expected->results[i];
        const char *own = text + i * LINE_STRIDE;
        char line[ENNEAD_LINE_SIZE];
        line_afterwards(&puzzles[i], expected, i, line);
        add_counters(&expected_sums.counters, &result->counters);
        expect(&puzzles[i], "of answers", answers[i].verdict == result->verdict);
        expect(&puzzles[i], "of answers", answers[i].end == result->end);
        expect(&puzzles[i], "of answers", answers[i].solutions == result->solutions);
        expect(&puzzles[i], "of answers", memcmp(own, line, ENNEAD_CELLS) == 0);
        assert_true(is_untouched(own + ENNEAD_CELLS, LINE_STRIDE - ENNEAD_CELLS));
    }
    assert_memory_equal(&sums.counters, &expected_sums.counters, sizeof sums.counters);
    assert_true(sums.first_seconds >= 0 && sums.first_seconds <= sums.seconds);
    assert_true(is_untouched(&answers[count], sizeof *answers));
    assert_true(is_untouched(text + count * LINE_STRIDE, LINE_STRIDE));
    free(answers);
    free(text);
}

static bool are_plain(const ennead_puzzle *puzzles, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_plain(&puzzles[i]))
            return false;
    return true;
}

void solve_together(ennead_solver *solver, const ennead_puzzle *puzzles,
                    const ennead_solve_options *options, struct outcomes *outcomes)
{
    const size_t count = outcomes->count, capacity = outcomes->capacity;

    memset(outcomes->results, UNTOUCHED, (count + 1) * sizeof *outcomes->results);
    memset(outcomes->solutions, UNTOUCHED, (count * capacity + 1) * sizeof(board));
    assert_int_equal(ennead_solve_batch(solver,
                                        &(ennead_puzzle_batch){
                                            .puzzles = puzzles,
                                            .count = count,
                                            .solutions = capacity == 0 ? NULL : outcomes->solutions,
                                            .capacity = capacity,
                                            .results = outcomes->results},
                                        options),
                     ENNEAD_STATUS_OK);
    for (size_t i = 0; i < count; i++) {
        const ennead_solve_result *result = &outcomes->results[i];
        expect(&puzzles[i], "?", result->verdict <= ENNEAD_VERDICT_LIMIT);
        expect(&puzzles[i], "?", result->end <= ENNEAD_SEARCH_END_STOP);
        const size_t stored = result->solutions < capacity ? result->solutions : capacity;
        expect(&puzzles[i], "?",
               is_untouched(outcomes->solutions[i * capacity + stored],
                            (capacity - stored) * sizeof(board)));
    }
    assert_true(is_untouched(&outcomes->results[count], sizeof *outcomes->results));
    assert_true(is_untouched(outcomes->solutions[count * capacity], sizeof(board)));
    if (may_be_repeated(outcomes, options) && are_plain(puzzles, count)) {
        compare_lines(solver, puzzles, options, outcomes);
        compare_answers(solver, puzzles, options, outcomes);
    }
}
