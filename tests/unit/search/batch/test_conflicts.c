/* SPDX-License-Identifier: MIT */
/*
 * Which of many lines have two equal givens in a house, in every edition, against
 * ennead_puzzle_find_conflict: every pair of cells, puzzles of every kind, and numbers of lines
 * around those of lanes.
 */
#include "support/batches.h"

#include <stdlib.h>

enum { STRIDE = ENNEAD_CELLS + 1, MOST_LINES = 4096, LINE_WORDS = MOST_LINES / 64 };

static char text[MOST_LINES * STRIDE];

static void put_line(size_t index, const board givens)
{
    char *line = text + index * STRIDE;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        line[cell] = givens[cell] == 0 ? '.' : (char)('0' + givens[cell]);
    line[ENNEAD_CELLS] = '\n';
}

/* The lines in memory of their own, which ends with the last. Returns how many have a conflict. */
static size_t compare(size_t count)
{
    const size_t bytes = count * STRIDE - 1, words = (count + 63) / 64;
    char *own = malloc(bytes);
    size_t found = 0;

    assert_non_null(own);
    memcpy(own, text, bytes);
    ennead_puzzle_lines lines = {.puzzles = own, .puzzle_stride = STRIDE, .count = count};
    uint64_t expected[LINE_WORDS + 1] = {0};
    for (size_t i = 0; i < count; i++) {
        ennead_puzzle puzzle;
        assert_int_equal(ennead_puzzle_from_line(text + i * STRIDE, &puzzle), ENNEAD_STATUS_OK);
        if (ennead_puzzle_find_conflict(&puzzle, NULL)) {
            expected[i / 64] |= (uint64_t)1 << (i % 64);
            found++;
        }
    }
    expected[words] = 0xeeeeeeeeeeeeeeeeu;
    ennead_solve_result *results = malloc(count * sizeof *results);
    assert_non_null(results);
    lines.results = results;
    for (size_t e = 0; e < edition_count; e++)
        for (int order = ENNEAD_ORDER_ANY; order <= (e == 0 ? ENNEAD_ORDER_LEXICOGRAPHIC : 0);
             order++) {
            const ennead_solve_options options =
                OPTIONS(.solutions = 2, .order = (ennead_order)order, .node_limit = 50);
            uint64_t conflicts[LINE_WORDS + 1];
            memset(conflicts, UNTOUCHED, sizeof conflicts);
            lines.conflicts = conflicts;
            assert_int_equal(ennead_solve_lines(solvers[e], &lines, &options), ENNEAD_STATUS_OK);
            assert_memory_equal(conflicts, expected, (words + 1) * sizeof *conflicts);
        }
    free(own);
    free(results);
    return found;
}

static void every_pair_of_cells(void **state)
{
    (void)state;
    size_t count = 0, conflicts = 0;

    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int b = a + 1; b < ENNEAD_CELLS; b++) {
            board givens = {0};
            givens[a] = givens[b] = (uint8_t)(1 + (a + b) % 9);
            put_line(count++, givens);
        }
    conflicts = compare(count);
    assert_int_equal(conflicts, ENNEAD_CELLS * 20 / 2);
}

/* What neighbors and batches before leave behind must not be seen. */
static void puzzles_of_every_kind(void **state)
{
    (void)state;
    struct generator g = {11};
    const unsigned rounds = (unsigned)test_size(4, 100);
    size_t lines = 0, conflicts = 0;

    for (unsigned round = 0; round < rounds; round++) {
        for (size_t i = 0; i < MOST_LINES; i++) {
            board givens = {0};
            if (i % 64 == 0) {
                generate_full(&g, givens);
                if (round % 2 == 1)
                    generate_clash(&g, givens);
            } else {
                for (unsigned clues = generator_below(&g, 16); clues > 0; clues--)
                    givens[generator_below(&g, ENNEAD_CELLS)] =
                        (uint8_t)(1 + generator_below(&g, 9));
            }
            put_line(i, givens);
        }
        conflicts += compare(MOST_LINES);
        lines += MOST_LINES;
    }
    report_figure("conflicts: in %zu of %zu lines", conflicts, lines);
    assert_true(conflicts > lines / 8 && conflicts < lines - lines / 8);
}

static void any_number_of_lines(void **state)
{
    (void)state;
    static const size_t counts[] = {1, 2, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 513, 1000};
    struct generator g = {12};

    for (size_t i = 0; i < MOST_LINES; i++) {
        board givens = {0};
        givens[generator_below(&g, 9)] = givens[generator_below(&g, 9)] = 5;
        put_line(i, givens);
    }
    for (size_t i = 0; i < COUNT_OF(counts); i++)
        compare(counts[i]);
    uint64_t untouched = 7;
    const ennead_puzzle_lines none = {
        .puzzles = text, .puzzle_stride = STRIDE, .conflicts = &untouched};
    for (size_t e = 0; e < edition_count; e++)
        assert_int_equal(ennead_solve_lines(solvers[e], &none, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(untouched, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_cells),
        cmocka_unit_test(puzzles_of_every_kind),
        cmocka_unit_test(any_number_of_lines),
    };
    return cmocka_run_group_tests(tests, begin_editions, end_editions);
}
