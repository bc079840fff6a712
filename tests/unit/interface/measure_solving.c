/* SPDX-License-Identifier: MIT */
/* The stack of what solves 9x9, with every edition that this processor has. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

enum { BATCH = 64, LINE = ENNEAD_CELLS + 1 };

static ennead_puzzle puzzles[BATCH];
static ennead_solve_result results[BATCH];
static uint8_t solutions[BATCH][ENNEAD_CELLS];
static char lines[BATCH * LINE + 1], answers[BATCH * LINE + 1];
static ennead_solve_options options;

static void fill_batch(void)
{
    for (int i = 0; i < BATCH; i++) {
        const char *line = hard_puzzles[i % HARD_PUZZLES];
        memcpy(lines + i * LINE, line, ENNEAD_CELLS);
        lines[i * LINE + ENNEAD_CELLS] = '\n';
        MEASURE(ennead_puzzle_from_line, line, &puzzles[i]);
    }
}

static bool take_lines(void *user, const char *text, size_t count)
{
    (void)user;
    return count > 0 && text[0] != '\0';
}

static void measure_alone(void)
{
    static const ennead_engine engines[] = {ENNEAD_ENGINE_AUTO, ENNEAD_ENGINE_BIFURCATION,
                                            ENNEAD_ENGINE_RANDOM};
    ennead_iterator *iterator;
    ennead_verdict verdicts[ENNEAD_CELLS];
    uint64_t counts[ENNEAD_CELLS][9];
    uint16_t undecided[ENNEAD_CELLS];
    ennead_candidates_options counting;
    ennead_candidates_result counted;

    MEASURE(ennead_candidates_options_init_sized, &counting, sizeof counting);
    counting.cap = 2;
    counting.node_limit = 1000;

    for (size_t e = 0; e < COUNT_OF(engines); e++)
        for (int i = 0; i < HARD_PUZZLES; i++) {
            MEASURE(ennead_solve_options_init_sized, &options, sizeof options);
            options.engine = engines[e];
            options.node_limit = 100000;
            MEASURE(ennead_solve, &puzzles[i], &options, solutions, 2, &results[0]);
            options.order = e == 0 ? ENNEAD_ORDER_LEXICOGRAPHIC : ENNEAD_ORDER_ANY;
            options.solutions = 100;
            MEASURE(ennead_solve, &puzzles[i], &options, NULL, 0, &results[0]);
            options.order = ENNEAD_ORDER_ANY;
            options.node_limit = 1000; /* for each clue */
            MEASURE(ennead_solve_without_each, &puzzles[i], &options, verdicts);
            options.node_limit = 100000;
            MEASURE(ennead_count_candidates, &puzzles[i], &counting, counts, undecided, &counted);
            MEASURE(ennead_iterator_new, &puzzles[i], &options, NULL, &iterator);
            MEASURE(ennead_iterator_next, iterator, solutions[0]);
            MEASURE(ennead_iterator_next, iterator, solutions[0]);
            MEASURE(ennead_iterator_get_result, iterator, &results[0]);
            MEASURE(ennead_iterator_free, iterator);
            MEASURE(ennead_list_solutions, &puzzles[i], &options, NULL, take_lines, NULL,
                    &results[0]);
        }
}

static void measure_together(ennead_solver *solver)
{
    const ennead_puzzle_lines text = {.puzzles = lines,
                                      .puzzle_stride = LINE,
                                      .count = BATCH,
                                      .solutions = answers,
                                      .solution_stride = LINE,
                                      .capacity = 1,
                                      .results = results};

    for (unsigned most = 1; most <= 1000; most *= 10) {
        MEASURE(ennead_solve_options_init_sized, &options, sizeof options);
        options.solutions = most;
        options.node_limit = 100000;
        MEASURE(ennead_solve_batch, solver,
                &(ennead_puzzle_batch){.puzzles = puzzles,
                                       .count = BATCH,
                                       .solutions = solutions,
                                       .capacity = 1,
                                       .results = results},
                &options);
        MEASURE(ennead_solve_lines, solver, &text, &options);
    }
}

static void measure_small(void)
{
    static ennead_puzzle puzzle;
    static ennead_conflict conflict;
    static ennead_stop stop;
    static uint64_t state;
    static ennead_tally tally;
    static const uint16_t candidates[ENNEAD_CELLS] = {1};

    MEASURE(ennead_version);
    MEASURE(ennead_struct_name, (ennead_struct)0);
    MEASURE(ennead_struct_size, (ennead_struct)0);
    MEASURE(ennead_status_text, ENNEAD_STATUS_OK);
    MEASURE(ennead_verdict_name, ENNEAD_VERDICT_NONE);
    MEASURE(ennead_puzzle_from_givens, solutions[0], &puzzle);
    MEASURE(ennead_puzzle_from_candidates, candidates, &puzzle);
    MEASURE(ennead_puzzle_from_line, CLASHING_PUZZLE, &puzzle);
    MEASURE(ennead_puzzle_find_conflict, &puzzle, &conflict);
    MEASURE(ennead_random_next, &state);
    MEASURE(ennead_stop_set, &stop);
    MEASURE(ennead_stop_clear, &stop);
    MEASURE(ennead_stop_is_set, &stop);
    MEASURE(ennead_tally_get_solutions, &tally);
}

void measure_solving(void)
{
    const char *name, *chosen;
    ennead_solver *solver;

    fill_batch();
    MEASURE_TO(chosen, ennead_isa_get);
    for (size_t i = 0; (name = ennead_isa_name(i)) != NULL; i++) {
        MEASURE(ennead_isa_name, i);
        ennead_status status;
        MEASURE_TO(status, ennead_isa_set, name);
        if (status != ENNEAD_STATUS_OK)
            continue;
        measure_alone();
        MEASURE(ennead_solver_new, NULL, &solver);
        measure_together(solver);
        MEASURE(ennead_solver_free, solver);
    }
    (void)ennead_isa_set(chosen);
    measure_small();
}
