/* SPDX-License-Identifier: MIT */
/*
 * Random states: see states.h.
 */
#include "support/states.h"

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
            assert_int_equal(ennead_state_place(&state, cell, solution[cell]), ENNEAD_STATUS_OK);
        if (kind < given)
            state.givens[cell] = solution[cell];
    }
    return state;
}
