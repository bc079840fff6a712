/* SPDX-License-Identifier: MIT */
/*
 * The differential test of the batch engine (P1 of RELIABILITY.md): every edition that this
 * processor can run is compared with the oracle and with ennead_solve, on puzzles of every kind,
 * with several limits and capacities, in batches of many sizes.
 *
 * Puzzles come in rounds of ROUND. The first edition solves a round as one batch, which is
 * compared with the oracle. All editions must then give the same to the last byte, also when the
 * puzzles come in another order and in batches of other sizes: the result for a puzzle does not
 * depend on its neighbors. ENNEAD_LONG in the environment means a million puzzles, and with
 * ENNEAD_DATA, the folder of other people's puzzles, all of those too.
 */
#include "support/batches.h"

#include <stdlib.h>

enum {
    ROUND = 1000,
    MOST = 101,          /* solutions that the oracle is asked for */
    ORACLE_STEPS = 4000, /* some boards without solutions take an exact cover very long */
    NODES = 20000,       /* and ennead_solve in lexicographic order */
    SLICE = 3000,
    LONG = 1000000,
};

static struct figures {
    unsigned long puzzles, asked, gave_up, searches, by_verdict[ENNEAD_VERDICT_LIMIT + 1];
} figures;

/* ------------------------------------------------------------------------------------ puzzles */

static ennead_puzzle puzzle_from(const board givens)
{
    ennead_puzzle puzzle;

    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    return puzzle;
}

/* 0 to 16 clues of a grid. */
static ennead_puzzle sparse_puzzle(struct generator *g)
{
    const unsigned clues = generator_below(g, 17);
    board grid, givens = {0};

    generate_full(g, grid);
    for (unsigned i = 0; i < clues; i++) {
        const unsigned cell = generator_below(g, ENNEAD_CELLS);
        givens[cell] = grid[cell];
    }
    return puzzle_from(givens);
}

/* Clues at random: mostly contradictory, now and then in a hidden way. */
static ennead_puzzle random_puzzle(struct generator *g)
{
    const unsigned clues = 2 + generator_below(g, 30);
    board givens = {0};

    for (unsigned i = 0; i < clues; i++)
        givens[generator_below(g, ENNEAD_CELLS)] = (uint8_t)(1 + generator_below(g, 9));
    return puzzle_from(givens);
}

static ennead_puzzle pencil_marks(struct generator *g)
{
    uint16_t candidates[ENNEAD_CELLS];
    ennead_puzzle puzzle;

    generate_candidates(g, 2 + generator_below(g, 7), candidates);
    assert_int_equal(ennead_puzzle_from_candidates(candidates, &puzzle), ENNEAD_STATUS_OK);
    if (generator_below(g, 3) == 0) {
        const unsigned cell = generator_below(g, ENNEAD_CELLS);
        puzzle.candidates[cell] &= (uint16_t)(puzzle.candidates[cell] - 1u);
    }
    return puzzle;
}

/* Givens and candidates that are struck out, now and then a given itself. */
static ennead_puzzle game(struct generator *g)
{
    uint16_t candidates[ENNEAD_CELLS];
    ennead_puzzle puzzle = sparse_puzzle(g);

    generate_candidates(g, 8, candidates);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (puzzle.givens[cell] == 0 || generator_below(g, 60) == 0)
            puzzle.candidates[cell] &= (uint16_t)(generator_next(g) | candidates[cell]);
    return puzzle;
}

static ennead_puzzle special_puzzle(struct generator *g)
{
    static const char *const lines[] = {EMPTY_BOARD,     EXAMPLE_PUZZLE,  EXAMPLE_SOLUTION,
                                        ALMANAC_SEVERAL, CLASHING_PUZZLE, DEAD_PUZZLE,
                                        ROYLE_PUZZLE,    TWO_BANDS,       SLOW_PUZZLE};
    ennead_puzzle puzzle = puzzle_of(lines[generator_below(g, COUNT_OF(lines))]);

    if (generator_below(g, 3) == 0)
        puzzle.candidates[generator_below(g, ENNEAD_CELLS)] = 0;
    return puzzle;
}

/* One grid and its variations; a grid costs the generator more than these. */
static size_t make_family(struct generator *g, ennead_puzzle puzzles[])
{
    board solution, unique, variant;
    size_t count = 0;

    generate_full(g, solution);
    puzzles[count++] = puzzle_from(solution);
    memcpy(unique, solution, sizeof unique);
    generate_thinner(g, unique, generator_below(g, 4) == 0 ? 0 : 22 + generator_below(g, 19));
    puzzles[count++] = puzzle_from(unique);
    for (unsigned more = 0; more < 4; more++) {
        memcpy(variant, unique, sizeof variant);
        generate_several(g, variant, more);
        puzzles[count++] = puzzle_from(variant);
    }
    for (int i = 0; i < 3; i++) {
        memcpy(variant, unique, sizeof variant);
        generate_wrong_clue(g, variant, solution);
        puzzles[count++] = puzzle_from(variant);
    }
    memcpy(variant, unique, sizeof variant);
    generate_clash(g, variant);
    puzzles[count++] = puzzle_from(variant);
    memcpy(variant, solution, sizeof variant);
    generate_clash(g, variant);
    puzzles[count++] = puzzle_from(variant);
    return count;
}

enum { FAMILY = 20 };

static void make_puzzles(struct generator *g, ennead_puzzle *puzzles, size_t wanted)
{
    for (size_t i = 0; i < wanted; i += FAMILY) {
        size_t count = i + make_family(g, puzzles + i);

        puzzles[count++] = special_puzzle(g);
        for (int kind = 0; count < i + FAMILY; kind++)
            puzzles[count++] = kind % 4 == 0   ? sparse_puzzle(g)
                               : kind % 4 == 1 ? random_puzzle(g)
                               : kind % 4 == 2 ? pencil_marks(g)
                                               : game(g);
    }
}

/* ------------------------------------------------------------------------------------- truths */

/* What is known of a puzzle: all solutions in order, or that there are at least MOST. */
struct truth {
    size_t count; /* ORACLE_GAVE_UP: not known */
    board ascending[MOST];
};

static void ask_oracle(const ennead_puzzle *puzzle, struct truth *truth)
{
    unsigned short candidates[ORACLE_CELLS];

    oracle_view(puzzle, candidates);
    truth->count =
        oracle_solve_within(ORACLE_STEPS, candidates, ORACLE_QUICK, MOST, truth->ascending, MOST);
    figures.asked++;
    if (truth->count == ORACLE_GAVE_UP)
        figures.gave_up++;
    else
        qsort(truth->ascending, truth->count, sizeof(board), compare_boards);
}

static bool is_known(const struct truth *truth, const board cells)
{
    return bsearch(cells, truth->ascending, truth->count, sizeof(board), compare_boards) != NULL;
}

static bool all_differ(const board *solutions, size_t count)
{
    static board sorted[TWO_BANDS_SOLUTIONS];

    memcpy(sorted, solutions, count * sizeof(board));
    qsort(sorted, count, sizeof(board), compare_boards);
    for (size_t i = 1; i < count; i++)
        if (compare_boards(sorted[i - 1], sorted[i]) == 0)
            return false;
    return true;
}

static ennead_verdict verdict_for(uint64_t found, uint64_t limit)
{
    return found == 0   ? ENNEAD_VERDICT_NONE
           : found > 1  ? ENNEAD_VERDICT_SEVERAL
           : limit == 1 ? ENNEAD_VERDICT_FOUND
                        : ENNEAD_VERDICT_UNIQUE;
}

static void compare_with_truth(const ennead_puzzle *puzzle, const struct truth *truth,
                               uint64_t limit, const struct outcomes *outcomes, size_t i)
{
    const ennead_solve_result *result = &outcomes->results[i];
    const board *found = (const board *)&outcomes->solutions[i * outcomes->capacity];
    const size_t stored =
        result->solutions < outcomes->capacity ? result->solutions : outcomes->capacity;

    expect(puzzle, editions[0], all_differ(found, stored));
    for (size_t k = 0; k < stored; k++)
        assert_solves(puzzle, found[k]);
    if (truth->count == ORACLE_GAVE_UP)
        return;
    const bool met = limit != 0 && truth->count >= limit;
    expect(puzzle, editions[0], result->solutions == (met ? limit : truth->count));
    expect(puzzle, editions[0],
           result->end == (met ? ENNEAD_SEARCH_END_SOLUTIONS : ENNEAD_SEARCH_END_COMPLETE));
    expect(puzzle, editions[0], result->verdict == verdict_for(result->solutions, limit));
    for (size_t k = 0; k < stored && truth->count < MOST; k++)
        expect(puzzle, editions[0], is_known(truth, found[k]));
}

/* What the engine for one puzzle says, in either order. */
static void compare_with_solve(const ennead_puzzle *puzzle, const struct outcomes *outcomes,
                               size_t i)
{
    const ennead_solve_result *result = &outcomes->results[i];
    const ennead_solve_options orders[] = {
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2),
        OPTIONS(.solutions = 2, .order = ENNEAD_ORDER_LEXICOGRAPHIC, .node_limit = NODES),
    };

    for (size_t k = 0; k < COUNT_OF(orders); k++) {
        board solution[1];
        const ennead_solve_result alone = solved(puzzle, &orders[k], solution, 1);

        if (alone.end == ENNEAD_SEARCH_END_NODES)
            continue;
        figures.searches++;
        expect(puzzle, "of ennead_solve", alone.verdict == result->verdict);
        expect(puzzle, "of ennead_solve", alone.solutions == result->solutions);
        expect(puzzle, "of ennead_solve", alone.end == result->end);
        if (alone.verdict == ENNEAD_VERDICT_UNIQUE)
            assert_boards_equal(outcomes->solutions[i * outcomes->capacity], solution[0]);
    }
    figures.by_verdict[result->verdict]++;
}

/* ------------------------------------------------------------------------------------ batches */

static void solve_counted(size_t e, const ennead_puzzle *puzzles,
                          const ennead_solve_options *options, struct outcomes *outcomes)
{
    figures.searches += outcomes->count;
    solve_together(solvers[e], puzzles, options, outcomes);
}

static void assert_editions_agree(const ennead_puzzle *puzzles, const ennead_solve_options *options,
                                  const struct outcomes *expected)
{
    struct outcomes outcomes = outcomes_new(expected->count, expected->capacity);

    for (size_t e = 1; e < edition_count; e++) {
        solve_counted(e, puzzles, options, &outcomes);
        for (size_t i = 0; i < outcomes.count; i++)
            assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, expected, i);
    }
    outcomes_free(&outcomes);
}

static void shuffle(struct generator *g, size_t *items, size_t count)
{
    for (size_t i = count; i > 1; i--) {
        const size_t j = generator_below(g, (unsigned)i);
        const size_t item = items[i - 1];
        items[i - 1] = items[j];
        items[j] = item;
    }
}

/* The same puzzles in another order, in batches of many sizes, each by some edition. */
static void assert_company_does_not_matter(struct generator *g, const ennead_puzzle *puzzles,
                                           const ennead_solve_options *options,
                                           const struct outcomes *expected)
{
    static const size_t sizes[] = {1,   2,   3,   17,  63,  64,  65,  100, 127, 128,
                                   129, 200, 255, 256, 257, 300, 511, 512, 513, 1000};
    size_t order[ROUND];
    ennead_puzzle *company = malloc(ROUND * sizeof *company);

    assert_non_null(company);
    for (size_t i = 0; i < expected->count; i++)
        order[i] = i;
    shuffle(g, order, expected->count);
    for (size_t from = 0, size; from < expected->count; from += size) {
        const size_t e = generator_below(g, (unsigned)edition_count);
        size = sizes[generator_below(g, COUNT_OF(sizes))];
        if (size > expected->count - from)
            size = expected->count - from;
        struct outcomes outcomes = outcomes_new(size, expected->capacity);
        for (size_t i = 0; i < size; i++)
            company[i] = puzzles[order[from + i]];
        solve_counted(e, company, options, &outcomes);
        for (size_t i = 0; i < size; i++)
            assert_same_outcome(&company[i], editions[e], &outcomes, i, expected, order[from + i]);
        outcomes_free(&outcomes);
    }
    free(company);
}

static const struct wanted_answers {
    uint64_t limit;
    size_t capacity;
} wishes[] = {{2, 1}, {2, 2}, {1, 1}, {2, 0}, {3, 2}, {10, 5}, {100, 64}, {1, 0}, {2, 5}};

static void compare_wish(struct generator *g, const ennead_puzzle *puzzles,
                         const struct truth *truths, size_t count,
                         const struct wanted_answers *wish)
{
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = wish->limit);
    struct outcomes expected = outcomes_new(count, wish->capacity);

    solve_counted(0, puzzles, &options, &expected);
    for (size_t i = 0; i < count; i++)
        compare_with_truth(&puzzles[i], &truths[i], wish->limit, &expected, i);
    if (wish == wishes)
        for (size_t i = 0; i < count; i++)
            compare_with_solve(&puzzles[i], &expected, i);
    assert_editions_agree(puzzles, &options, &expected);
    assert_company_does_not_matter(g, puzzles, &options, &expected);
    outcomes_free(&expected);
}

/* Without a limit, those puzzles that have few solutions. */
static void compare_counts(struct generator *g, ennead_puzzle *puzzles, struct truth *truths,
                           size_t all)
{
    size_t count = 0;

    for (size_t i = 0; i < all; i++)
        if (truths[i].count < MOST) {
            puzzles[count] = puzzles[i];
            truths[count++] = truths[i];
        }
    for (size_t capacity = 0; capacity <= 3; capacity++)
        compare_wish(g, puzzles, truths, count, &(const struct wanted_answers){0, capacity});
}

static void editions_agree_on_puzzles_of_all_kinds(void **state)
{
    (void)state;
    static ennead_puzzle puzzles[ROUND];
    static struct truth truths[ROUND];
    const unsigned long rounds = test_size(SLICE / ROUND, LONG / ROUND);
    const size_t count = test_size(ROUND, ROUND);
    struct generator g = {3};

    figures = (struct figures){0};
    for (unsigned long round = 0; round < rounds; round++, figures.puzzles += count) {
        make_puzzles(&g, puzzles, count);
        for (size_t i = 0; i < count; i++)
            ask_oracle(&puzzles[i], &truths[i]);
        for (size_t w = 0; w < COUNT_OF(wishes); w++)
            compare_wish(&g, puzzles, truths, count, &wishes[w]);
        compare_counts(&g, puzzles, truths, count);
    }
    report_figure("lanes: %zu editions, %lu puzzles (%lu none, %lu unique, %lu several), %lu "
                  "searches compared, the oracle gave up %lu times",
                  edition_count, figures.puzzles, figures.by_verdict[ENNEAD_VERDICT_NONE],
                  figures.by_verdict[ENNEAD_VERDICT_UNIQUE],
                  figures.by_verdict[ENNEAD_VERDICT_SEVERAL], figures.searches, figures.gave_up);
    assert_true(figures.gave_up * 20 < figures.asked);
}

/* Every size around the numbers of lanes, all places in a batch. */
static void every_size_of_batch_gives_the_same(void **state)
{
    (void)state;
    static const size_t sizes[] = {1,   2,   63,  64,  65,  127, 128, 129,  191, 255,
                                   256, 257, 320, 511, 512, 513, 640, 1000, 5000};
    const size_t largest = test_size(5, 5) * ROUND;
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
    ennead_puzzle *puzzles = malloc(largest * sizeof *puzzles);
    struct outcomes expected = outcomes_new(largest, 2);
    struct generator g = {4};

    assert_non_null(puzzles);
    make_puzzles(&g, puzzles, largest);
    solve_together(solvers[0], puzzles, &options, &expected);
    for (size_t e = 0; e < edition_count; e++)
        for (size_t s = 0; s < COUNT_OF(sizes) && sizes[s] <= largest; s++) {
            const size_t first = generator_below(&g, (unsigned)(largest - sizes[s] + 1));
            struct outcomes outcomes = outcomes_new(sizes[s], 2);
            solve_together(solvers[e], puzzles + first, &options, &outcomes);
            for (size_t i = 0; i < sizes[s]; i++)
                assert_same_outcome(&puzzles[first + i], editions[e], &outcomes, i, &expected,
                                    first + i);
            outcomes_free(&outcomes);
        }
    outcomes_free(&expected);
    free(puzzles);
}

/* Boards with many solutions, counted up to a limit by all lanes, must give what a lane for each
 * puzzle gives, which is how a batch with a limit of nodes is searched. */
static void counting_to_a_limit_gives_what_one_lane_gives(void **state)
{
    (void)state;
    enum { FEW = 6 };
    const size_t trials = test_size(40, 2000);
    struct generator g = {7};

    for (size_t trial = 0; trial < trials; trial++) {
        const size_t count = 1 + generator_below(&g, FEW), capacity = generator_below(&g, 3);
        const uint64_t most = 3 + generator_below(&g, trial % 2 ? 30 : 1500);
        const ennead_solve_options one_lane =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = most, .node_limit = UINT64_MAX);
        const ennead_solve_options all_lanes =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = most);
        struct outcomes expected = outcomes_new(count, capacity);
        struct outcomes outcomes = outcomes_new(count, capacity);
        ennead_puzzle puzzles[FEW];

        for (size_t i = 0; i < count; i++)
            puzzles[i] = generator_below(&g, 2) ? sparse_puzzle(&g) : pencil_marks(&g);
        solve_together(solvers[0], puzzles, &one_lane, &expected);
        for (size_t e = 0; e < edition_count; e++) {
            solve_together(solvers[e], puzzles, &all_lanes, &outcomes);
            for (size_t i = 0; i < count; i++)
                assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
        }
        outcomes_free(&expected);
        outcomes_free(&outcomes);
    }
    report_figure("batch: %zu counts up to a limit, by one lane and by all", trials);
}

/* -------------------------------------------------------------------- other people's puzzles */

static const struct list {
    const char *name;
    size_t lines;
    ennead_verdict verdict;
} lists[] = {
    {"17clue", 49158, ENNEAD_VERDICT_UNIQUE},
    {"top1465", 1465, ENNEAD_VERDICT_UNIQUE},
    {"hardest11plus", 48766, ENNEAD_VERDICT_UNIQUE},
    {"several_serg", 10000, ENNEAD_VERDICT_SEVERAL},
    {"several", 25000, ENNEAD_VERDICT_SEVERAL},
    {"none", 25000, ENNEAD_VERDICT_NONE},
    {"minimal", 50000, ENNEAD_VERDICT_UNIQUE},
    {"easy", 50000, ENNEAD_VERDICT_UNIQUE},
};

static ennead_puzzle *read_list(const char *folder, const struct list *list)
{
    ennead_puzzle *puzzles = malloc(list->lines * sizeof *puzzles);
    char name[4096], line[1024];
    size_t count = 0;

    snprintf(name, sizeof name, "%s/puzzles/%s.txt", folder, list->name);
    FILE *file = fopen(name, "r");
    if (file == NULL || puzzles == NULL)
        fail_msg("cannot read %s", name);
    while (fgets(line, sizeof line, file) != NULL)
        if (*line != '#' && *line != '\n') {
            assert_true(count < list->lines);
            puzzles[count++] = puzzle_of(line);
        }
    fclose(file);
    assert_int_equal(count, list->lines);
    return puzzles;
}

static void compare_list(const char *folder, const struct list *list)
{
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
    ennead_puzzle *puzzles = read_list(folder, list);
    struct outcomes expected = outcomes_new(list->lines, 2);

    figures = (struct figures){0};
    solve_counted(0, puzzles, &options, &expected);
    for (size_t i = 0; i < list->lines; i++) {
        expect(&puzzles[i], editions[0], expected.results[i].verdict == list->verdict);
        for (size_t k = 0; k < expected.results[i].solutions; k++)
            assert_solves(&puzzles[i], expected.solutions[2 * i + k]);
        compare_with_solve(&puzzles[i], &expected, i);
    }
    assert_editions_agree(puzzles, &options, &expected);
    report_figure("lanes: %s, %zu puzzles, %lu searches compared", list->name, list->lines,
                  figures.searches);
    outcomes_free(&expected);
    free(puzzles);
}

static void editions_agree_on_other_peoples_puzzles(void **state)
{
    (void)state;
    const char *folder = getenv("ENNEAD_DATA");

    if (!is_long_run())
        return;
    if (folder == NULL || *folder == '\0') {
        report_figure("lanes: ENNEAD_DATA does not name a folder, so its lists were not tried");
        return;
    }
    for (size_t i = 0; i < COUNT_OF(lists); i++)
        compare_list(folder, &lists[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_of_batch_gives_the_same),
        cmocka_unit_test(counting_to_a_limit_gives_what_one_lane_gives),
        cmocka_unit_test(editions_agree_on_puzzles_of_all_kinds),
        cmocka_unit_test(editions_agree_on_other_peoples_puzzles),
    };
    return cmocka_run_group_tests(tests, begin_editions, end_editions);
}
