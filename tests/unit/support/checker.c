/* SPDX-License-Identifier: MIT */
/*
 * Steps against solutions, cell by cell and digit by digit.
 */
#include "support/checker.h"

bool find_truth(const ennead_puzzle *puzzle, struct truth *truth)
{
    const ennead_solve_options options = OPTIONS(.solutions = MOST_SOLUTIONS + 1);
    ennead_solve_result result;

    assert_int_equal(ennead_solve(puzzle, &options, truth->solutions, MOST_SOLUTIONS, &result),
                     ENNEAD_STATUS_OK);
    truth->count = (size_t)result.solutions;
    return truth->count > 0 && truth->count <= MOST_SOLUTIONS;
}

static const char *effect_fault(const ennead_state *state, const ennead_step *step)
{
    bool does_something = false;

    for (int digit = 0; digit <= 9; digit++)
        for (int cell = 0; cell < 128; cell++) {
            const bool placed = ennead_cell_set_has(step->placed[digit], cell);
            const bool removed = ennead_cell_set_has(step->removed[digit], cell);
            if (!placed && !removed)
                continue;
            if (digit == 0 || cell >= ENNEAD_CELLS)
                return "it speaks of what is not on the board";
            if ((state->candidates[cell] >> (digit - 1) & 1) == 0)
                return "it places or removes what is no candidate";
            if (placed && removed)
                return "it places and removes the same";
            does_something = true;
        }
    return does_something ? NULL : "it does nothing";
}

static const char *solution_fault(const board solution, const ennead_step *step)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            if (ennead_cell_set_has(step->placed[digit], cell) && solution[cell] != digit)
                return "it places what a solution does not have";
            if (ennead_cell_set_has(step->removed[digit], cell) && solution[cell] == digit)
                return "it removes what a solution has";
        }
    return NULL;
}

const char *step_fault(const ennead_state *state, const struct truth *truth,
                       const ennead_step *step)
{
    const char *fault = effect_fault(state, step);

    if (truth->count > 1 && step->rests_on_unique)
        return fault;
    for (size_t i = 0; fault == NULL && i < truth->count; i++)
        fault = solution_fault(truth->solutions[i], step);
    return fault;
}

static void print_candidates(const char *title, const ennead_cell_set sets[10])
{
    printf("# %s", title);
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (ennead_cell_set_has(sets[digit], cell))
                printf(" %d%d%d", digit, cell / 9 + 1, cell % 9 + 1);
    printf("\n");
}

void assert_step_true(const ennead_state *state, const struct truth *truth, const ennead_step *step)
{
    const char *fault = step_fault(state, truth, step);

    if (fault == NULL)
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        printf("%s%d/%03x", cell % 9 == 0 ? "\n# " : " ", state->values[cell],
               state->candidates[cell]);
    printf("\n");
    print_candidates("places", step->placed);
    print_candidates("removes", step->removed);
    fail_msg("%s: %s", ennead_technique_info((int)step->technique)->name, fault);
}

struct looking {
    const ennead_state *state;
    const struct truth *truth;
    unsigned long steps, most;
};

static bool look_at(void *user, const ennead_step *step)
{
    struct looking *looking = user;

    assert_step_true(looking->state, looking->truth, step);
    return ++looking->steps < looking->most;
}

unsigned long assert_steps_true(const ennead_state *state, const struct truth *truth,
                                const ennead_technique_set *techniques, unsigned long most)
{
    struct looking looking = {.state = state, .truth = truth, .most = most};

    ennead_step_all(test_finder(), state, techniques, look_at, &looking);
    return looking.steps;
}

/* The digits that the solutions have in a cell. */
static unsigned digits_of_solutions(const struct truth *truth, int cell)
{
    unsigned digits = 0;

    for (size_t i = 0; i < truth->count; i++)
        digits |= 1u << (truth->solutions[i][cell] - 1);
    return digits;
}

void play_on(struct generator *generator, const struct truth *truth, unsigned placed,
             unsigned removed, ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned right = digits_of_solutions(truth, cell);
        if (state->values[cell] != 0)
            continue;
        if ((right & (right - 1)) == 0 && generator_below(generator, 16) < placed)
            ennead_state_place(state, cell, truth->solutions[0][cell]);
        for (int digit = 1; digit <= 9; digit++)
            if ((right >> (digit - 1) & 1) == 0 && generator_below(generator, 16) < removed)
                ennead_state_remove(state, cell, digit);
    }
}

void assert_states_equal(const ennead_state *actual, const ennead_state *expected)
{
    assert_memory_equal(actual->givens, expected->givens, sizeof expected->givens);
    assert_memory_equal(actual->values, expected->values, sizeof expected->values);
    assert_memory_equal(actual->candidates, expected->candidates, sizeof expected->candidates);
}

ennead_technique_set techniques_of(const char *name)
{
    ennead_technique_set set = {{0}};

    assert_int_equal(ennead_technique_set_add(&set, name, strlen(name)), ENNEAD_STATUS_OK);
    return set;
}

ennead_state state_of(const char *line)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_state state;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return state;
}
