/* SPDX-License-Identifier: MIT */
/*
 * States in the middle of a game: see states.h.
 */
#include "states.h"

ennead_state random_state(struct generator *g)
{
    ennead_state state = {.givens = {0}};
    const unsigned given = generator_below(g, 9), placed = generator_below(g, 9);
    board solution;

    generate_full(g, solution);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] =
            (uint16_t)((generator_next(g) & ENNEAD_ALL_DIGITS) | 1u << (solution[cell] - 1));
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned kind = generator_below(g, 16);
        if (kind < given || kind < given + placed / 2)
            assert_int_equal(ennead_state_place(&state, cell, solution[cell]), ENNEAD_OK);
        if (kind < given)
            state.givens[cell] = solution[cell];
    }
    return state;
}

ennead_state state_of(const char *givens_and_deleted)
{
    ennead_case found;
    char line[ENNEAD_LIBRARY_SIZE];

    assert_in_range(snprintf(line, sizeof line, ":0000::%s:::", givens_and_deleted), 90,
                    sizeof line - 1);
    assert_int_equal(ennead_case_read(line, strlen(line), &found, NULL), ENNEAD_OK);
    return found.state;
}

void assert_states_equal(const ennead_state *actual, const ennead_state *expected)
{
    assert_memory_equal(actual->givens, expected->givens, sizeof actual->givens);
    assert_memory_equal(actual->values, expected->values, sizeof actual->values);
    assert_memory_equal(actual->candidates, expected->candidates, sizeof actual->candidates);
}
