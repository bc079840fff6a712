/* SPDX-License-Identifier: MIT */
/*
 * The search for the least form of a puzzle against the oracle that tries all symmetries one by
 * one, on puzzles with clues from none to all, and on those that fill its lists.
 */
#include "support/support.h"

#include "oracle/least_form.h"
#include "symmetry/minlex_puzzle.h"

static void form_of(const minlex_form *l, board form)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        form[cell] = (uint8_t)(l->rows[cell / 9] >> (4 * (8 - cell % 9)) & 15);
}

static void assert_least(const board cells)
{
    minlex_form l;
    board form, expected;

    minlex_puzzle(cells, &l);
    form_of(&l, form);
    assert_int_equal(l.count, oracle_least_form(cells, expected));
    assert_boards_equal(form, expected);
}

static void puzzles_of_every_kind_agree_with_the_oracle(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_UNIQUE, PUZZLE_MINIMAL, PUZZLE_SEVERAL,
                                             PUZZLE_SPARSE, PUZZLE_NONE,    PUZZLE_CLASH,
                                             PUZZLE_EMPTY,  PUZZLE_FULL};
    const int rounds = (int)test_size(2, 200);
    struct generator random = {4};

    for (int i = 0; i < rounds * (int)COUNT_OF(kinds); i++) {
        board cells;
        generate_puzzle(&random, kinds[(size_t)i % COUNT_OF(kinds)], cells);
        assert_least(cells);
    }
}

/* Digits by chance, equal ones in a house and all. */
static void nonsense_agrees_with_the_oracle(void **state)
{
    (void)state;
    const int rounds = (int)test_size(8, 400);
    struct generator random = {5};

    for (int i = 0; i < rounds; i++) {
        board cells;
        const unsigned digits = 1 + generator_below(&random, 3) * 4;
        const unsigned filled = 1 + generator_below(&random, 16);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            cells[cell] = generator_below(&random, 16) < filled
                              ? (uint8_t)(1 + generator_below(&random, digits))
                              : 0;
        assert_least(cells);
    }
}

/* Grids with a few cells empty leave many ways open for the first rows. */
static void nearly_full_grids_agree_with_the_oracle(void **state)
{
    (void)state;
    const unsigned rounds = (unsigned)test_size(3, 60);
    struct generator random = {6};

    for (unsigned i = 0; i < rounds; i++) {
        board cells;
        generate_full(&random, cells);
        for (unsigned empty = 0; empty < 3 * i + 1; empty++)
            cells[generator_below(&random, ENNEAD_CELLS)] = 0;
        assert_least(cells);
    }
}

/* All symmetries of all its cells are automorphisms, so every order of everything is followed. */
static void equal_digits_everywhere_end(void **state)
{
    (void)state;
    board cells, form;
    minlex_form l;

    memset(cells, 5, sizeof cells);
    minlex_puzzle(cells, &l);
    assert_int_equal(l.count, 3359232);
    form_of(&l, form);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(form[cell], 1);
    assert_int_equal(l.first.transposed, 0);
    assert_int_equal(l.first.columns, 0x012345678);
    for (int row = 0; row < 9; row++)
        assert_int_equal(l.first.rows[row], row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_of_every_kind_agree_with_the_oracle),
        cmocka_unit_test(nonsense_agrees_with_the_oracle),
        cmocka_unit_test(nearly_full_grids_agree_with_the_oracle),
        cmocka_unit_test(equal_digits_everywhere_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
