/* SPDX-License-Identifier: MIT */
/*
 * The differential test (P1 of RELIABILITY.md): every engine compared with the oracle, an
 * exact-cover solver that shares no code with the library, on puzzles with one, several and no
 * solutions, full and empty grids, conflicting givens and pencil marks. A puzzle with at most MOST
 * solutions is compared by the full set of them, any other by its first FIRST in lexicographic
 * order. The plain backtracking engines have a node limit; puzzles that reach it are skipped for
 * them, and counted. ENNEAD_LONG in the environment means 100,000 puzzles.
 */
#include "support/support.h"

#include <stdlib.h>

enum { MOST = 200, FIRST = 20, RECURSION_NODES = 20000, SLICE = 5000, LONG = 100000 };

struct figures {
    unsigned long compared, skipped, by_verdict[ENNEAD_VERDICT_LIMIT + 1];
};

static struct figures figures;

/* What the oracle knows: all solutions in order, or the first few of more than MOST. */
struct truth {
    size_t count; /* MOST + 1: more than MOST */
    size_t known; /* how many of them are below */
    board ascending[MOST + 1];
};

static void ask_oracle(const ennead_puzzle *puzzle, struct truth *truth)
{
    unsigned short candidates[ORACLE_CELLS];

    oracle_view(puzzle, candidates);
    truth->count = oracle_solve(candidates, ORACLE_QUICK, MOST + 1, truth->ascending, MOST + 1);
    truth->known = truth->count > MOST ? FIRST : truth->count;
    if (truth->count > MOST)
        oracle_solve(candidates, ORACLE_ASCENDING, FIRST, truth->ascending, FIRST);
    else
        qsort(truth->ascending, truth->count, sizeof(board), compare_boards);
}

static ennead_verdict verdict_for(size_t solutions)
{
    return solutions == 0   ? ENNEAD_VERDICT_NONE
           : solutions == 1 ? ENNEAD_VERDICT_UNIQUE
                            : ENNEAD_VERDICT_SEVERAL;
}

static void assert_all_differ(board *solutions, size_t count)
{
    qsort(solutions, count, sizeof *solutions, compare_boards);
    for (size_t i = 1; i < count; i++)
        assert_true(compare_boards(solutions[i - 1], solutions[i]) < 0);
}

/* Whether the first `count` of what was found, in its order, is what the oracle says. */
static void assert_found(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                         const struct truth *truth, board *found, size_t count)
{
    const bool ordered = options->order == ENNEAD_ORDER_LEXICOGRAPHIC ||
                         options->engine == ENNEAD_ENGINE_BIFURCATION;

    for (size_t i = 0; i < count; i++)
        assert_solves(puzzle, found[i]);
    if (!ordered)
        assert_all_differ(found, count);
    if (ordered || truth->count <= MOST)
        assert_memory_equal(found, truth->ascending, count * sizeof(board));
}

static void compare_engine(const ennead_puzzle *puzzle, ennead_solve_options options,
                           const struct truth *truth)
{
    static board found[MOST];
    const bool all = truth->count <= MOST;

    options.solutions = all ? 0 : FIRST;
    const ennead_solve_result result = solved(puzzle, &options, found, MOST);
    if (result.end == ENNEAD_SEARCH_END_NODES) {
        figures.skipped++;
        return;
    }
    figures.compared++;
    assert_int_equal(result.end, all ? ENNEAD_SEARCH_END_COMPLETE : ENNEAD_SEARCH_END_SOLUTIONS);
    assert_int_equal(result.verdict, verdict_for(truth->count));
    assert_int_equal(result.solutions, truth->known);
    assert_found(puzzle, &options, truth, found, result.solutions);
}

static void compare_default_verdict(const ennead_puzzle *puzzle, const struct truth *truth)
{
    const ennead_solve_result result = solved(puzzle, NULL, NULL, 0);

    assert_int_equal(result.verdict, verdict_for(truth->count));
    assert_int_equal(result.solutions, truth->count < 2 ? truth->count : 2);
    figures.by_verdict[result.verdict]++;
}

static void compare(const ennead_puzzle *puzzle, uint64_t seed)
{
    static struct truth truth;
    const ennead_solve_options options[] = {
        OPTIONS(.engine = ENNEAD_ENGINE_AUTO),
        OPTIONS(.engine = ENNEAD_ENGINE_AUTO, .order = ENNEAD_ORDER_LEXICOGRAPHIC),
        OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION, .node_limit = RECURSION_NODES),
        OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .seed = seed, .node_limit = RECURSION_NODES),
    };

    ask_oracle(puzzle, &truth);
    compare_default_verdict(puzzle, &truth);
    for (size_t i = 0; i < COUNT_OF(options); i++)
        compare_engine(puzzle, options[i], &truth);
}

static void compare_givens(const board givens, uint64_t seed)
{
    ennead_puzzle puzzle;

    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    compare(&puzzle, seed);
}

/* One grid and its variations; a grid costs the generator more than these. */
static void compare_one_family(struct generator *g, uint64_t seed)
{
    board solution, unique, variant;

    generate_full(g, solution);
    memcpy(unique, solution, sizeof unique);
    generate_thinner(g, unique, seed % 4 == 0 ? 0 : 22 + generator_below(g, 19));
    compare_givens(unique, seed);

    memcpy(variant, unique, sizeof variant);
    generate_several(g, variant, generator_below(g, 4));
    compare_givens(variant, seed);

    memcpy(variant, unique, sizeof variant);
    generate_wrong_clue(g, variant, solution);
    compare_givens(variant, seed);

    memcpy(variant, unique, sizeof variant);
    generate_clash(g, variant);
    compare_givens(variant, seed);
}

/* Candidates alone, the same with one digit struck out, and a game in progress: the givens of a
 * unique puzzle and candidates struck out around them. */
static void compare_pencil_marks(struct generator *g, uint64_t seed)
{
    uint16_t candidates[ENNEAD_CELLS];
    ennead_puzzle puzzle, game;
    board givens;

    generate_candidates(g, 2 + (unsigned)(seed % 5), candidates);
    assert_int_equal(ennead_puzzle_from_candidates(candidates, &puzzle), ENNEAD_STATUS_OK);
    compare(&puzzle, seed);

    const unsigned cell = generator_below(g, ENNEAD_CELLS);
    puzzle.candidates[cell] &= (uint16_t)(puzzle.candidates[cell] - 1u);
    compare(&puzzle, seed);

    generate_puzzle(g, PUZZLE_SPARSE, givens);
    assert_int_equal(ennead_puzzle_from_givens(givens, &game), ENNEAD_STATUS_OK);
    for (unsigned i = 0; i < ENNEAD_CELLS; i++)
        if (givens[i] == 0 || generator_below(g, 40) == 0)
            game.candidates[i] &= (uint16_t)(generator_next(g) | generator_next(g) | candidates[i]);
    compare(&game, seed);
}

static void engines_agree_on_puzzles_of_all_kinds(void **state)
{
    (void)state;
    const uint64_t wanted = test_size(SLICE, LONG);
    struct generator g = {1};
    uint64_t puzzles = 0;

    for (uint64_t seed = 1; puzzles < wanted; seed++) {
        compare_one_family(&g, seed);
        compare_pencil_marks(&g, seed);
        puzzles += 7;
    }
    report_figure("agreement: %lu puzzles (%lu none, %lu unique, %lu several), "
                  "%lu searches compared, %lu skipped at %d nodes",
                  (unsigned long)puzzles, figures.by_verdict[ENNEAD_VERDICT_NONE],
                  figures.by_verdict[ENNEAD_VERDICT_UNIQUE],
                  figures.by_verdict[ENNEAD_VERDICT_SEVERAL], figures.compared, figures.skipped,
                  RECURSION_NODES);
    assert_true(figures.skipped * 3 < figures.compared);
}

static void engines_agree_on_sparse_boards(void **state)
{
    (void)state;
    struct generator g = {2};
    board givens;

    for (uint64_t seed = 1; seed <= test_size(100, 2000); seed++) {
        generate_puzzle(&g, PUZZLE_SPARSE, givens);
        compare_givens(givens, seed);
    }
}

static void engines_agree_on_special_boards(void **state)
{
    (void)state;
    const char *const lines[] = {
        EMPTY_BOARD,     EXAMPLE_PUZZLE, EXAMPLE_SOLUTION, ALMANAC_SEVERAL,
        CLASHING_PUZZLE, DEAD_PUZZLE,    ROYLE_PUZZLE,     TWO_BANDS,
    };

    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        const ennead_puzzle puzzle = puzzle_of(lines[i]);

        compare(&puzzle, i);
    }
}

static void engines_agree_on_cells_without_candidates(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        ennead_puzzle puzzle = puzzle_of(cell % 2 ? EXAMPLE_PUZZLE : EXAMPLE_SOLUTION);

        puzzle.candidates[cell] = 0;
        compare(&puzzle, 1);
    }
}

static void engines_agree_where_a_given_is_no_candidate(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);

        if (puzzle.givens[cell] == 0)
            continue;
        puzzle.candidates[cell] = ENNEAD_ALL_DIGITS;
        compare(&puzzle, 1);
        puzzle.candidates[cell] ^= (uint16_t)(1u << (puzzle.givens[cell] - 1));
        compare(&puzzle, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engines_agree_on_special_boards),
        cmocka_unit_test(engines_agree_on_cells_without_candidates),
        cmocka_unit_test(engines_agree_where_a_given_is_no_candidate),
        cmocka_unit_test(engines_agree_on_sparse_boards),
        cmocka_unit_test(engines_agree_on_puzzles_of_all_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
