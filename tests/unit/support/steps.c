/* SPDX-License-Identifier: MIT */
/*
 * Boards made by hand, and steps compared with text.
 */
#include "support/steps.h"

#include "grid/houses.h"

ennead_state open_board(void)
{
    return state_of(EMPTY_BOARD);
}

void keep_places(ennead_state *state, int digit, int house, const char *positions)
{
    for (int position = 0; position < 9; position++)
        if (strchr(positions, '0' + position) == NULL)
            ennead_state_remove(state, cell_at(house, position), digit);
}

void keep_digits(ennead_state *state, int row, int column, const char *digits)
{
    for (int digit = 1; digit <= 9; digit++)
        if (strchr(digits, '0' + digit) == NULL)
            ennead_state_remove(state, 9 * (row - 1) + column - 1, digit);
}

static bool collect(void *user, const ennead_step *step)
{
    struct steps *steps = user;

    assert_true(steps->count < MOST_STEPS);
    steps->list[steps->count++] = *step;
    return true;
}

const struct steps *steps_of(const ennead_state *state, const char *technique)
{
    static struct steps steps;
    const ennead_technique_set set = techniques_of(technique);

    steps.count = 0;
    ennead_step_all(test_finder(), state, &set, collect, &steps);
    return &steps;
}

static void assert_candidates(const ennead_cell_set sets[10], const char *text)
{
    char actual[4096] = "";
    size_t length = 0;

    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (ennead_cell_set_has(sets[digit], cell))
                length +=
                    (size_t)snprintf(actual + length, sizeof actual - length, "%s%d%d%d",
                                     length > 0 ? " " : "", digit, cell / 9 + 1, cell % 9 + 1);
    assert_string_equal(actual, text);
}

void assert_does(const ennead_step *step, const char *removed, const char *placed)
{
    assert_candidates(step->removed, removed);
    assert_candidates(step->placed, placed);
}

const ennead_step *assert_only_removes(const ennead_state *state, const char *technique,
                                       const char *removed)
{
    const struct steps *steps = steps_of(state, technique);

    assert_int_equal(steps->count, 1);
    assert_string_equal(ennead_technique_info((int)steps->list[0].technique)->name, technique);
    assert_does(&steps->list[0], removed, "");
    return &steps->list[0];
}

void assert_finds_nothing(const ennead_state *state, const char *technique)
{
    assert_int_equal(steps_of(state, technique)->count, 0);
}

void assert_cells(ennead_cell_set set, const char *expected)
{
    char actual[512] = "";
    size_t length = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (ennead_cell_set_has(set, cell))
            length += (size_t)snprintf(actual + length, sizeof actual - length, "%s%d%d",
                                       length > 0 ? " " : "", cell / 9 + 1, cell % 9 + 1);
    assert_string_equal(actual, expected);
}
