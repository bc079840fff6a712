/* SPDX-License-Identifier: MIT */
/*
 * Plain puzzles: solved, counted, one by one and in lists. All that ennead-solver.wasm does.
 */
#include "plain.h"

GLUE_STATE struct question asked;

void put_plain(void)
{
    char sukaku[ENNEAD_SUKAKU_SIZE];
    uint64_t clues = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += asked.puzzle.givens[cell] != 0;
    if (asked.state.limited) {
        ennead_write_sukaku(&asked.state, sukaku);
        put_string("puzzle", sukaku);
    } else {
        put_line("puzzle", asked.puzzle.givens);
    }
    put_number("clues", clues);
    if (asked.form != NULL)
        put_string("form", asked.form);
    if (asked.title[0] != '\0')
        put_string("note", asked.title);
}

static void put_conflict(void)
{
    ennead_conflict conflict;
    if (!ennead_puzzle_find_conflict(&asked.puzzle, &conflict))
        return;
    put_open("conflict", '{');
    put_number("digit", (uint64_t)conflict.digit);
    put_open("cells", '[');
    put_cell(NULL, conflict.cells[0], 9);
    put_cell(NULL, conflict.cells[1], 9);
    put_close(']');
    put_close('}');
}

void put_misprints(const ennead_verdict *verdicts, int count, int columns)
{
    bool any = false;
    put_open("misprints", '[');
    for (int wanted = ENNEAD_VERDICT_UNIQUE; wanted <= ENNEAD_VERDICT_SEVERAL && !any; wanted++)
        for (int cell = 0; cell < count; cell++)
            if ((int)verdicts[cell] == wanted) {
                put_cell(NULL, cell, columns);
                any = true;
            }
    put_close(']');
}

void put_faults(void)
{
    ennead_verdict verdicts[ENNEAD_CELLS];
    ennead_solve_options options;
    ennead_solve_options_init(&options);
    options.node_limit = SEARCH_FOR_MISPRINT;
    put_conflict();
    if (ennead_solve_without_each(&asked.puzzle, &options, verdicts) == ENNEAD_STATUS_OK)
        put_misprints(verdicts, ENNEAD_CELLS, 9);
}

/* --------------------------------------------------------------------------------------- solving */

/* The solutions found so far, which JavaScript reads while a long search asks for the time. */
static GLUE_STATE ennead_tally tally;

EXPORT_AS("tally_solutions") double tally_solutions(void)
{
    return (double)ennead_tally_get_solutions(&tally);
}

void tally_add_solution(void)
{
    tally.solutions++;
}

static const char *order_name(int number)
{
    static const char *const names[] = {"any", "lexicographic"};
    return number < 2 ? names[number] : NULL;
}

bool solving_options(ennead_solve_options *options, uint64_t solutions)
{
    int order = ENNEAD_ORDER_ANY;
    ennead_solve_options_init(options);
    options->solutions = option_count("solutions", solutions);
    options->time_limit = option_number("timeLimit", 0);
    options->node_limit = option_count("nodeLimit", 0);
    if (!option_choice("order", order_name, &order))
        return false;
    options->order = (ennead_order)order;
    options->stop = call_stop;
    tally.solutions = 0;
    options->tally = &tally;
    return true;
}

void put_result(const ennead_solve_result *result)
{
    put_string("verdict", ennead_verdict_name(result->verdict));
    put_number("count", result->solutions);
    put_number("nodes", result->counters.nodes);
    put_number("guesses", result->counters.guesses);
    put_number("backtracks", result->counters.backtracks);
    put_number("depth", result->counters.depth);
}

int solve_plain(const ennead_solve_options *options)
{
    ennead_iterator *iterator;
    ennead_solve_result result;
    uint8_t found[3][ENNEAD_CELLS]; /* the first two solutions, and the last */
    int count = 0;
    const ennead_status status = ennead_iterator_new(&asked.puzzle, options, NULL, &iterator);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_plain();
    put_open("solutions", '[');
    for (; ennead_iterator_next(iterator, found[count]) == ENNEAD_STATUS_OK; count += count < 2)
        put_line(NULL, found[count]);
    put_close(']');
    if (count == 2)
        put_difference(found[0], found[1], ENNEAD_CELLS, 9);
    ennead_iterator_get_result(iterator, &result);
    if (result.verdict == ENNEAD_VERDICT_NONE)
        put_faults();
    put_result(&result);
    ennead_iterator_free(iterator);
    return answer_end('}');
}

int count_plain(const ennead_solve_options *options)
{
    ennead_solver *solver;
    ennead_solve_result result;
    const ennead_puzzle_batch batch = {.puzzles = &asked.puzzle, .count = 1, .results = &result};
    ennead_status status = ennead_solver_new(NULL, &solver);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_solve_batch(solver, &batch, options);
    ennead_solver_free(solver);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_plain();
    put_result(&result);
    put_flag("complete", result.end == ENNEAD_SEARCH_END_COMPLETE);
    return answer_end('}');
}

/* ------------------------------------------------------------------------------- lines of text */

/* Solves one line of 81 cells in place: its first solution replaces it, if it has one. Returns the
 * verdict, or -1 for another line. */
EXPORT_AS("solve_line") int solve_line(char *line)
{
    ennead_puzzle puzzle;
    ennead_solve_result result;
    uint8_t solution[1][ENNEAD_CELLS];
    if (ennead_puzzle_from_line(line, &puzzle) != ENNEAD_STATUS_OK ||
        ennead_solve(&puzzle, NULL, solution, 1, &result) != ENNEAD_STATUS_OK)
        return -1;
    if (result.solutions > 0)
        ennead_write_line(solution[0], line);
    return (int)result.verdict;
}

static ennead_solver *list_solver; /* kept: the engine that is warm stays warm */

/* Solves `count` lines of 81 cells and a line end, in place: the solution of a puzzle replaces it.
 * verdicts[i] gets its verdict. Returns an ennead_status. */
EXPORT_AS("solve_lines") int solve_lines(char *lines, size_t count, uint8_t *verdicts)
{
    enum { AT_ONCE = 4096, STRIDE = ENNEAD_LINE_SIZE };
    static ennead_solve_answer answers[AT_ONCE];
    ennead_solve_options options;
    ennead_solve_options_init(&options);
    options.engine = ENNEAD_ENGINE_BATCH; /* several workers may share a list */
    ennead_status status =
        list_solver != NULL ? ENNEAD_STATUS_OK : ennead_solver_new(NULL, &list_solver);
    for (size_t at = 0; status == ENNEAD_STATUS_OK && at < count; at += AT_ONCE) {
        const size_t some = count - at < AT_ONCE ? count - at : AT_ONCE;
        char *first = lines + at * STRIDE;
        const ennead_puzzle_lines list = {.puzzles = first,
                                          .puzzle_stride = STRIDE,
                                          .count = some,
                                          .solutions = first,
                                          .solution_stride = STRIDE,
                                          .capacity = 1,
                                          .answers = answers};
        status = ennead_solve_lines(list_solver, &list, &options);
        for (size_t i = 0; i < some; i++)
            verdicts[at + i] = (uint8_t)answers[i].verdict;
    }
    return (int)status;
}
