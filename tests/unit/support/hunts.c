/* SPDX-License-Identifier: MIT */
/*
 * Hunts: see hunts.h.
 */
#include "support/hunts.h"

const hunt *hunt_on(const ennead_state *state)
{
    static marks m;
    static ennead_finder known;
    static hunt h = {.marks = &m, .finder = &known};

    marks_of_state(&m, state);
    forget(&known);
    return &h;
}

ennead_state open_state(struct generator *g)
{
    for (;;) {
        const ennead_state state = random_state(g);
        if (!ennead_state_find_contradiction(&state, NULL) && !ennead_state_is_solved(&state))
            return state;
    }
}

ennead_state paired_state(struct generator *g)
{
    ennead_state state = state_of(EMPTY_BOARD);
    board solution;

    generate_full(g, solution);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned right = 1u << (solution[cell] - 1);
        const bool is_pair = solution[cell] <= 2 && generator_below(g, 4) != 0;
        const unsigned with = is_pair                      ? 3
                              : generator_below(g, 2) == 0 ? 3 | 1u << generator_below(g, 9)
                                                           : 0x1ffu & ~3u;
        state.candidates[cell] = (uint16_t)(right | with);
    }
    return state;
}

digits digits_in(const ennead_state *state, cells set)
{
    digits all = 0;

    for (; set != 0; set = without_lowest_cell(set))
        all |= state->candidates[lowest_cell(set)];
    return all;
}

cells places_of(const ennead_state *state, int digit)
{
    cells places = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if ((state->candidates[cell] & digit_set(digit)) != 0)
            places |= CELL(cell);
    return places;
}

ennead_state state_of_example(int technique)
{
    const char *line = ennead_technique_example(technique);
    ennead_case example;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    return example.state;
}
