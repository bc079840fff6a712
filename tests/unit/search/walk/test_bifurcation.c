/* SPDX-License-Identifier: MIT */
/*
 * The engine `bifurcation` against the algorithm as it was published, written down here once more:
 * the first empty cell, its lowest valid digit, back when there is none. The cells it fills and
 * empties, in their order, its solutions and its counters must be those of the model.
 */
#include "support/support.h"

#include <stdlib.h>

enum { MOST_EVENTS = 200000, MOST_SOLUTIONS = 64 };

struct event {
    uint8_t cell, digit;
};

struct events {
    size_t count;
    struct event list[MOST_EVENTS];
};

struct model {
    const ennead_puzzle *puzzle;
    board cells;
    uint64_t wanted;
    uint64_t found;
    board solutions[MOST_SOLUTIONS];
    ennead_solve_counters counters;
    uint64_t filled;
    struct events events;
};

static struct model model;
static struct events told;

static void log_event(struct events *events, int cell, int digit)
{
    assert_true(events->count < MOST_EVENTS);
    events->list[events->count++] = (struct event){(uint8_t)cell, (uint8_t)digit};
}

static bool fits(const struct model *m, int cell, int digit)
{
    const int row = cell / 9, column = cell % 9;

    if (!(m->puzzle->candidates[cell] >> (digit - 1) & 1))
        return false;
    for (int i = 0; i < 9; i++) {
        const int in_box = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;

        if (m->cells[row * 9 + i] == digit || m->cells[i * 9 + column] == digit ||
            m->cells[in_box] == digit)
            return false;
    }
    return true;
}

static void solve_model(struct model *m);

static void fill_model(struct model *m, int cell, int digit)
{
    m->cells[cell] = (uint8_t)digit;
    if (++m->filled > m->counters.depth)
        m->counters.depth = m->filled;
    log_event(&m->events, cell, digit);
    solve_model(m);
    if (m->found == m->wanted)
        return;
    m->cells[cell] = 0;
    m->filled--;
    log_event(&m->events, cell, 0);
}

static void solve_model(struct model *m)
{
    int cell = 0, fitting = 0;

    m->counters.nodes++;
    while (cell < ENNEAD_CELLS && m->cells[cell] != 0)
        cell++;
    if (cell == ENNEAD_CELLS) {
        memcpy(m->solutions[m->found++], m->cells, sizeof(board));
        return;
    }
    for (int digit = 1; digit <= 9; digit++)
        fitting += fits(m, cell, digit);
    m->counters.guesses += fitting > 1;
    m->counters.backtracks += fitting == 0;
    for (int digit = 1; digit <= 9 && m->found < m->wanted; digit++)
        if (fits(m, cell, digit))
            fill_model(m, cell, digit);
}

static void note_event(void *user, int cell, int digit)
{
    log_event(user, cell, digit);
}

static void compare_with_model(const ennead_puzzle *puzzle, uint64_t wanted)
{
    static board found[MOST_SOLUTIONS];
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION, .solutions = wanted, .on_cell = note_event,
                .on_cell_user = &told);

    memset(&model, 0, sizeof model);
    model.puzzle = puzzle;
    model.wanted = wanted;
    memcpy(model.cells, puzzle->givens, sizeof model.cells);
    solve_model(&model);

    told.count = 0;
    const ennead_solve_result result = solved(puzzle, &options, found, MOST_SOLUTIONS);
    assert_int_equal(result.solutions, model.found);
    assert_memory_equal(found, model.solutions, model.found * sizeof(board));
    assert_int_equal(result.counters.nodes, model.counters.nodes);
    assert_int_equal(result.counters.guesses, model.counters.guesses);
    assert_int_equal(result.counters.backtracks, model.counters.backtracks);
    assert_int_equal(result.counters.depth, model.counters.depth);
    assert_int_equal(told.count, model.events.count);
    assert_memory_equal(told.list, model.events.list, told.count * sizeof(struct event));
}

static void it_is_the_published_algorithm(void **state)
{
    (void)state;
    const char *const lines[] = {
        EXAMPLE_PUZZLE,
        EXAMPLE_SOLUTION,
        ALMANAC_SEVERAL,
        TWO_BANDS,
        EMPTY_BOARD,
        ".6.1.4.5...83.56..2.......18..4.7..6..6...3..7..9.1..45.......2..72.69...4.5.8.7.",
        "1..9.7..3.8.....7...9...6....72.94..41.....95..85.43....3...7...5.....4.2..8.6..9",
        "7.2.5.6.......3...1....95..8......9..43...75..9......8..97....5...2.......7.4.2.3",
    };

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        for (uint64_t wanted = 1; wanted <= 64; wanted *= 2) {
            const ennead_puzzle puzzle = puzzle_of(lines[i]);

            compare_with_model(&puzzle, wanted);
        }
}

static void it_is_so_with_pencil_marks(void **state)
{
    (void)state;
    struct generator g = {8};

    for (unsigned i = 0; i < 60; i++) {
        uint16_t candidates[ENNEAD_CELLS];
        ennead_puzzle puzzle;

        generate_candidates(&g, 1 + i % 3, candidates);
        assert_int_equal(ennead_puzzle_from_candidates(candidates, &puzzle), ENNEAD_STATUS_OK);
        compare_with_model(&puzzle, 2);
        puzzle.candidates[40 + i % 40] = 0;
        compare_with_model(&puzzle, 2);
    }
}

static void solutions_come_ascending(void **state)
{
    (void)state;
    static board found[TWO_BANDS_SOLUTIONS];
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION);

    assert_int_equal(solved(&puzzle, &options, found, COUNT_OF(found)).solutions,
                     TWO_BANDS_SOLUTIONS);
    for (size_t i = 1; i < COUNT_OF(found); i++)
        assert_true(compare_boards(found[i - 1], found[i]) < 0);
}

static void the_order_may_be_asked_for_by_name(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    const ennead_solve_options plain = OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION);
    const ennead_solve_options named =
        OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION, .order = ENNEAD_ORDER_LEXICOGRAPHIC);
    const ennead_solve_result expected = solved(&puzzle, &plain, NULL, 0);
    const ennead_solve_result result = solved(&puzzle, &named, NULL, 0);

    assert_results_equal(&result, &expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_the_published_algorithm),
        cmocka_unit_test(it_is_so_with_pencil_marks),
        cmocka_unit_test(solutions_come_ascending),
        cmocka_unit_test(the_order_may_be_asked_for_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
