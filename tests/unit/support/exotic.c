/* SPDX-License-Identifier: MIT */
/*
 * Exotic patterns: states to look at.
 */
#include "support/exotic.h"

#include <limits.h>

/* States of each puzzle. */
enum { SLICE = 8, LONG = 4000, RANDOM_PUZZLES = 12 };

/* What a technique finds in states of a puzzle. */
static unsigned long look_at_states(const ennead_puzzle *puzzle, struct generator *generator,
                                    const ennead_technique_set *technique)
{
    static struct truth truth;
    unsigned long steps = 0;

    assert_true(find_truth(puzzle, &truth));
    for (unsigned i = 0; i < (is_long_run() ? LONG : SLICE); i++) {
        ennead_state state;
        assert_int_equal(ennead_state_from_puzzle(puzzle, &state), ENNEAD_STATUS_OK);
        play_on(generator, &truth, i / 2 % 4, i % 2 + i / 8 % 8, &state);
        steps += assert_steps_true(&state, &truth, technique, ULONG_MAX);
    }
    return steps;
}

void assert_finds_only_truth(const char *technique)
{
    static const char *const known[] = {EASTER_MONSTER, PLATINUM_BLONDE, FATA_MORGANA,
                                        GOLDEN_NUGGET, LOKI};
    const ennead_technique_set alone = techniques_of(technique);
    struct generator generator = {20261122};
    unsigned long steps = 0;

    for (size_t i = 0; i < COUNT_OF(known); i++) {
        const ennead_puzzle puzzle = puzzle_of(known[i]);
        steps += look_at_states(&puzzle, &generator, &alone);
    }
    for (int i = 0; i < RANDOM_PUZZLES; i++) {
        ennead_puzzle puzzle;
        board givens;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        steps += look_at_states(&puzzle, &generator, &alone);
    }
    assert_int_not_equal(steps, 0);
    report_figure("%s: %lu steps, none false", technique, steps);
}

void add_candidate(ennead_state *state, int row, int column, int digit)
{
    const int cell = 9 * (row - 1) + column - 1;

    state->givens[cell] = state->values[cell] = 0;
    state->candidates[cell] |= (uint16_t)(1u << (digit - 1));
}
