/* SPDX-License-Identifier: MIT */
/*
 * Packed puzzles, in every edition: a caller's puzzle into twelve words, each bit where
 * packed_puzzle.h says.
 */
#include "support/support.h"

#include "support/planes/planes.h"

#include <stdlib.h>

static void compare(const ennead_puzzle *puzzle)
{
    unsigned short candidates[ORACLE_CELLS];
    uint64_t expected[VIEW_WORDS] = {0}, words[VIEW_WORDS];

    oracle_view(puzzle, candidates);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int d = 0; d < 9; d++)
            if (candidates[cell] >> d & 1)
                put_at_rest(expected, cell, d);
    /* At the end of memory of its own: one byte read too far is seen by a sanitizer. */
    ennead_puzzle *own = malloc(sizeof *own);
    assert_non_null(own);
    *own = *puzzle;
    for (int e = 0; e < planes_edition_count; e++) {
        memset(words, 0xee, sizeof words);
        planes_editions[e]->pack_puzzle(own, words);
        assert_memory_equal(words, expected, sizeof words);
    }
    free(own);
}

static void every_given_and_candidate_has_its_bit(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int given = 0; given <= 9; given++)
            for (unsigned set = 0; set <= ENNEAD_ALL_DIGITS; set = set == 0 ? 1 : 2 * set + 1) {
                ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
                memset(puzzle.candidates, 0, sizeof puzzle.candidates);
                puzzle.givens[cell] = (uint8_t)given;
                puzzle.candidates[cell] = (uint16_t)set;
                compare(&puzzle);
                memset(&puzzle, 0, sizeof puzzle);
                puzzle.candidates[cell] = (uint16_t)(ENNEAD_ALL_DIGITS ^ set);
                puzzle.givens[cell] = (uint8_t)given;
                compare(&puzzle);
            }
}

static void random_puzzles_come_to_rest(void **state)
{
    (void)state;
    struct generator g = {1};

    for (int i = 0; i < 3000; i++) {
        ennead_puzzle puzzle;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            puzzle.givens[cell] = (uint8_t)(generator_below(&g, 2) * generator_below(&g, 10));
            puzzle.candidates[cell] = (uint16_t)(generator_next(&g) & ENNEAD_ALL_DIGITS);
            if (generator_below(&g, 2))
                puzzle.candidates[cell] = puzzle.givens[cell] == 0
                                              ? ENNEAD_ALL_DIGITS
                                              : (uint16_t)(1u << (puzzle.givens[cell] - 1));
        }
        compare(&puzzle);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_given_and_candidate_has_its_bit),
        cmocka_unit_test(random_puzzles_come_to_rest),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
