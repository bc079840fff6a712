/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and nets: each supposition of a step is replayed on a board of the test's own,
 * and every digit must follow for the reason that the step gives.
 */
#include "support/steps.h"

#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

struct looking {
    const ennead_state *state;
    int contradictions, cells, houses;
};

/* The places of a digit in a house, its own cell if it is there. */
static int places_in(const ennead_state *state, int house, int digit)
{
    int count = 0;

    for (int position = 0; position < 9; position++) {
        const int cell = cell_at(house, position);
        count += state->values[cell] == digit ||
                 (state->values[cell] == 0 && (state->candidates[cell] & digit_set(digit)) != 0);
    }
    return count;
}

/* Plays a digit that is placed, for its reason. */
static void play(ennead_state *state, const ennead_chain_node *node)
{
    const int cell = lowest_cell(cells_of_set(node->cells));

    assert_true((state->candidates[cell] & digit_set(node->digit)) != 0);
    if (node->why == ENNEAD_NODE_CAUSE_CELL)
        assert_int_equal(state->candidates[cell], digit_set(node->digit));
    else if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        assert_int_equal(places_in(state, node->house, node->digit), 1);
    assert_int_equal(ennead_state_place(state, cell, node->digit), ENNEAD_STATUS_OK);
}

/* What a supposition ends with. */
static void look_at_end(const ennead_state *state, const ennead_chain_node *node)
{
    const int cell = lowest_cell(cells_of_set(node->cells));

    if (node->digit == 0) {
        assert_int_equal(node->why, ENNEAD_NODE_CAUSE_CELL);
        assert_int_equal(state->candidates[cell] | state->values[cell], 0);
    } else if (node->why == ENNEAD_NODE_CAUSE_HOUSE) {
        assert_int_equal(places_in(state, node->house, node->digit), 0);
    } else {
        assert_int_not_equal(state->values[cell], node->digit);
        assert_int_equal(state->candidates[cell] & digit_set(node->digit), 0);
    }
}

static bool look_at_step(void *user, const ennead_step *step)
{
    struct looking *looking = user;
    ennead_state played = *looking->state;
    int suppositions = 0;

    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        if (node->why == ENNEAD_NODE_CAUSE_SUPPOSED) {
            played = *looking->state;
            suppositions++;
        }
        if (node->on != 0)
            play(&played, node);
        else
            look_at_end(&played, node);
    }
    looking->contradictions += step->key_count == 0 && step->base == 0;
    looking->cells += step->key_count == 1;
    looking->houses += step->base != 0;
    if (step->key_count == 1)
        assert_int_equal(suppositions, digit_count(looking->state->candidates[step->keys[0]]));
    else if (step->base != 0)
        assert_int_equal(suppositions, places_in(looking->state, __builtin_ctz(step->base),
                                                 step->nodes[0].digit));
    else
        assert_int_equal(suppositions, 1);
    return looking->contradictions + looking->cells + looking->houses < 2000;
}

static void every_digit_follows(void **context)
{
    (void)context;
    static const char *const names[] = {"Forcing Chain", "Forcing Net"};

    for (size_t i = 0; i < COUNT_OF(names); i++) {
        const ennead_technique_set alone = techniques_of(names[i]);
        int contradictions = 0, of_cells = 0, houses = 0;
        for (int of = ENNEAD_ALS_XZ; of <= ENNEAD_FORCING_NET; of++) {
            const char *line = ennead_technique_example(of);
            ennead_case example;
            assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL),
                             ENNEAD_STATUS_OK);
            struct looking looking = {.state = &example.state};
            ennead_step_all(test_finder(), &example.state, &alone, look_at_step, &looking);
            contradictions += looking.contradictions;
            of_cells += looking.cells;
            houses += looking.houses;
        }
        assert_true(contradictions > 0 && of_cells > 0 && houses > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_digit_follows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
