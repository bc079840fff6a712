/* SPDX-License-Identifier: MIT */
/*
 * Boards of the engine for one puzzle, in vectors of 16 bytes: which it takes for solutions (it
 * asks when all cells are decided, but a cell may have been decided twice), and what it guesses.
 */
#define PLANE_BYTES 16
#include "search/single/auto_guess.h"

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

/* All candidates. */
static board_words open_grid(void)
{
    board_words w = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++)
            *word_of(&w, digit, cell) |= bit_of(cell);
    return w;
}

static word_board words_board(const board_words *w)
{
    word_board b;

    _Static_assert(sizeof b == sizeof *w, "the same words");
    memcpy(&b, w, sizeof b);
    return b;
}

static bool is_taken(const board_words *w)
{
    const word_board b = words_board(w);

    return is_solution(&b);
}

static keys keys_of_board(const board_words *w)
{
    const word_board b = words_board(w);
    const folded_board folded = fold_board(&b);

    return keys_of(&folded);
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

static const int chutes[] = {0, 1, 2, FIRST_STACK, FIRST_STACK + 1, FIRST_STACK + 2};

/* A cell of a triad, 0 to 2. The lines of a band are its rows, and places are boxes; those of a
 * stack are the bands, and places are columns. */
static int cell_of_triad(int chute, int line, int place, int i)
{
    return chute < FIRST_STACK ? 9 * (3 * chute + line) + 3 * place + i
                               : 9 * (3 * line + i) + 3 * (chute - FIRST_STACK) + place;
}

static void close_triad(board_words *w, int digit, int chute, int line, int place)
{
    for (int i = 0; i < 3; i++) {
        const int cell = cell_of_triad(chute, line, place, i);
        *word_of(w, digit, cell) &= ~bit_of(cell);
    }
}

static void a_digit_without_a_permutation_makes_a_board_dead(void **state)
{
    (void)state;
    const board_words all = open_grid(), grid = full_grid();

    assert_false(keys_of_board(&all).dead);
    assert_false(keys_of_board(&grid).dead);
    for (size_t c = 0; c < COUNT_OF(chutes); c++)
        for (int digit = 0; digit < 9; digit++) {
            board_words w = open_grid();

            for (int line = 0; line < 2; line++)
                for (int place = 1; place < 3; place++)
                    close_triad(&w, digit, chutes[c], line, place);
            assert_true(keys_of_board(&w).dead);
        }
}

static void a_full_grid_has_nothing_to_guess(void **state)
{
    (void)state;
    const board_words grid = full_grid();
    const keys k = keys_of_board(&grid);

    assert_true(least_of(&k).key >= NO_CHOICE);
}

/* Where all is open but that one digit has only two permutations in one chute. */
static void the_digit_with_two_permutations_is_guessed(void **state)
{
    (void)state;
    for (size_t c = 0; c < COUNT_OF(chutes); c++)
        for (int digit = 0; digit < 9; digit++) {
            board_words w = open_grid();
            uint32_t line = 0, triad = 0;

            close_triad(&w, digit, chutes[c], 2, 0);
            close_triad(&w, digit, chutes[c], 2, 1);
            for (int place = 0; place < 3; place++)
                for (int i = 0; i < 3; i++) {
                    const uint32_t bit = bit_of(cell_of_triad(chutes[c], 0, place, i));
                    line |= bit;
                    triad |= place == 0 ? bit : 0;
                }
            const keys k = keys_of_board(&w);
            const least_key least = least_of(&k);
            const guess_choice choice = choice_of(&k, least);
            assert_int_equal(least.chute, chutes[c]);
            assert_int_equal(least.key, (8 * 6 + 2) << 8 | digit);
            assert_int_equal(choice.word,
                             word_index(digit, cell_of_triad(chutes[c], 0, 0, 0) / 27));
            assert_int_equal(choice.line, line);
            assert_int_equal(choice.triad, triad);
        }
}

/* In lexicographic order, it is the lowest digit of the first cell with several. */
static void the_first_cell_with_several_is_guessed(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        board_words w = full_grid();
        const int other = digit_at(cell) == 0 ? 8 : 0;
        const int lower = other < digit_at(cell) ? other : digit_at(cell);

        *word_of(&w, other, cell) |= bit_of(cell);
        const word_board b = words_board(&w);
        const guess_choice choice = first_choice(&b);
        assert_int_equal(choice.word, word_index(lower, cell / 27));
        assert_int_equal(choice.triad, bit_of(cell));
        assert_int_equal(choice.line, (uint32_t)ROW_0 << cell / 9 % 3 * 10);
    }
}

static void candidates_are_removed_from_one_word(void **state)
{
    (void)state;
    for (int digit = 0; digit < 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            board_words w = open_grid();
            word_board b = words_board(&w);

            take(&b, word_index(digit, cell / 27), bit_of(cell));
            *word_of(&w, digit, cell) &= ~bit_of(cell);
            assert_memory_equal(&b, &w, sizeof b);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_full_grid_is_a_solution),
        cmocka_unit_test(a_grid_with_two_digits_in_a_cell_is_none),
        cmocka_unit_test(a_grid_without_a_digit_in_a_house_is_none),
        cmocka_unit_test(a_digit_without_a_permutation_makes_a_board_dead),
        cmocka_unit_test(a_full_grid_has_nothing_to_guess),
        cmocka_unit_test(the_digit_with_two_permutations_is_guessed),
        cmocka_unit_test(the_first_cell_with_several_is_guessed),
        cmocka_unit_test(candidates_are_removed_from_one_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
