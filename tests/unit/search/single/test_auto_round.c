/* SPDX-License-Identifier: MIT */
/*
 * Whether the engine for one puzzle takes a board for a solution, with vectors of 16 bytes. It asks
 * when all cells are decided, but a cell may have been decided twice.
 */
#define PLANE_BYTES 16
#include "search/single/auto_round.h"

#include "support/support.h"

typedef struct board_words {
    uint32_t word[VECTORS * WORDS];
} board_words;

static uint32_t *word_of(board_words *w, int digit, int cell)
{
    return &w->word[word_index(digit, cell / 27)];
}

static uint32_t bit_of(int cell)
{
    return 1u << (cell / 9 % 3 * 10 + cell % 9);
}

static int digit_at(int cell)
{
    return EXAMPLE_SOLUTION[cell] - '1';
}

static board_words full_grid(void)
{
    board_words w = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        *word_of(&w, digit_at(cell), cell) |= bit_of(cell);
    return w;
}

static bool is_taken(const board_words *w)
{
    word_board b;

    _Static_assert(sizeof b == sizeof *w, "the same words");
    memcpy(&b, w, sizeof b);
    return is_solution(&b);
}

static void a_full_grid_is_a_solution(void **state)
{
    (void)state;
    const board_words w = full_grid();

    assert_true(is_taken(&w));
}

static void a_grid_with_two_digits_in_a_cell_is_none(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++) {
            board_words w = full_grid();

            *word_of(&w, digit, cell) |= bit_of(cell);
            assert_int_equal(is_taken(&w), digit == digit_at(cell));
        }
}

static void a_grid_without_a_digit_in_a_house_is_none(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        board_words w = full_grid();

        *word_of(&w, digit_at(cell), cell) &= ~bit_of(cell);
        assert_false(is_taken(&w));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_full_grid_is_a_solution),
        cmocka_unit_test(a_grid_with_two_digits_in_a_cell_is_none),
        cmocka_unit_test(a_grid_without_a_digit_in_a_house_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
