/* SPDX-License-Identifier: MIT */
/*
 * Pencil marks: after any moves the indexes are those that the candidates say.
 */
#include "support/steps.h"

#include "grid/marks.h"
#include "grid/step.h"

/* Fails unless `m` is what marks_of_state makes of its own candidates. */
static void assert_consistent(const marks *m)
{
    ennead_state state;
    marks fresh;

    state_of_marks(&state, m);
    marks_of_state(&fresh, &state);
    assert_memory_equal(fresh.values, m->values, sizeof fresh.values);
    assert_memory_equal(fresh.givens, m->givens, sizeof fresh.givens);
    assert_memory_equal(fresh.of, m->of, sizeof fresh.of);
    assert_memory_equal(fresh.places, m->places, sizeof fresh.places);
    assert_memory_equal(fresh.placed, m->placed, sizeof fresh.placed);
    assert_true(fresh.empty == m->empty && fresh.pairs == m->pairs);
    for (int digit = 1; digit <= 9; digit++)
        assert_true(fresh.candidates[digit] == m->candidates[digit]);
    assert_int_equal(fresh.broken, m->broken);
    assert_int_equal(fresh.broken, ennead_state_find_contradiction(&state, NULL));
}

static void the_indexes_say_the_same(void **context)
{
    (void)context;
    const ennead_state state = state_of(EXAMPLE_PUZZLE);
    marks m;

    marks_of_state(&m, &state);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_int_equal(m.of[cell], state.candidates[cell]);
        assert_int_equal((m.empty & CELL(cell)) != 0, state.values[cell] == 0);
        assert_int_equal((m.pairs & CELL(cell)) != 0, digit_count(state.candidates[cell]) == 2);
        for (int digit = 1; digit <= 9; digit++)
            assert_int_equal((m.candidates[digit] & CELL(cell)) != 0,
                             (state.candidates[cell] & digit_set(digit)) != 0);
    }
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 1; digit <= 9; digit++)
            assert_true(cells_at(house, m.places[digit][house]) ==
                        (m.candidates[digit] & house_cells[house]));
    assert_false(is_solved(&m));
}

static void moves_keep_the_indexes(void **context)
{
    (void)context;
    struct generator generator = {9};

    for (int game = 0; game < 60; game++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_state state;
        marks m;

        generate_puzzle(&generator, PUZZLE_UNIQUE, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        marks_of_state(&m, &state);
        while (m.empty != 0 && !m.broken) {
            const int cell = (int)generator_below(&generator, ENNEAD_CELLS);
            const int digit = 1 + (int)generator_below(&generator, 9);
            if ((m.of[cell] & digit_set(digit)) == 0)
                continue;
            if (generator_below(&generator, 4) == 0)
                place_digit(&m, cell, digit);
            else
                remove_candidate(&m, cell, digit);
            assert_consistent(&m);
        }
    }
}

static void steps_do_the_same_to_marks_and_states(void **context)
{
    (void)context;
    ennead_state state = state_of(EXAMPLE_PUZZLE), after;
    ennead_step step = {.technique = ENNEAD_FULL_HOUSE};
    marks m;

    marks_of_state(&m, &state);
    add_cells(&step.removed[2], CELL(2));
    add_cells(&step.removed[3], CELL(2)); /* no candidate */
    add_cells(&step.placed[4], CELL(3));
    add_cells(&step.placed[5], CELL(0)); /* a given */
    apply_step(&m, &step);
    ennead_state_apply(&state, &step);
    state_of_marks(&after, &m);
    assert_states_equal(&after, &state);
    assert_consistent(&m);
}

static void a_full_grid_is_solved(void **context)
{
    (void)context;
    ennead_state state = state_of(EXAMPLE_SOLUTION);
    marks m;

    marks_of_state(&m, &state);
    assert_true(is_solved(&m));
    state.values[0] = 3;
    marks_of_state(&m, &state);
    assert_true(m.broken);
    assert_false(is_solved(&m));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_indexes_say_the_same),
        cmocka_unit_test(moves_keep_the_indexes),
        cmocka_unit_test(steps_do_the_same_to_marks_and_states),
        cmocka_unit_test(a_full_grid_is_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
